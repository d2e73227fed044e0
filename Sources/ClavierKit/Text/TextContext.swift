// SPDX-License-Identifier: MIT

/// The text around the cursor, as far as it is known.
///
/// ```
///       beforeInput ┐   ┌ afterInput
///  I think Objective|-C is great         nil: nobody told    "": nothing stands there
///          currentWord
/// ```
///
/// Unknown is not empty: of unknown text nothing is claimed, so that nothing is deleted or capitalized by
/// guess.
///
/// **Source:** KeyboardKit 9.0's text document proxy, where an unknown text counts as an empty one.
public struct TextContext: Hashable, Sendable {
  /// The known text directly before the cursor; `nil` if unknown.
  public var beforeInput: String?
  /// The known text directly after the cursor; `nil` if unknown.
  public var afterInput: String?

  public init(beforeInput: String? = nil, afterInput: String? = nil) {
    self.beforeInput = beforeInput
    self.afterInput = afterInput
  }

  /// What the keyboard remembers to have typed, or was told.
  public init(_ record: TextRecord) {
    self.init(beforeInput: record.isUnknown ? nil : record.tail, afterInput: record.after)
  }

  /// All that is known of the text, before and after the cursor.
  public var documentContext: String {
    (beforeInput ?? "") + (afterInput ?? "")
  }

  // MARK: Words

  /// The part of the word under the cursor that stands before it, maybe empty; `nil` if unknown.
  public var currentWordPreCursorPart: String? {
    beforeInput.map { String($0.wordFragmentAtEnd) }
  }

  /// The part of the word under the cursor that stands after it, maybe empty; `nil` if unknown.
  public var currentWordPostCursorPart: String? {
    afterInput.map { String($0.wordFragmentAtStart) }
  }

  /// The word under the cursor, maybe empty; `nil` if the text is unknown on both sides.
  public var currentWord: String? {
    let (before, after) = (currentWordPreCursorPart, currentWordPostCursorPart)
    if before == nil && after == nil { return nil }
    return (before ?? "") + (after ?? "")
  }

  /// Whether no letter of the word under the cursor follows it; so it is, too, between words.
  ///
  /// Where the text after the cursor is unknown, nothing is taken to follow.
  public var isCursorAtTheEndOfTheCurrentWord: Bool {
    beforeInput != nil && (afterInput?.first?.isWordDelimiter ?? true)
  }

  /// Whether the next letter begins a word; after unknown text it does not.
  public var isCursorAtNewWord: Bool {
    beforeInput?.endsAtNewWord ?? false
  }

  /// The word that was finished with the last character typed; `nil` if none was.
  ///
  /// See ``Swift/StringProtocol/finishedWordAtEnd``.
  public var wordBeforeInput: String? {
    beforeInput?.finishedWordAtEnd.map { String($0) }
  }

  // MARK: Sentences

  /// Whether the last sentence is ended, with or without a space after it; an unknown one is not.
  public var isCursorAtNewSentence: Bool {
    beforeInput?.isLastSentenceEnded ?? false
  }

  /// Whether the next letter begins a sentence; after unknown text it does not.
  public var isCursorAtNewSentenceWithTrailingWhitespace: Bool {
    beforeInput?.endsAtNewSentence ?? false
  }
}
