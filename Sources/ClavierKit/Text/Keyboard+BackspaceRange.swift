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
    /// - Returns: The count: at most the whole text, and 0 only if it is empty.
    public func count(in text: some StringProtocol) -> Int {
      switch self {
      case .character: text.isEmpty ? 0 : 1
      case .word: text.lastWordCount
      case .sentence: text.lastSentenceCount
      }
    }
  }
}
