// SPDX-License-Identifier: MIT

extension Character {
  /// Whether the character ends a word.
  ///
  /// Hyphens, apostrophes, quotation marks, digits and currency signs end no word.
  ///
  /// **Source:** KeyboardKit 9.0's word delimiters.
  public var isWordDelimiter: Bool {
    if isTextWhitespace { return true }
    if isForeignSentenceDelimiter { return true }
    return switch onlyScalar {
    case "،", "؛", "፣", "፤", "、", "᠂", "՝": true
    case ".", ",", ":", ";", "!", "¡", "?", "¿", "(", ")", "[", "]", "{", "}", "<", ">", "«", "»",
      "\u{F0B}", "\u{F0D}", "\u{37E}":
      // The last case is the Greek question mark, whose canonical form is the semicolon.
      true
    default: false
    }
  }

  /// Whether the character ends a sentence for the double-space rule.
  ///
  /// **Source:** KeyboardKit 9.0's sentence delimiters, and those of Unicode.
  public var isSentenceDelimiter: Bool {
    switch onlyScalar {
    case ".", ":", "!", "¡", "?", "¿": true
    default: isForeignSentenceDelimiter
    }
  }

  /// Whether the character ends a sentence in some script, and has no other use in any script.
  ///
  /// **Source:** ``SentenceTerminators``; the sign … and marks of Armenian, Sinhala and Khmer are
  /// Clavier's own.
  private var isForeignSentenceDelimiter: Bool {
    guard let scalar = terminatorScalar, scalar.value > 0x7F else { return false }
    return switch scalar {
    case "…", "՜", "՞", "෴", "។", "៕": true
    default: SentenceTerminators.contains(scalar)
    }
  }

  /// Whether the character ends a sentence in a script that writes no space after it.
  ///
  /// The full stop ．is excluded, since it also occurs in numbers.
  ///
  /// **Source:** the class STerm (UAX 29), limited to scripts without spaces between words, by the
  /// classes ID and SA of Unicode's line breaking (UAX 14): Chinese and Japanese, Khmer, Burmese,
  /// Javanese, Balinese, Tai Tham, Cham and Phags-pa.
  var endsSpacelessSentence: Bool {
    switch onlyScalar {
    case "\u{3002}", "\u{FF61}", "\u{FF01}", "\u{FF1F}", "\u{FE56}", "\u{FE57}", "\u{17D4}",
      "\u{17D5}", "\u{104B}", "\u{A9C8}", "\u{A9C9}", "\u{1B5A}", "\u{1B5B}", "\u{1B5E}",
      "\u{1B5F}", "\u{1AA8}", "\u{1AA9}", "\u{1AAA}", "\u{1AAB}", "\u{AA5D}", "\u{AA5E}",
      "\u{AA5F}", "\u{A876}", "\u{A877}":
      true
    default: false
    }
  }

  /// The only scalar of the character, or the scalar of a sign shown as an emoji, such as ⁉️; `nil`
  /// for others.
  private var terminatorScalar: Unicode.Scalar? {
    if let onlyScalar { return onlyScalar }
    let scalars = unicodeScalars
    let isShownAsEmoji = scalars.count == 2 && scalars.last == "\u{FE0F}"
    return isShownAsEmoji ? scalars.first : nil
  }

  /// Whether the character may stand between the end of a sentence and the space after it.
  ///
  /// Such characters are brackets, quotation marks, and signs without width, such as direction
  /// marks.
  ///
  /// **Source:** the class Close of Unicode's sentence breaking (UAX 29), and its rule SB5.
  var isSentenceClose: Bool {
    if self == "\"" || self == "'" { return true }
    if isTextWhitespace { return false }
    return switch onlyScalar?.properties.generalCategory {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .format: true
    default: false
    }
  }

  /// Whether the character may stand before the first letter of a sentence.
  ///
  /// Quotation marks count in both shapes, since some languages open with the closing shape: »so«,
  /// ”så”.
  var isSentenceOpening: Bool {
    if self == "¿" || self == "¡" { return true }
    return isSentenceClose && onlyScalar?.properties.generalCategory != .closePunctuation
  }

  /// Whether the character is an emoji or other picture, which belongs to the sentence before it.
  var isPictograph: Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first, first.value > 0x7F || scalars.count > 1 else { return false }
    return first.properties.generalCategory == .otherSymbol || first.properties.isEmojiPresentation
      || (first.properties.isEmoji && scalars.contains("\u{FE0F}"))
  }

  /// Whether the character, at the start of a line, begins a list item, a quotation, a heading or
  /// speech.
  var isBullet: Bool {
    switch self {
    case "-", "*", "+", ">", "#", "•", "‣", "◦", "·", "–", "—", "―": true
    default: false
    }
  }

  /// Whether the character is a double quotation mark, which neither ends a word nor is part of
  /// one.
  ///
  /// The marks « and » are excluded, because they end words: ``isWordDelimiter``.
  package var isQuotationMark: Bool {
    switch self {
    case "\"", "\u{201C}", "\u{201D}", "\u{201E}": true
    default: false
    }
  }

  /// Whether a sentence with a capital follows the character and a space.
  ///
  /// The set is that of ``isSentenceDelimiter`` without the colon: "Note: see below" continues in
  /// lower case.
  public var isCapitalizingDelimiter: Bool {
    self != ":" && isSentenceDelimiter
  }

  /// Whether the character triggers the correction of a misspelt word before it.
  ///
  /// The set is that of ``isWordDelimiter`` without signs inside names and addresses: ( ) [ ] and
  /// the Tibetan marks.
  ///
  /// **Source:** KeyboardKit 9.0's autocorrect triggers.
  public var isAutocorrectTrigger: Bool {
    switch onlyScalar {
    case "(", ")", "[", "]", "\u{F0B}", "\u{F0D}": false
    default: isWordDelimiter
    }
  }

  /// Whether the character is white space or a line break, by KeyboardKit's list.
  ///
  /// The zero-width space is included, since it is an invisible word separator.
  public var isTextWhitespace: Bool {
    // A fast path for ASCII, the most frequent input.
    if let code = asciiValue { return code == 0x20 || (9...13).contains(code) }
    return isWhitespace || self == "\u{200B}"
  }

  /// The only scalar of the character; `nil` for a character of several scalars.
  private var onlyScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    let first = scalars.startIndex
    return scalars.index(after: first) == scalars.endIndex ? scalars[first] : nil
  }
}
