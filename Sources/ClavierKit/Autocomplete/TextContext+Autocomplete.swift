// SPDX-License-Identifier: MIT

extension TextContext {
  /// Puts a suggestion in the place of the part of the word that stands before the cursor.
  ///
  /// - Parameters:
  ///   - suggestion: The suggestion.
  ///   - tryInsertSpace: Whether a space follows it, if none stands there already.
  /// - Returns: The change; `nil` if what stands before the cursor is unknown.
  ///
  /// **Source:** KeyboardKit's `insertAutocompleteSuggestion`.
  public func insertAutocompleteSuggestion(
    _ suggestion: Autocomplete.Suggestion, tryInsertSpace: Bool = true
  ) -> TextEdit? {
    let text = suggestion.text
    let hasSpace = text.hasSuffix(" ") || afterInput?.first == " "
    return replaceCurrentWordPreCursorPart(with: tryInsertSpace && !hasSpace ? text + " " : text)
  }
}

extension TextEdit {
  /// The same change with fewer keys: what both texts begin with stays.
  ///
  /// - Parameter deleted: What the change deletes.
  /// - Returns: A change that leaves the same text.
  func keepingStart(of deleted: some StringProtocol) -> TextEdit {
    var (old, new) = (deleted[...], text[...])
    while let first = old.first, first == new.first {
      old = old.dropFirst()
      new = new.dropFirst()
    }
    return TextEdit(cursorOffset: cursorOffset, deleteCount: old.count, text: String(new))
  }
}

extension TextRecord {
  /// The part of a word before the cursor, if it was typed here from its first letter; `nil` if it may
  /// have begun before, or is empty.
  ///
  /// Only such a word may be corrected: of another, nobody knows the beginning. Neither of one with composed
  /// characters, as receivers do not agree on how many Backspaces those take.
  var wholeWordAtEnd: Substring? {
    let word = tail.wordFragmentAtEnd
    guard !word.isEmpty, isWhole || word.startIndex > tail.startIndex,
      word.unicodeScalars.count == word.count
    else { return nil }
    return word
  }
}
