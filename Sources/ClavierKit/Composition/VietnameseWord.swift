// SPDX-License-Identifier: MIT

/// A Vietnamese word in progress: one syllable.
///
/// ```
///   ngh    iê     ng     and a tone, on one of the vowels
///   onset  nucleus coda
/// ```
struct VietnameseWord: Hashable {
  private(set) var letters: [VietnameseLetter]
  /// The indexes of the vowels that may have the tone; the u of qu and the i of gi before a vowel
  /// are excluded.
  private(set) var nucleus: Range<Int>

  /// Creates the parts of a word; `nil` if it is not the beginning of a Vietnamese syllable.
  ///
  /// - Parameter text: The text of the word before the cursor.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count <= Self.maximumLength else { return nil }
    var letters: [VietnameseLetter] = []
    for character in text {
      guard let letter = VietnameseLetter(character) else { return nil }
      letters.append(letter)
    }
    self.init(letters)
  }

  private init?(_ letters: [VietnameseLetter]) {
    var start = letters.firstIndex(where: \.isVowel) ?? letters.count
    if start < letters.count - 1, letters[start + 1].isVowel {
      let onset = String(letters[..<start].map(\.base) + [letters[start].base])
      if onset == "qu" || onset == "gi" { start += 1 }
    }
    let end = letters[start...].firstIndex { !$0.isVowel } ?? letters.count
    self.letters = letters
    nucleus = start..<end
    guard Self.onsets.contains(onset), start < end || end == letters.count,
      VietnameseSyllable.begins(onset: onset, rhyme: text(start...), tone: tone)
    else { return nil }
  }

  /// Whether the word is a syllable of Vietnamese, with all its marks.
  var isSyllable: Bool {
    VietnameseSyllable.exists(onset: onset, rhyme: text(nucleus.lowerBound...), tone: tone)
  }

  /// The size of the longest syllable, nghiêng with a tone, in bytes; longer words are rejected.
  private static let maximumLength = 24

  /// Returns the lower-case letters of a part, without tones.
  private func text(_ range: some RangeExpression<Int>) -> String {
    String(letters[range].map(\.base))
  }

  var onset: String { text(..<nucleus.lowerBound) }
  var coda: String { text(nucleus.upperBound...) }
  var vowels: String { text(nucleus) }
  /// The text of the word, with its marks and tone.
  var text: String { String(letters.map(\.character)) }
  /// The tone; 0 for none.
  var tone: Int { letters.first { $0.tone > 0 }?.tone ?? 0 }

  // MARK: Changes

  /// Returns the word with changed letters; `nil` if the result is no syllable.
  func changing(_ change: (inout [VietnameseLetter]) -> Void) -> VietnameseWord? {
    var letters = letters
    change(&letters)
    return VietnameseWord(letters)
  }

  /// Returns the word with exactly one tone, on its proper vowel; `nil` if it can have none.
  func with(tone: Int, _ style: Composition.Vietnamese.Tones) -> VietnameseWord? {
    guard !nucleus.isEmpty else { return nil }
    // A syllable with a final stop has one of two tones only.
    if ["c", "ch", "p", "t"].contains(coda), ![0, 2, 5].contains(tone) { return nil }
    var word = self
    for index in word.letters.indices { word.letters[index].tone = 0 }
    word.letters[tonePlace(style)].tone = tone
    return word
  }

  /// Returns the index of the vowel that has the tone.
  ///
  /// **Source:** the rules of Vietnamese orthography. The tone is on the marked vowel; of ươ on the
  /// second. Before a coda it is on the last vowel; of three vowels on the middle one. Otherwise it
  /// is on the first; in the new style of oa, oe and uy on the second.
  private func tonePlace(_ style: Composition.Vietnamese.Tones) -> Int {
    if let marked = nucleus.last(where: { letters[$0].base != letters[$0].plain }) { return marked }
    let last = nucleus.upperBound - 1
    if !coda.isEmpty { return last }
    switch nucleus.count {
    case 1: return last
    case 2: return style == .new && ["oa", "oe", "uy"].contains(vowels) ? last : last - 1
    default: return last - 1
    }
  }
}

extension VietnameseWord {
  /// The consonants and consonant groups at the beginning of a syllable.
  ///
  /// **Source:** the Vietnamese alphabet.
  private static let onsets: Set<String> = [
    "", "b", "c", "ch", "d", "đ", "g", "gh", "gi", "h", "k", "kh", "l", "m", "n", "ng", "ngh", "nh",
    "p", "ph", "q", "qu", "r", "s", "t", "th", "tr", "v", "x",
  ]
}
