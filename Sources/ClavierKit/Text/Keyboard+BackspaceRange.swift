// SPDX-License-Identifier: MIT

extension Keyboard {
  /// How much a Backspace takes.
  ///
  /// **Source:** KeyboardKit's enum of the same name.
  public enum BackspaceRange: String, Hashable, Sendable, CaseIterable {
    case character
    case word
    case sentence

    /// How many characters before the cursor go, as people see them.
    ///
    /// - Parameter text: What stands before the cursor.
    /// - Returns: The count: at most all of the text, and 0 only for none.
    public func count(in text: some StringProtocol) -> Int {
      switch self {
      case .character: text.isEmpty ? 0 : 1
      case .word: text.lastWordCount
      case .sentence: text.lastSentenceCount
      }
    }
  }
}
