// SPDX-License-Identifier: MIT

/// The letters of Korean, and how syllables are made of them.
///
/// A letter is known by its character of its own, such as ㄱ; in a syllable it is a number.
///
/// **Source:** the Unicode Standard, 3.12, "Conjoining Jamo Behavior": the order of leading consonants, vowels and final
/// consonants, and the arithmetic of syllables. KS X 5002 (2-set keyboards) for which letters join.
enum Hangul {
  /// The consonants that a syllable begins with, in the order of their numbers.
  private static let leads: [Character] = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let vowels: [Character] = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  /// The consonants that a syllable ends with; their numbers begin with 1, as 0 is for none.
  private static let finals: [Character] = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")

  /// Two vowels that become one.
  private static let joinedVowels: [(Character, Character, Character)] = [
    ("ㅗ", "ㅏ", "ㅘ"), ("ㅗ", "ㅐ", "ㅙ"), ("ㅗ", "ㅣ", "ㅚ"), ("ㅜ", "ㅓ", "ㅝ"), ("ㅜ", "ㅔ", "ㅞ"),
    ("ㅜ", "ㅣ", "ㅟ"), ("ㅡ", "ㅣ", "ㅢ"),
  ]

  /// Two consonants that end a syllable together.
  private static let joinedFinals: [(Character, Character, Character)] = [
    ("ㄱ", "ㅅ", "ㄳ"), ("ㄴ", "ㅈ", "ㄵ"), ("ㄴ", "ㅎ", "ㄶ"), ("ㄹ", "ㄱ", "ㄺ"), ("ㄹ", "ㅁ", "ㄻ"),
    ("ㄹ", "ㅂ", "ㄼ"), ("ㄹ", "ㅅ", "ㄽ"), ("ㄹ", "ㅌ", "ㄾ"), ("ㄹ", "ㅍ", "ㄿ"), ("ㄹ", "ㅎ", "ㅀ"),
    ("ㅂ", "ㅅ", "ㅄ"),
  ]

  static func isLead(_ letter: Character) -> Bool { leads.contains(letter) }
  static func isVowel(_ letter: Character) -> Bool { vowels.contains(letter) }
  static func isFinal(_ letter: Character) -> Bool { finals.contains(letter) }

  /// The vowel that two are together; `nil` if they stay two.
  static func joinedVowel(_ first: Character, _ second: Character) -> Character? {
    joinedVowels.first { $0.0 == first && $0.1 == second }?.2
  }

  /// The end of a syllable that two consonants are together; `nil` if they stay two.
  static func joinedFinal(_ first: Character, _ second: Character) -> Character? {
    joinedFinals.first { $0.0 == first && $0.1 == second }?.2
  }

  /// The two letters that one was joined of; `nil` for a letter that is typed by one key.
  static func parts(of letter: Character) -> (first: Character, second: Character)? {
    (joinedVowels + joinedFinals).first { $0.2 == letter }.map { ($0.0, $0.1) }
  }

  /// The character of a syllable.
  ///
  /// - Parameters:
  ///   - lead: The consonant that it begins with.
  ///   - vowel: Its vowel.
  ///   - final: The consonants that it ends with; `nil` for none.
  /// - Returns: The syllable; `nil` if one of them is no such letter.
  static func syllable(_ lead: Character, _ vowel: Character, _ final: Character?) -> Character? {
    guard let first = leads.firstIndex(of: lead), let second = vowels.firstIndex(of: vowel) else {
      return nil
    }
    var third = 0
    if let final {
      guard let index = finals.firstIndex(of: final) else { return nil }
      third = index + 1
    }
    return Unicode.Scalar(UInt32(0xAC00 + (first * 21 + second) * 28 + third)).map { Character($0) }
  }
}
