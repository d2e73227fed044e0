// SPDX-License-Identifier: MIT

extension StringProtocol {
  /// Whether the last sentence has ended, with or without white space after it, or the text is
  /// blank.
  ///
  /// A line break alone ends no sentence.
  ///
  /// **Source:** KeyboardKit 9.0's `isLastSentenceEnded`.
  public var isLastSentenceEnded: Bool {
    guard let last = last(where: { !$0.isTextWhitespace }) else { return true }
    return last.isSentenceDelimiter
  }

  /// Whether the last character ends a sentence.
  public var hasSentenceDelimiterSuffix: Bool {
    last?.isSentenceDelimiter ?? false
  }

  /// Whether the next letter begins a sentence.
  ///
  /// It does in an empty text, at the start of a line, and after the end of a sentence and a space.
  /// It also does after signs that open a question or an exclamation there, as in Spanish.
  ///
  /// **Source:** KeyboardKit 9.9's rule for sentences, with its repair for new lines; the opening
  /// signs are ours.
  public var endsAtNewSentence: Bool {
    let opening = suffix(while: { $0 == "¿" || $0 == "¡" })
    return self[..<opening.startIndex].endsBeforeNewSentence
  }

  /// The same, without opening signs.
  private var endsBeforeNewSentence: Bool {
    guard let end = last else { return true }
    if end.isNewline { return true }
    guard end.isTextWhitespace else { return false }
    guard let last = last(where: { !$0.isTextWhitespace }) else { return true }
    return last.isCapitalizingDelimiter
  }

  /// Whether the next letter begins a word.
  public var endsAtNewWord: Bool {
    last?.isWordDelimiter ?? true
  }

  /// The sentence at the end of the text, with its delimiters, without white space around it.
  ///
  /// It begins after the end of the previous one, or at the start of its line. It is `nil` after
  /// the end of a sentence and a space.
  ///
  /// **Source:** KeyboardKit 9.0's `lastSentence`, which keeps only one of several delimiters.
  public var lastSentence: String? {
    let ending = suffix(while: \.isSentenceDelimiter)
    let words = self[..<ending.startIndex].suffix(while: \.isWithinSentence).trimmed
    return words.isEmpty ? nil : String(words) + String(ending)
  }

  /// The number of characters of the last sentence and the delimiters after it, for deletion.
  ///
  /// It includes the space after the previous sentence. It is never less than the last word:
  /// delimiters of both kinds at the end are included, such as the bracket of "(So it is.)".
  ///
  /// **Source:** KeyboardKit's sentence range, which crosses lines; ours stops at the start of the
  /// line.
  public var lastSentenceCount: Int {
    let trailing = suffix(while: \.isWordDelimiter)
    let words = self[..<trailing.startIndex].suffix(while: \.isWithinSentence)
    return trailing.count + words.count
  }
}

extension Character {
  /// Whether the character ends neither a sentence nor a line.
  fileprivate var isWithinSentence: Bool {
    !isSentenceDelimiter && !isNewline
  }
}
