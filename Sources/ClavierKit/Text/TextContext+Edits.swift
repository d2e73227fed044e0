// SPDX-License-Identifier: MIT

// What the keyboard does to a text, each as a value; whoever has the text does it.
//
// **Source:** KeyboardKit 9.0's text document proxy. It counts what it deletes in UTF-16, which only iOS
// wants; here characters are counted as people see them.
extension TextContext {
  /// Puts a text in the place of the whole word under the cursor, which may be empty.
  ///
  /// - Returns: The change; `nil` if what stands before the cursor is unknown.
  public func replaceCurrentWord(with text: String) -> TextEdit? {
    guard beforeInput != nil, let word = currentWord else { return nil }
    return TextEdit(
      cursorOffset: currentWordPostCursorPart?.count ?? 0, deleteCount: word.count, text: text)
  }

  /// Puts a text in the place of the part of the word that stands before the cursor.
  ///
  /// - Returns: The change; `nil` if what stands before the cursor is unknown.
  public func replaceCurrentWordPreCursorPart(with text: String) -> TextEdit? {
    guard let part = currentWordPreCursorPart else { return nil }
    return TextEdit(deleteCount: part.count, text: text)
  }

  /// Puts the end of a sentence in the place of the spaces before the cursor.
  ///
  /// - Parameter text: The end.
  /// - Returns: The change; `nil` in the middle of a word or if the text before the cursor is unknown.
  public func endSentence(withText text: String = ". ") -> TextEdit? {
    guard isCursorAtTheEndOfTheCurrentWord, let beforeInput else { return nil }
    return TextEdit(deleteCount: beforeInput.trailingSpaceCount, text: text)
  }

  /// Types a mark that changes the letter before it.
  ///
  /// - Returns: The change; `nil` for none, if what stands before the cursor is unknown.
  public func insertDiacritic(_ diacritic: Keyboard.Diacritic) -> TextEdit? {
    diacritic.edit(after: beforeInput)
  }

  /// Deletes before the cursor.
  ///
  /// - Returns: The change: at least one character, for the text may go on where none is known.
  public func deleteBackward(_ range: Keyboard.BackspaceRange) -> TextEdit {
    TextEdit(deleteCount: max(1, beforeInput.map { range.count(in: $0) } ?? 1))
  }
}
