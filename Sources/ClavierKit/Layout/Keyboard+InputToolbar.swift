// SPDX-License-Identifier: MIT

extension Keyboard {
  /// The mode of the extra row of characters above the keyboard.
  ///
  /// **Source:** KeyboardKit's type of the same name.
  public enum InputToolbarDisplayMode: Hashable, Sendable {
    /// Digits on the screens of the largest tablets; otherwise hidden.
    case automatic
    /// One key for each character (grapheme cluster) of the text; an empty text hides the row.
    case inputs(String)
    case hidden

    /// One key for each of the ten digits.
    public static let numbers = InputToolbarDisplayMode.inputs("1234567890")

    /// Returns the mode that replaces ``automatic`` on a screen of this size in points.
    ///
    /// Other modes are returned unchanged.
    ///
    /// **Source:** KeyboardKit: less than 50 points from 1024 × 1366, in either orientation.
    public func resolved(forScreen screen: Size) -> InputToolbarDisplayMode {
      switch self {
      case .automatic:
        let shorterSide = min(screen.width, screen.height)
        let longerSide = max(screen.width, screen.height)
        return abs(shorterSide - 1024) < 50 && abs(longerSide - 1366) < 50 ? .numbers : .hidden
      case .inputs, .hidden:
        return self
      }
    }

    /// The characters of the row; empty for no row.
    ///
    /// ``automatic`` has no characters; it must be resolved for a screen first.
    var characters: InputSet.Row {
      switch self {
      case .automatic, .hidden: []
      case .inputs(let text): InputSet.Row(chars: text)
      }
    }
  }
}
