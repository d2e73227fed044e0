// SPDX-License-Identifier: MIT

/// The effects of the keys of Telex, VNI and VIQR on the word before the cursor.
///
/// ```
///   a letter                  ─▶ is added, and the tone moves to the vowel where it belongs now
///   a tone or a mark          ─▶ changes the word
///   the same one once more    ─▶ undoes the change, and types the letter or digit itself
///   one without any effect    ─▶ types the letter or digit itself
/// ```
///
/// The signs of VIQR end words, too. So each changes only the letter directly before it, and only
/// once: `ma..` is mạ and a period.
///
/// Only beginnings of Vietnamese syllables are changed. ``VietnameseMachine`` restores the typed
/// keys of a word that turns out to be no syllable.
///
/// **Source:** the key assignments of Vietnamese input methods since VISCII and TCVN-8; RFC 1456.
struct VietnameseKeys: Hashable, Sendable {
  var settings: Composition.Vietnamese

  /// A word that a key has changed.
  enum Change: Hashable {
    /// The key has added a mark or a tone, or moved the tone.
    case composed(String)
    /// The key has undone its earlier effect, and the word now contains the key itself.
    case undone(String)
  }

  /// Returns the word after a key.
  ///
  /// - Parameters:
  ///   - key: The key's character.
  ///   - text: The word before the cursor, letters only.
  /// - Returns: The changed word; `nil` if the key is only appended.
  func change(typing key: Character, after text: some StringProtocol) -> Change? {
    guard let small = key.lowercased().first else { return nil }
    guard let word = VietnameseWord(text) else { return nil }
    guard let role = role(of: small) else {
      return adding(key, to: word).map(Change.composed)
    }
    if isSign(small) { return addingSign(word, role).map { Change.composed($0.text) } }
    if case .mark(let pairs) = role, pairs.first?.to == "ươ", word.coda.isEmpty,
      word.vowels == "uo", let horned = marking(word, [("o", "ơ")])
    {
      return .composed(horned.text)
    }
    let changed: VietnameseWord?
    let unmarked: VietnameseWord?
    switch role {
    case .tone(let tone):
      let isToneSet = word.tone == tone
      changed = isToneSet ? nil : word.with(tone: tone, settings.tones)
      unmarked = isToneSet && tone > 0 ? word.with(tone: 0, settings.tones) : nil
    case .mark(let pairs):
      changed = marking(word, pairs)
      unmarked = changed == nil ? marking(word, pairs.map { ($0.to, $0.from) }) : nil
    case .stroke:
      let isInPlace = settings.keys != .viqr || word.letters.count == 1
      let onset = isInPlace ? word.onset : ""
      changed = onset == "d" ? word.changing { $0[0] = $0[0].with("đ") } : nil
      unmarked = onset == "đ" ? word.changing { $0[0] = $0[0].with("d") } : nil
    }
    if let changed { return .composed(changed.text) }
    if small == "w", settings.keys == .telex, word.coda.isEmpty {
      if word.nucleus.isEmpty, let horned = word.changing({ $0.append(.hornedU(key)) }) {
        return .composed(horned.text)
      }
      // A w alone became ư, and becomes w again.
      if word.vowels == "ư" { return .undone(String(word.text.dropLast()) + String(key)) }
    }
    if let unmarked { return .undone(unmarked.text + String(key)) }
    return adding(key, to: word).map(Change.composed)
  }

  /// Returns the word with a sign on its last letter; `nil` if the sign types itself.
  private func addingSign(_ word: VietnameseWord, _ role: KeyRole) -> VietnameseWord? {
    guard let last = word.letters.last, last.isVowel else { return nil }
    switch role {
    case .tone(let tone): return word.tone == 0 ? word.with(tone: tone, settings.tones) : nil
    case .mark(let pairs):
      let pair = pairs.first { $0.from == String(last.base) }
      return pair.flatMap { marking(word, [$0]) }
    case .stroke: return nil
    }
  }

  /// Returns the word with a letter appended and its tone moved; `nil` if the rest is unchanged.
  ///
  /// At the end of a word uơ is possible, as in thuở; within a word it becomes ươ.
  private func adding(_ key: Character, to word: VietnameseWord) -> String? {
    guard let letter = VietnameseLetter(key) else { return nil }
    let isHorned = word.vowels == "uơ" && word.coda.isEmpty
    guard word.tone > 0 || isHorned else { return nil }
    let place = word.nucleus.lowerBound
    let longer = word.changing { letters in
      if isHorned { letters[place].base = "ư" }
      letters.append(letter)
    }
    let text = longer.flatMap { $0.tone > 0 ? $0.with(tone: $0.tone, settings.tones) : $0 }?.text
    return text == word.text + String(key) ? nil : text
  }

  /// Returns the word with one pair of letters replaced and its tone moved; `nil` if no pair
  /// applies.
  private func marking(
    _ word: VietnameseWord, _ pairs: [(from: String, to: String)]
  ) -> VietnameseWord? {
    for (from, to) in pairs {
      let (from, to) = (Array(from), Array(to))
      for place in word.nucleus where place + from.count <= word.nucleus.upperBound {
        let bases = word.letters[place..<place + from.count].map(\.base)
        guard bases == from else { continue }
        let changed = word.changing { letters in
          for (offset, base) in to.enumerated() { letters[place + offset].base = base }
        }
        guard let changed else { continue }
        return changed.tone > 0 ? changed.with(tone: changed.tone, settings.tones) : changed
      }
    }
    return nil
  }
}

extension VietnameseLetter {
  /// Returns the letter ư that w types in Telex without a vowel before it.
  fileprivate static func hornedU(_ key: Character) -> VietnameseLetter {
    VietnameseLetter("ư", isCapital: key.isUppercase)
  }
}
