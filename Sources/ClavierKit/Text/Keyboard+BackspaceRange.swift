// SPDX-License-Identifier: MIT

extension Keyboard {
  /// The range that Backspace deletes.
  ///
  /// **Source:** KeyboardKit's enum of the same name.
  public enum BackspaceRange: String, Hashable, Sendable, CaseIterable {
    case character
    case word
    case sentence

    /// Returns the number of characters (grapheme clusters) to delete before the cursor.
    ///
    /// - Parameter text: The text before the cursor.
    /// - Returns: The number, at most that of the whole text; 0 only if the text is empty.
    public func count(in text: some StringProtocol) -> Int {
      switch self {
      case .character: text.isEmpty ? 0 : 1
      case .word: text.lastWordCount
      case .sentence: text.lastSentenceCount
      }
    }
  }
}
