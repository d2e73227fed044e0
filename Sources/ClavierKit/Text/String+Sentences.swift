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

  /// Whether the text ends with the end of a sentence and nothing after it.
  public var hasSentenceDelimiterSuffix: Bool {
    last?.isSentenceDelimiter ?? false
  }

  /// Whether the next letter begins a sentence.
  ///
  /// So it is in an empty text, at the start of a line, and after the end of a sentence and a space; and
  /// after the signs that open a question or an exclamation there, as in Spanish.
  ///
  /// **Source:** KeyboardKit 9.9's rule for sentences, with its repair for new lines; the opening signs are
  /// ours.
  public var endsAtNewSentence: Bool {
    let opening = suffix(while: { $0 == "¿" || $0 == "¡" })
    return self[..<opening.startIndex].endsBeforeNewSentence
  }

  /// The same without regard to signs that open a sentence.
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

  /// The sentence that the text ends with, and what ends it; without white space around.
  ///
  /// It begins after the end of the one before, or at the start of its line. After the end of a sentence
  /// and a space there is none yet: `nil`.
  ///
  /// **Source:** KeyboardKit 9.0's `lastSentence`, which keeps but one of several delimiters.
  public var lastSentence: String? {
    let ending = suffix(while: \.isSentenceDelimiter)
    let words = self[..<ending.startIndex].suffix(while: \.isWithinSentence).trimmed
    return words.isEmpty ? nil : String(words) + String(ending)
  }

  /// How many characters deleting the last sentence takes: the sentence, and what follows it.
  ///
  /// Nothing stays of it, not even the space that parts it from the one before. It is never less than the
  /// last word: delimiters of both kinds at the end go with it, as the bracket of "(So it is.)" does.
  ///
  /// **Source:** KeyboardKit's sentence range; it goes across lines, ours stops where its line begins.
  public var lastSentenceCount: Int {
    let trailing = suffix(while: \.isWordDelimiter)
    let words = self[..<trailing.startIndex].suffix(while: \.isWithinSentence)
    return trailing.count + words.count
  }
}

extension Character {
  /// Whether the character neither ends a sentence nor a line.
  fileprivate var isWithinSentence: Bool {
    !isSentenceDelimiter && !isNewline
  }
}
