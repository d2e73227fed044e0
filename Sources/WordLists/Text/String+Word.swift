// SPDX-License-Identifier: MIT

extension String {
  /// Whether the text is a word: at most ``WordListLimits/letters`` scalars, at least one a letter.
  ///
  /// Combining marks, apostrophes, hyphens and the joiners of Persian and Hindi belong to words;
  /// blanks, digits, symbols and invisible characters do not.
  var isWord: Bool {
    var count = 0
    var hasLetter = false
    for scalar in unicodeScalars {
      count += 1
      guard count <= WordListLimits.letters else { return false }
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
        hasLetter = true
      case .nonspacingMark, .spacingMark, .connectorPunctuation, .dashPunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation, .modifierSymbol:
        break
      case .format where scalar == "\u{200C}" || scalar == "\u{200D}": break
      default: return false
      }
    }
    return hasLetter
  }
}
