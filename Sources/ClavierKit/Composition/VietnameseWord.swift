// SPDX-License-Identifier: MIT

/// A word of Vietnamese while it is typed: one syllable.
///
/// ```
///   ngh    iê     ng     and a tone, which stands on one of the vowels
///   onset  nucleus coda
/// ```
struct VietnameseWord: Hashable {
  private(set) var letters: [VietnameseLetter]
  /// The places of the vowels that a tone may stand on: without u of qu, and i of gi before another vowel.
  private(set) var nucleus: Range<Int>

  /// Takes a word apart; `nil` for what can be no syllable of Vietnamese, nor become one.
  ///
  /// - Parameter text: What stands before the cursor from the beginning of the word.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count <= Self.longest else { return nil }
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
    let (onset, vowels, coda) = (text(..<start), text(start..<end), text(end...))
    guard Self.onsets.contains(onset), Self.codas.contains(coda) else { return nil }
    guard vowels.isEmpty ? end == letters.count : Self.nuclei.contains(vowels) else { return nil }
  }

  /// The longest syllable, nghiêng, in bytes with a tone: a longer word is none.
  private static let longest = 24

  /// The small letters of a part, without tones.
  private func text(_ range: some RangeExpression<Int>) -> String {
    String(letters[range].map(\.base))
  }

  var onset: String { text(..<nucleus.lowerBound) }
  var coda: String { text(nucleus.upperBound...) }
  var vowels: String { text(nucleus) }
  /// The word as it is written.
  var text: String { String(letters.map(\.character)) }
  /// Its tone; 0 for none.
  var tone: Int { letters.first { $0.tone > 0 }?.tone ?? 0 }

  // MARK: Changes

  /// The word with other letters; `nil` if that is no syllable.
  func changing(_ change: (inout [VietnameseLetter]) -> Void) -> VietnameseWord? {
    var letters = letters
    change(&letters)
    return VietnameseWord(letters)
  }

  /// The word with a tone where it belongs, and without any other; `nil` if it can have none.
  func with(tone: Int, _ style: Composition.Vietnamese.Tones) -> VietnameseWord? {
    guard !nucleus.isEmpty else { return nil }
    // What ends with a stop has one of two tones only.
    if ["c", "ch", "p", "t"].contains(coda), ![0, 2, 5].contains(tone) { return nil }
    var word = self
    for index in word.letters.indices { word.letters[index].tone = 0 }
    word.letters[tonePlace(style)].tone = tone
    return word
  }

  /// The vowel that the tone stands on.
  ///
  /// **Source:** the rules of Vietnamese orthography: the marked vowel, of ươ the second; the last before a coda; of three
  /// the middle one; else the first, and in the new style of oa, oe and uy the second.
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

// MARK: - What syllables are made of

extension VietnameseWord {
  /// **Source:** the Vietnamese alphabet's consonants and their groups at the beginning of a syllable.
  private static let onsets: Set<String> = [
    "", "b", "c", "ch", "d", "đ", "g", "gh", "gi", "h", "k", "kh", "l", "m", "n", "ng", "ngh", "nh",
    "p", "ph", "q", "qu", "r", "s", "t", "th", "tr", "v", "x",
  ]

  private static let codas: Set<String> = ["", "c", "ch", "m", "n", "ng", "nh", "p", "t"]

  /// All groups of vowels, and what they are before their marks are typed.
  private static let nuclei: Set<String> = [
    "a", "ă", "â", "e", "ê", "i", "o", "ô", "ơ", "u", "ư", "y",
    "ai", "ao", "au", "ay", "âu", "ây", "eo", "eu", "êu", "ia", "ie", "iê", "iu", "oa", "oă", "oe",
    "oi", "oo", "ôi", "ơi", "ua", "uă", "uâ", "ue", "uê", "ui", "uo", "uô", "uơ", "uu", "uy", "ưa",
    "ưi",
    "ưo", "ươ", "ưu", "ye", "yê",
    "ieu", "iêu", "oai", "oao", "oay", "oeo", "uai", "uao", "uay", "uây", "ueo", "uoi", "uôi",
    "uou",
    "ưoi", "ươi", "ưou", "ươu", "uya", "uye", "uyê", "uyu", "yeu", "yêu",
  ]
}
