// SPDX-License-Identifier: MIT

extension TextContext {
  /// The places of the taps of the word before the cursor, all unknown.
  package var unknownTaps: [Autocomplete.Tap?] {
    Array(repeating: nil, count: currentWordPreCursorPart?.unicodeScalars.count ?? 0)
  }

  /// Returns the edit that replaces the part of the word before the cursor by a suggestion.
  ///
  /// - Parameters:
  ///   - suggestion: The suggestion.
  ///   - tryInsertSpace: Whether to add a space, unless one follows the cursor already.
  /// - Returns: The edit; `nil` if the text before the cursor is unknown.
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
  /// Returns the edit without the common prefix of the deleted and the inserted text.
  ///
  /// - Parameter deleted: The text that the edit deletes.
  /// - Returns: A shorter edit with the same result.
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
  /// Whether the first letter of the word before the cursor is known; also without a word.
  var isWordStartKnown: Bool {
    isWhole || tail.wordFragmentAtEnd.startIndex > tail.startIndex
  }

  /// The part of a word before the cursor; `nil` if it is empty or its first letter is unknown.
  ///
  /// Only a word known from its first letter may be corrected. Words with combining characters are
  /// `nil` too, because applications need different numbers of Backspaces for them.
  var wholeWordAtEnd: Substring? {
    let word = tail.wordFragmentAtEnd
    guard !word.isEmpty, isWordStartKnown,
      word.unicodeScalars.count == word.count
    else { return nil }
    return word
  }
}
