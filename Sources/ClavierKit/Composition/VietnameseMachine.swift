// SPDX-License-Identifier: MIT

/// Composes a Vietnamese word, and restores the typed keys if the word turns out to be no syllable.
///
/// ```
///             a key changes the word
///   ┌───────┐ ───────────────────────────────────────────────────────▶ ┌──────────┐
///   │ plain │                                                          │ composed │
///   └───────┘ ◀─────────────────────────────────────────────────────── └──────────┘
///             the same key undoes it; no syllable begins like this, or
///             the word ends and is none: the keys themselves
/// ```
///
/// So `dest` becomes dét, and `destr` stays as typed. Words without vowels are kept, since people
/// write đc for được. A word that ends with an undone key is kept as well, so that `ass` becomes
/// as. If other letters follow, the keys are restored, as in `coffee`.
struct VietnameseMachine: Hashable, Sendable {
  let keys: VietnameseKeys
  /// The known keys of the word before the cursor.
  private var typed = ""
  /// The word that the keys in `typed` produced.
  private var word = ""
  /// The last key that undid its earlier effect in the word.
  private var undoing: Character?

  init(_ settings: Composition.Vietnamese) {
    keys = VietnameseKeys(settings: settings)
  }

  /// Forgets the keys of the word in progress.
  mutating func reset() {
    (typed, word, undoing) = ("", "", nil)
  }

  /// Returns the text that replaces the word before the cursor, including the key.
  ///
  /// - Parameters:
  ///   - key: The key's character.
  ///   - present: The word before the cursor, letters only.
  /// - Returns: The text; `nil` if the key is only appended.
  mutating func text(typing key: Character, after present: String) -> String? {
    if word != present { (typed, word, undoing) = (present, present, nil) }
    let isDigit = key.isNumber && keys.settings.keys == .vni
    let isSign = keys.isSign(key)
    guard key.isLetter || isDigit || isSign else {
      return textAtEnd(of: present).map { $0 + String(key) }
    }
    let all = typed + String(key)
    switch keys.change(typing: key, after: present) {
    case .composed(let text)?:
      (typed, word) = (all, text)
      return text
    case .undone(let text)?:
      (typed, word, undoing) = (all, text, key)
      return text
    case nil:
      // A sign without any effect ends the word.
      if isSign { return textAtEnd(of: present).map { $0 + String(key) } }
      let longer = present + String(key)
      if key == undoing {
        // The key once more: the word is no syllable, and contains the letter.
        (typed, word) = (longer, longer)
        return nil
      }
      guard typed != present, hasVowel(present), VietnameseWord(longer) == nil else {
        (typed, word) = (all, longer)
        return nil
      }
      (typed, word, undoing) = (all, all, nil)
      return all
    }
  }

  /// Returns the keys of a word that ends and is no syllable; `nil` if the word stays.
  mutating func textAtEnd(of present: String) -> String? {
    defer { reset() }
    guard word == present, typed != word, undoing == nil, hasVowel(present),
      VietnameseWord(present)?.isSyllable != true
    else { return nil }
    return typed
  }

  private func hasVowel(_ text: String) -> Bool {
    text.contains { VietnameseLetter($0)?.isVowel == true }
  }
}
