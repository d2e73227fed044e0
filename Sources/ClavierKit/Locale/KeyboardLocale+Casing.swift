// SPDX-License-Identifier: MIT

// Capitals as keys have them: one key, one letter.
//
// **Source:** Unicode's SpecialCasing.txt for what grows, and for Turkish and Azerbaijani.
extension KeyboardLocale {
  /// Whether i and ı are two letters, with İ and I for capitals.
  private var isTurkic: Bool { entries.text("i") == "turkic" }

  /// The text with the capitals of the language.
  public func uppercased(_ text: String) -> String {
    guard isTurkic else { return text.keyCapitals }
    return text.map { $0 == "i" ? "İ" : String($0).keyCapitals }.joined()
  }

  /// The text with the small letters of the language.
  public func lowercased(_ text: String) -> String {
    guard isTurkic else { return text.keySmallLetters }
    return text.map { character in
      switch character {
      case "İ": "i"
      case "I": "ı"
      default: String(character).keySmallLetters
      }
    }.joined()
  }
}

extension String {
  /// The text with a capital for each letter that has one of its own.
  ///
  /// ß has ẞ, and what Unicode makes longer stays small, as ŉ. Georgian and Cherokee stay as they are: their
  /// other letters are for headlines, or for books.
  var keyCapitals: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return uppercased() }
    return String(
      map { character in
        if character == "ß" { return "ẞ" }
        guard !character.isCaselessLetter else { return character }
        let capital = character.uppercased()
        return capital.count == 1 && capital.unicodeScalars.count <= character.unicodeScalars.count
          ? Character(capital) : character
      })
  }

  /// The text with a small letter for each capital that has one.
  var keySmallLetters: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    return String(
      map { character in
        guard !character.isCaselessLetter else { return character }
        let small = character.lowercased()
        return small.count == 1 ? Character(small) : character
      })
  }
}

extension Character {
  /// Whether keyboards write the letter in one form, although Unicode has two.
  ///
  /// **Source:** Unicode's blocks of Georgian and Cherokee.
  fileprivate var isCaselessLetter: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x10D0...0x10FF, 0x1C90...0x1CBF, 0x13A0...0x13FF, 0xAB70...0xABBF: true
    default: false
    }
  }
}
