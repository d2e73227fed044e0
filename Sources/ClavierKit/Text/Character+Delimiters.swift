// SPDX-License-Identifier: MIT

extension Character {
  /// Whether the character ends a word.
  ///
  /// Hyphens, apostrophes, digits and currency signs do not.
  ///
  /// **Source:** KeyboardKit 9.0's word delimiters.
  public var isWordDelimiter: Bool {
    isTextWhitespace || ".,:;!¡?¿()[]{}<>«»་།".contains(self)
  }

  /// Whether the character ends a sentence for the double-space rule.
  ///
  /// **Source:** KeyboardKit 9.0's sentence delimiters.
  public var isSentenceDelimiter: Bool {
    ".:!¡?¿".contains(self)
  }

  /// Whether a capital follows the character and a space.
  ///
  /// As ``isSentenceDelimiter`` without the colon: "Note: see below" goes on in small letters.
  public var isCapitalizingDelimiter: Bool {
    self != ":" && isSentenceDelimiter
  }

  /// Whether the character is white space or ends a line, in KeyboardKit's list.
  ///
  /// The zero width space counts, as it separates words where nothing is seen.
  public var isTextWhitespace: Bool {
    isWhitespace || self == "\u{200B}"
  }
}
