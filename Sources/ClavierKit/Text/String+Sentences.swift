// SPDX-License-Identifier: MIT

extension StringProtocol {
  /// Whether the last sentence has ended, or the text is blank.
  ///
  /// White space, closing marks, brackets and emojis may follow the end. A line break alone ends no
  /// sentence.
  ///
  /// **Source:** KeyboardKit 9.0's `isLastSentenceEnded`, and rule SB9 of Unicode's UAX 29.
  public var isLastSentenceEnded: Bool {
    guard let last = lastSentenceCharacter else { return allSatisfy(\.isTextWhitespace) }
    return last.isSentenceDelimiter
  }

  /// The last character apart from white space, closing marks, brackets and emojis.
  var lastSentenceCharacter: Character? {
    last { $0.isSentenceDelimiter || !($0.isTextWhitespace || $0.isAfterSentence) }
  }

  /// Whether the last character of the text ends a sentence.
  public var hasSentenceDelimiterSuffix: Bool {
    last?.isSentenceDelimiter ?? false
  }

  /// Whether the next letter begins a sentence, in a text whose start is known.
  ///
  /// See ``endsAtNewSentence(whereStartBegins:)``.
  public var endsAtNewSentence: Bool {
    endsAtNewSentence(whereStartBegins: true)
  }

  /// Returns whether the next letter begins a sentence.
  ///
  /// A sentence begins at the start of a text or a line, also after an indent or a list marker. It
  /// also begins after the end of a sentence and a space; closing marks, brackets and emojis may
  /// follow that end. Opening marks and brackets may precede the letter in each case. Scripts that
  /// are written without spaces, such as Chinese and Japanese, need no space.
  ///
  /// **Source:** KeyboardKit 9.9's rule for sentences, with rules SB4 and SB8a to SB11 of Unicode's
  /// UAX 29. Unlike there, other scripts need a space, as in addresses. Lists are Clavier's own.
  ///
  /// - Parameter startBegins: Whether a sentence begins at the start of the text; `false` where the
  ///   text before it is unknown.
  /// - Returns: Whether the next letter begins a sentence.
  func endsAtNewSentence(whereStartBegins startBegins: Bool) -> Bool {
    let text = withoutOpeningMarks
    guard let end = text.last else { return startBegins }
    if text.endsWithSpacelessSentence { return true }
    guard end.isTextWhitespace || end == "—" || end == "―" else { return false }
    var needsLineStart = !end.isTextWhitespace
    for character in text.reversed() {
      if character.isNewline { return true }
      if character.isBullet {
        needsLineStart = true
      } else if character.isCapitalizingDelimiter {
        return !needsLineStart
      } else if !character.isTextWhitespace && !character.isAfterSentence {
        return false
      }
    }
    return startBegins
  }

  /// Whether the text ends with a sentence of a script without spaces, perhaps followed by closing
  /// marks or emojis.
  private var endsWithSpacelessSentence: Bool {
    last { !$0.isAfterSentence }?.endsSpacelessSentence ?? false
  }

  /// The text without the opening marks and brackets at its end.
  var withoutOpeningMarks: SubSequence {
    self[..<suffix(while: \.isSentenceOpening).startIndex]
  }

  /// Whether the next letter begins a word.
  public var endsAtNewWord: Bool {
    last?.isWordDelimiter ?? true
  }

  /// The sentence at the end of the text, with its delimiters, without white space around it.
  ///
  /// The sentence begins after the end of the previous one, or at the start of its line. The result
  /// is `nil` after the end of a sentence and a space.
  ///
  /// **Source:** KeyboardKit 9.0's `lastSentence`, which keeps only one of several delimiters.
  public var lastSentence: String? {
    let ending = suffix(while: \.isSentenceDelimiter)
    let words = self[..<ending.startIndex].suffix(while: \.isWithinSentence).trimmed
    return words.isEmpty ? nil : String(words) + String(ending)
  }

  /// The number of characters of the last sentence and the delimiters after it, for deletion.
  ///
  /// The space after the previous sentence is included. The number is never less than that of the
  /// last word. Delimiters of both kinds at the end are included, such as the bracket in
  /// "(So it is.)".
  ///
  /// **Source:** KeyboardKit's sentence range, which crosses lines. Here it stops at the start of
  /// the line.
  public var lastSentenceCount: Int {
    let trailing = suffix(while: \.isWordDelimiter)
    let words = self[..<trailing.startIndex].suffix(while: \.isWithinSentence)
    return trailing.count + words.count
  }
}

extension Character {
  /// Whether the character may follow the end of the sentence that it belongs to.
  fileprivate var isAfterSentence: Bool {
    isSentenceClose || isPictograph
  }

  /// Whether the character ends neither a sentence nor a line.
  fileprivate var isWithinSentence: Bool {
    !isSentenceDelimiter && !isNewline
  }
}
