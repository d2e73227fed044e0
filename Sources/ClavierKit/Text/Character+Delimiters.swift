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
      // The last is Greek's question mark, which Unicode holds to be the semicolon.
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

  /// Whether the character ends a sentence in some script, and is nothing else in any other.
  ///
  /// **Source:** Unicode's Sentence_Terminal, for the scripts that there are keyboards for.
  private var isForeignSentenceDelimiter: Bool {
    guard let scalar = onlyScalar, scalar.value > 0x500 else { return false }
    return switch scalar {
    // Armenian, Arabic and Urdu, Syriac, N’Ko.
    case "։", "՜", "՞", "؟", "۔", "܀", "܁", "܂", "߹": true
    // The danda of India, and what Sinhala, Meetei Mayek and Ol Chiki have for it.
    case "।", "॥", "෴", "꯫", "᱾", "᱿": true
    // Burmese, Khmer, Ethiopic, Mongolian, Japanese.
    case "၊", "။", "។", "៕", "።", "፧", "፨", "᠃", "᠉", "。", "！", "？": true
    default: false
    }
  }

  /// Whether a capital follows the character and a space.
  ///
  /// As ``isSentenceDelimiter`` without the colon: "Note: see below" goes on in small letters.
  public var isCapitalizingDelimiter: Bool {
    self != ":" && isSentenceDelimiter
  }

  /// Whether typing the character is when a misspelt word before it is put right.
  ///
  /// As ``isWordDelimiter`` without what stands inside a name or an address: ( ) [ ] and the Tibetan marks.
  ///
  /// **Source:** KeyboardKit 9.0's autocorrect triggers.
  public var isAutocorrectTrigger: Bool {
    switch onlyScalar {
    case "(", ")", "[", "]", "\u{F0B}", "\u{F0D}": false
    default: isWordDelimiter
    }
  }

  /// Whether the character is white space or ends a line, in KeyboardKit's list.
  ///
  /// The zero width space counts, as it separates words where nothing is seen.
  public var isTextWhitespace: Bool {
    // What is typed most needs no table of Unicode.
    if let code = asciiValue { return code == 0x20 || (9...13).contains(code) }
    return isWhitespace || self == "\u{200B}"
  }

  /// The scalar that is the whole character; `nil` if it has marks upon it or is otherwise composed.
  private var onlyScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    let first = scalars.startIndex
    return scalars.index(after: first) == scalars.endIndex ? scalars[first] : nil
  }
}
