// SPDX-License-Identifier: MIT

// The upper and lower case of keys, on which each letter stays one letter.
//
// **Source:** Unicode's SpecialCasing.txt, for mappings that change the length and for Turkish and
// Azerbaijani.
extension KeyboardLocale {
  /// Whether i and ı are different letters, with the capitals İ and I.
  var isTurkic: Bool { entries.text("i") == "turkic" }

  /// Returns the text in the language's upper case.
  public func uppercased(_ text: String) -> String {
    guard isTurkic else { return text.keyCapitals }
    return text.map { $0 == "i" ? "İ" : String($0).keyCapitals }.joined()
  }

  /// Returns the text in the language's lower case.
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
  /// The text with each letter replaced by its single capital, if it has one.
  ///
  /// The letter ß becomes ẞ; letters whose capital is longer in Unicode stay in lower case, such as
  /// ŉ. Georgian and Cherokee letters are unchanged, since their other case is for headlines or for
  /// books.
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

  /// The text with each capital replaced by its single small letter, if it has one.
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
  /// Whether keyboards use only one case of the letter, although Unicode has two.
  ///
  /// **Source:** Unicode's blocks of Georgian and Cherokee.
  fileprivate var isCaselessLetter: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x10D0...0x10FF, 0x1C90...0x1CBF, 0x13A0...0x13FF, 0xAB70...0xABBF: true
    default: false
    }
  }
}
