// SPDX-License-Identifier: MIT

extension Keyboard {
  /// A saved text, which a key of the pages of clips types.
  public struct Clip: Hashable, Sendable {
    /// The text; a line feed presses Return, a tab presses Tab.
    public var text: String
    /// The text on the key.
    public var label: String

    /// Creates a clip.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - label: The text on the key; `nil` for the beginning of the text.
    public init(_ text: String, label: String? = nil) {
      self.text = text
      self.label = label ?? text.excerpt
    }
  }
}

extension String {
  /// The text in one line of at most 24 characters; of a longer one, the beginning and an ellipsis.
  ///
  /// **Source:** the number is ours: more would be too small on a third of a phone's width.
  package var excerpt: String {
    let limit = 24
    let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > limit ? "\(line.prefix(limit - 1))…" : line
  }
}
