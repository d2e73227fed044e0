// SPDX-License-Identifier: MIT

extension Keyboard {
  /// A diacritic that changes the letter before the cursor; its key is tapped after the letter.
  ///
  /// **Source:** KeyboardKit's type of the same name.
  public struct Diacritic: Hashable, Sendable {
    /// The text to type if the previous letter has no form with the diacritic; ゛ and ゜ are not
    /// typed alone.
    public var char: String
    /// The letters with their forms with the diacritic; dictionary keys of several characters never
    /// match.
    public var replacements: [String: String]

    public init(char: String, replacements: [String: String] = [:]) {
      self.char = char
      self.replacements = replacements
    }

    /// Returns the edit that types the diacritic.
    ///
    /// - Parameter text: The text before the cursor; `nil` if unknown.
    /// - Returns: The edit; `nil` if the text is unknown, or if nothing is typed.
    public func edit(after text: (some StringProtocol)?) -> TextEdit? {
      guard let text else { return nil }
      if let last = text.last, let replacement = replacements[String(last)] {
        return TextEdit(deleteCount: 1, text: replacement)
      }
      return isTypedAlone ? TextEdit(text: char) : nil
    }

    /// Whether ``char`` is typed after a letter that has no form with it.
    ///
    /// **Source:** phones' keyboards: accents are, marks of kana are not.
    package var isTypedAlone: Bool { char != "゛" && char != "゜" }
  }
}
