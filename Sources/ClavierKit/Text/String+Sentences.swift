// SPDX-License-Identifier: MIT

extension StringProtocol {
  /// Whether nothing but white space follows the last sentence, or there is no text.
  ///
  /// Spaces at the end are passed over; a line break alone ends no sentence.
  ///
  /// **Source:** KeyboardKit 9.0's `isLastSentenceEnded`.
  public var isLastSentenceEnded: Bool {
    guard let last = last(where: { !$0.isTextWhitespace }) else { return true }
    return last.isSentenceDelimiter
  }

  /// Whether the next letter begins a sentence.
  ///
  /// So it is in an empty text, at the start of a line, and after the end of a sentence and a space.
  ///
  /// **Source:** KeyboardKit 9.9's rule for sentences, with its repair for new lines.
  public var endsAtNewSentence: Bool {
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
}
