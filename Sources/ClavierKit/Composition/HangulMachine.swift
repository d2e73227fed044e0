// SPDX-License-Identifier: MIT

/// Composes Korean syllables, key by key.
///
/// ```
///           consonant           vowel              consonant            consonant that joins
///  nothing ───────────▶ lead ───────────▶ open ─────────────▶ closed ─────────────────────▶ closed
///     │                  ▲ㄱ     가  ▲│vowel that joins │ 각                              │갃
///     │ vowel            │           │╰──▶ open 과      │ vowel: the last consonant is   │
///     ╰────▶ vowel ㅏ     ╰───────────┴──────────────────┴──── the next syllable's 가가 ◀──╯
/// ```
///
/// Backspace removes the letters of the syllable one by one, the latest first. A syllable is
/// complete when the next one begins, or at any other event.
struct HangulMachine: Hashable, Sendable {
  /// The letters of the syllable in progress.
  private enum State: Hashable {
    case nothing
    case lead(Character)
    /// A vowel without a consonant before it.
    case vowel(Character)
    case open(Character, Character)
    case closed(Character, Character, Character)
  }

  private var state = State.nothing

  /// The text of the syllable in progress; empty for none.
  var pending: String {
    switch state {
    case .nothing: ""
    case .lead(let letter), .vowel(let letter): String(letter)
    case .open(let lead, let vowel): Hangul.syllable(lead, vowel, nil).map { String($0) } ?? ""
    case .closed(let lead, let vowel, let final):
      Hangul.syllable(lead, vowel, final).map { String($0) } ?? ""
    }
  }

  /// Completes the syllable in progress.
  mutating func reset() { state = .nothing }

  /// Adds a letter.
  ///
  /// - Returns: The text that replaces ``pending``; `nil` for a character that is no Korean letter,
  ///   which ends the syllable.
  mutating func type(_ letter: Character) -> String? {
    if Hangul.isVowel(letter) { return typeVowel(letter) }
    if Hangul.isLead(letter) || Hangul.isFinal(letter) { return typeConsonant(letter) }
    reset()
    return nil
  }

  private mutating func typeVowel(_ letter: Character) -> String {
    let before = pending
    switch state {
    case .nothing: state = .vowel(letter)
    case .lead(let lead): state = .open(lead, letter)
    case .vowel(let vowel):
      guard let joined = Hangul.joinedVowel(vowel, letter) else { return begin(.vowel(letter)) }
      state = .vowel(joined)
    case .open(let lead, let vowel):
      guard let joined = Hangul.joinedVowel(vowel, letter) else { return begin(.vowel(letter)) }
      state = .open(lead, joined)
    case .closed(let lead, let vowel, let final):
      let parts = Hangul.parts(of: final)
      let next = parts?.second ?? final
      guard Hangul.isLead(next) else { return begin(.vowel(letter)) }
      let rest = Hangul.syllable(lead, vowel, parts?.first).map { String($0) } ?? before
      state = .open(next, letter)
      return rest + pending
    }
    return pending
  }

  private mutating func typeConsonant(_ letter: Character) -> String {
    switch state {
    case .nothing: break
    case .open(let lead, let vowel) where Hangul.isFinal(letter):
      state = .closed(lead, vowel, letter)
      return pending
    case .closed(let lead, let vowel, let final):
      guard let joined = Hangul.joinedFinal(final, letter) else { break }
      state = .closed(lead, vowel, joined)
      return pending
    case .lead, .vowel, .open: break
    }
    // A consonant that is only possible as a final begins no syllable.
    guard Hangul.isLead(letter) else {
      let before = pending
      state = .nothing
      return before + String(letter)
    }
    return begin(.lead(letter))
  }

  /// Completes the syllable and begins the next one.
  private mutating func begin(_ next: State) -> String {
    let before = pending
    state = next
    return before + pending
  }

  /// Removes the last letter.
  ///
  /// - Returns: The text that replaces ``pending``; `nil` without a syllable in progress.
  mutating func deleteBackward() -> String? {
    switch state {
    case .nothing: return nil
    case .lead: state = .nothing
    case .vowel(let vowel): state = Hangul.parts(of: vowel).map { .vowel($0.first) } ?? .nothing
    case .open(let lead, let vowel):
      state = Hangul.parts(of: vowel).map { .open(lead, $0.first) } ?? .lead(lead)
    case .closed(let lead, let vowel, let final):
      state =
        Hangul.parts(of: final).map { .closed(lead, vowel, $0.first) } ?? .open(lead, vowel)
    }
    return pending
  }
}
