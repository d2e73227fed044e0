// SPDX-License-Identifier: MIT

/// The known text around the cursor.
///
/// ```
///       beforeInput ┐   ┌ afterInput
///  I think Objective|-C is great         nil: unknown    "": no text there
///          currentWord
/// ```
///
/// Unknown text differs from empty text: it is never deleted or capitalized by guess.
///
/// **Source:** KeyboardKit 9.0's text document proxy, which treats unknown text as empty.
public struct TextContext: Hashable, Sendable {
  /// The known text directly before the cursor; `nil` if unknown.
  public var beforeInput: String?
  /// The known text directly after the cursor; `nil` if unknown.
  public var afterInput: String?

  public init(beforeInput: String? = nil, afterInput: String? = nil) {
    self.beforeInput = beforeInput
    self.afterInput = afterInput
  }

  /// Creates the context from the keyboard's record.
  public init(_ record: TextRecord) {
    self.init(beforeInput: record.isUnknown ? nil : record.tail, afterInput: record.after)
  }

  /// All known text, before and after the cursor.
  public var documentContext: String {
    (beforeInput ?? "") + (afterInput ?? "")
  }

  // MARK: Words

  /// The part of the current word before the cursor, possibly empty; `nil` if unknown.
  public var currentWordPreCursorPart: String? {
    beforeInput.map { String($0.wordFragmentAtEnd) }
  }

  /// The part of the current word after the cursor, possibly empty; `nil` if unknown.
  public var currentWordPostCursorPart: String? {
    afterInput.map { String($0.wordFragmentAtStart) }
  }

  /// The word under the cursor, possibly empty; `nil` if the text is unknown on both sides.
  public var currentWord: String? {
    let (before, after) = (currentWordPreCursorPart, currentWordPostCursorPart)
    if before == nil && after == nil { return nil }
    return (before ?? "") + (after ?? "")
  }

  /// Whether no letter of the current word follows the cursor; also true between words.
  ///
  /// Unknown text after the cursor counts as empty.
  public var isCursorAtTheEndOfTheCurrentWord: Bool {
    beforeInput != nil && (afterInput?.first?.isWordDelimiter ?? true)
  }

  /// Whether the next letter begins a word; false after unknown text.
  public var isCursorAtNewWord: Bool {
    beforeInput?.endsAtNewWord ?? false
  }

  /// The word that the last typed character finished; `nil` if there is none.
  ///
  /// See `StringProtocol.finishedWordAtEnd`.
  public var wordBeforeInput: String? {
    beforeInput?.finishedWordAtEnd.map { String($0) }
  }

  // MARK: Sentences

  /// Whether the last sentence has ended, with or without a space after it; false if unknown.
  public var isCursorAtNewSentence: Bool {
    beforeInput?.isLastSentenceEnded ?? false
  }

  /// Whether the next letter begins a sentence; false after unknown text.
  public var isCursorAtNewSentenceWithTrailingWhitespace: Bool {
    beforeInput?.endsAtNewSentence ?? false
  }
}

// The keyboard's edits of a text, as values; the program that owns the text applies them.
//
// **Source:** KeyboardKit 9.0's text document proxy. It counts deletions in UTF-16 units, as iOS
// does; here the unit is the character (grapheme cluster).
extension TextContext {
  /// Returns the edit that replaces the whole word under the cursor, which may be empty.
  ///
  /// - Returns: The edit; `nil` if the text before the cursor is unknown.
  public func replaceCurrentWord(with text: String) -> TextEdit? {
    guard beforeInput != nil, let word = currentWord else { return nil }
    return TextEdit(
      cursorOffset: currentWordPostCursorPart?.count ?? 0, deleteCount: word.count, text: text)
  }

  /// Returns the edit that replaces the part of the word before the cursor.
  ///
  /// - Returns: The edit; `nil` if the text before the cursor is unknown.
  public func replaceCurrentWordPreCursorPart(with text: String) -> TextEdit? {
    guard let part = currentWordPreCursorPart else { return nil }
    return TextEdit(deleteCount: part.count, text: text)
  }

  /// Returns the edit that replaces the spaces before the cursor by the end of a sentence.
  ///
  /// - Parameter text: The text that ends the sentence.
  /// - Returns: The edit; `nil` inside a word, or if the text before the cursor is unknown.
  public func endSentence(withText text: String = ". ") -> TextEdit? {
    guard isCursorAtTheEndOfTheCurrentWord, let beforeInput else { return nil }
    return TextEdit(deleteCount: beforeInput.trailingSpaceCount, text: text)
  }

  /// Returns the edit that types a diacritic on the letter before the cursor.
  ///
  /// - Returns: The edit; `nil` if the text before the cursor is unknown, or if nothing is typed.
  public func insertDiacritic(_ diacritic: Keyboard.Diacritic) -> TextEdit? {
    diacritic.edit(after: beforeInput)
  }

  /// Returns the edit that deletes a range before the cursor.
  ///
  /// - Returns: The edit; it deletes at least one character, since unknown text may precede the
  ///   cursor.
  public func deleteBackward(_ range: Keyboard.BackspaceRange) -> TextEdit {
    TextEdit(deleteCount: max(1, beforeInput.map { range.count(in: $0) } ?? 1))
  }
}
