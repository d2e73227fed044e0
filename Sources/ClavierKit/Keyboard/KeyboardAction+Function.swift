// SPDX-License-Identifier: MIT

extension KeyboardAction {
  /// What the key is under Fn; `nil` for itself.
  ///
  /// | key | under Fn |
  /// | --- | --- |
  /// | 1 … 9, 0, -, = | F1 … F12 |
  /// | ← → ↑ ↓ | Home, End, Page Up, Page Down |
  /// | Backspace | Delete: it acts when it is pressed, and is none of these |
  ///
  /// **Source:** compact keyboards of 60 % and notebooks, which have no keys of their own for these.
  public var actionUnderFunction: KeyboardAction? {
    switch self {
    case .moveCursorBackward, .key(.left): .key(.home)
    case .moveCursorForward, .key(.right): .key(.end)
    case .key(.up): .key(.pageUp)
    case .key(.down): .key(.pageDown)
    case .character(let text): Self.digitRow[text].map(KeyboardAction.key)
    default: nil
    }
  }

  private static let digitRow: [String: FunctionKey] = [
    "1": .f1, "2": .f2, "3": .f3, "4": .f4, "5": .f5, "6": .f6, "7": .f7, "8": .f8, "9": .f9,
    "0": .f10, "-": .f11, "=": .f12,
  ]
}
