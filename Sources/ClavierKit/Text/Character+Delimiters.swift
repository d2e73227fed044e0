// SPDX-License-Identifier: MIT

extension Character {
  /// Whether the character ends a word.
  ///
  /// Hyphens, apostrophes, quotation marks, digits and currency signs do not.
  ///
  /// **Source:** KeyboardKit 9.0's word delimiters.
  public var isWordDelimiter: Bool {
    if isTextWhitespace { return true }
    if isForeignSentenceDelimiter { return true }
    return switch onlyScalar {
    case "،", "؛", "፣", "፤", "、", "᠂", "՝": true
    case ".", ",", ":", ";", "!", "¡", "?", "¿", "(", ")", "[", "]", "{", "}", "<", ">", "«", "»",
      "\u{F0B}", "\u{F0D}", "\u{37E}":
      // The last is the Greek question mark, whose canonical form is the semicolon.
      true
    default: false
    }
  }

  /// Whether the character ends a sentence for the double-space rule.
  ///
  /// **Source:** KeyboardKit 9.0's sentence delimiters.
  public var isSentenceDelimiter: Bool {
    switch onlyScalar {
    case ".", ":", "!", "¡", "?", "¿": true
    default: isForeignSentenceDelimiter
    }
  }

  /// Whether the character ends a sentence in some script, and has no other use in any script.
  ///
  /// **Source:** Unicode's Sentence_Terminal, for the scripts with keyboards.
  private var isForeignSentenceDelimiter: Bool {
    guard let scalar = onlyScalar, scalar.value > 0x500 else { return false }
    return switch scalar {
    // Armenian, Arabic and Urdu, Syriac, N’Ko.
    case "։", "՜", "՞", "؟", "۔", "܀", "܁", "܂", "߹": true
    // The danda of India, and its equivalents in Sinhala, Meetei Mayek and Ol Chiki.
    case "।", "॥", "෴", "꯫", "᱾", "᱿": true
    // Burmese, Khmer, Ethiopic, Mongolian, Japanese.
    case "၊", "။", "។", "៕", "።", "፧", "፨", "᠃", "᠉", "。", "！", "？": true
    default: false
    }
  }

  /// Whether a capital follows the character and a space.
  ///
  /// Like ``isSentenceDelimiter`` without the colon: "Note: see below" continues in lower case.
  public var isCapitalizingDelimiter: Bool {
    self != ":" && isSentenceDelimiter
  }

  /// Whether the character triggers the correction of a misspelt word before it.
  ///
  /// Like ``isWordDelimiter`` without the signs inside names and addresses: ( ) [ ] and the Tibetan
  /// marks.
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
  /// The zero-width space counts, as it is an invisible word separator.
  public var isTextWhitespace: Bool {
    // A fast path for ASCII, the most frequent input.
    if let code = asciiValue { return code == 0x20 || (9...13).contains(code) }
    return isWhitespace || self == "\u{200B}"
  }

  /// The only scalar of the character; `nil` for a character of several.
  private var onlyScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    let first = scalars.startIndex
    return scalars.index(after: first) == scalars.endIndex ? scalars[first] : nil
  }
}
