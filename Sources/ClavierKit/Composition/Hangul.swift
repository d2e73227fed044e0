// SPDX-License-Identifier: MIT

/// The letters of Korean, and the composition of syllables.
///
/// A letter is represented by its compatibility jamo, such as ㄱ, and by an index in a syllable.
///
/// **Source:** the Unicode Standard, 3.12, "Conjoining Jamo Behavior": the order of leading
/// consonants, vowels and final consonants, and the arithmetic of syllables. KS X 5002 (2-set
/// keyboards): the letters that join.
enum Hangul {
  /// The leading consonants, in the order of their indexes.
  private static let leadingConsonants: [Character] = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let vowels: [Character] = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  /// The final consonants; their indexes begin with 1, since 0 means no final.
  private static let finalConsonants: [Character] = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")

  /// Pairs of vowels, each with the vowel that they form.
  private static let joinedVowels: [(Character, Character, Character)] = [
    ("ㅗ", "ㅏ", "ㅘ"), ("ㅗ", "ㅐ", "ㅙ"), ("ㅗ", "ㅣ", "ㅚ"), ("ㅜ", "ㅓ", "ㅝ"), ("ㅜ", "ㅔ", "ㅞ"),
    ("ㅜ", "ㅣ", "ㅟ"), ("ㅡ", "ㅣ", "ㅢ"),
  ]

  /// Pairs of consonants, each with the final that they form.
  private static let joinedFinals: [(Character, Character, Character)] = [
    ("ㄱ", "ㅅ", "ㄳ"), ("ㄴ", "ㅈ", "ㄵ"), ("ㄴ", "ㅎ", "ㄶ"), ("ㄹ", "ㄱ", "ㄺ"), ("ㄹ", "ㅁ", "ㄻ"),
    ("ㄹ", "ㅂ", "ㄼ"), ("ㄹ", "ㅅ", "ㄽ"), ("ㄹ", "ㅌ", "ㄾ"), ("ㄹ", "ㅍ", "ㄿ"), ("ㄹ", "ㅎ", "ㅀ"),
    ("ㅂ", "ㅅ", "ㅄ"),
  ]

  static func isLead(_ letter: Character) -> Bool { leadingConsonants.contains(letter) }
  static func isVowel(_ letter: Character) -> Bool { vowels.contains(letter) }
  static func isFinal(_ letter: Character) -> Bool { finalConsonants.contains(letter) }

  /// Returns the vowel that two vowels form; `nil` if they do not join.
  static func joinedVowel(_ first: Character, _ second: Character) -> Character? {
    joinedVowels.first { $0.0 == first && $0.1 == second }?.2
  }

  /// Returns the final that two consonants form; `nil` if they do not join.
  static func joinedFinal(_ first: Character, _ second: Character) -> Character? {
    joinedFinals.first { $0.0 == first && $0.1 == second }?.2
  }

  /// Returns the two letters that form a joined one; `nil` for a letter with its own key.
  static func parts(of letter: Character) -> (first: Character, second: Character)? {
    (joinedVowels + joinedFinals).first { $0.2 == letter }.map { ($0.0, $0.1) }
  }

  /// Returns the character of a syllable.
  ///
  /// - Parameters:
  ///   - lead: The leading consonant.
  ///   - vowel: The vowel.
  ///   - final: The final consonants; `nil` for none.
  /// - Returns: The syllable; `nil` if a letter cannot be in its position.
  static func syllable(_ lead: Character, _ vowel: Character, _ final: Character?) -> Character? {
    guard let first = leadingConsonants.firstIndex(of: lead),
      let second = vowels.firstIndex(of: vowel)
    else {
      return nil
    }
    var third = 0
    if let final {
      guard let index = finalConsonants.firstIndex(of: final) else { return nil }
      third = index + 1
    }
    return Unicode.Scalar(UInt32(0xAC00 + (first * 21 + second) * 28 + third)).map { Character($0) }
  }
}
