// SPDX-License-Identifier: MIT

extension Keyboard {
  /// A mark that changes the letter before it, as an accent key does that is tapped after the letter.
  ///
  /// **Source:** KeyboardKit's type of the same name.
  public struct Diacritic: Hashable, Sendable {
    /// What is typed where the letter before has no form with the mark.
    public var char: String
    /// The letters that have one, each with that form; a key of several characters never applies.
    public var replacements: [String: String]

    public init(char: String, replacements: [String: String] = [:]) {
      self.char = char
      self.replacements = replacements
    }

    /// What typing the mark does to a text.
    ///
    /// - Parameter text: What stands before the cursor; `nil` if unknown.
    /// - Returns: The change; `nil` for none, if the text is unknown.
    public func edit(after text: (some StringProtocol)?) -> TextEdit? {
      guard let text else { return nil }
      if let last = text.last, let replacement = replacements[String(last)] {
        return TextEdit(deleteCount: 1, text: replacement)
      }
      return TextEdit(text: char)
    }
  }
}
