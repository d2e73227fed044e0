// SPDX-License-Identifier: MIT

// The keyboard's changes of a text, each as a value; the owner of the text applies it.
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
  /// - Parameter text: The end.
  /// - Returns: The edit; `nil` inside a word, or if the text before the cursor is unknown.
  public func endSentence(withText text: String = ". ") -> TextEdit? {
    guard isCursorAtTheEndOfTheCurrentWord, let beforeInput else { return nil }
    return TextEdit(deleteCount: beforeInput.trailingSpaceCount, text: text)
  }

  /// Returns the edit that types a mark on the letter before the cursor.
  ///
  /// - Returns: The edit; `nil` if the text before the cursor is unknown.
  public func insertDiacritic(_ diacritic: Keyboard.Diacritic) -> TextEdit? {
    diacritic.edit(after: beforeInput)
  }

  /// Returns the edit that deletes a range before the cursor.
  ///
  /// - Returns: The edit; at least one character, since unknown text may be there.
  public func deleteBackward(_ range: Keyboard.BackspaceRange) -> TextEdit {
    TextEdit(deleteCount: max(1, beforeInput.map { range.count(in: $0) } ?? 1))
  }
}
