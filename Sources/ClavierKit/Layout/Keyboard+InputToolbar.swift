// SPDX-License-Identifier: MIT

extension Keyboard {
  /// Whether there is an extra row of characters above the keyboard, and which.
  ///
  /// **Source:** KeyboardKit's type of the same name.
  public enum InputToolbarDisplayMode: Hashable, Sendable {
    /// Digits where the screen is one of the largest tablets', otherwise none.
    case automatic
    /// One key for each character of the text, as a user sees characters; none for an empty one.
    case inputs(String)
    case hidden

    /// The ten digits.
    public static let numbers = InputToolbarDisplayMode.inputs("1234567890")

    /// What ``automatic`` stands for on a screen of this size in points; other modes are themselves.
    ///
    /// **Source:** KeyboardKit: less than 50 points from 1024 × 1366, whichever way the screen stands.
    public func resolved(forScreen screen: Size) -> InputToolbarDisplayMode {
      switch self {
      case .automatic:
        let short = min(screen.width, screen.height)
        let long = max(screen.width, screen.height)
        return abs(short - 1024) < 50 && abs(long - 1366) < 50 ? .numbers : .hidden
      case .inputs, .hidden:
        return self
      }
    }

    /// The characters of the row, none for no row.
    ///
    /// Without a screen ``automatic`` is no row.
    var characters: InputSet.Row {
      switch self {
      case .automatic, .hidden: []
      case .inputs(let text): InputSet.Row(chars: text)
      }
    }
  }
}
