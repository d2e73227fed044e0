// SPDX-License-Identifier: MIT

extension KeyboardAction {
  /// The action of the key while Fn is on; `nil` for its own.
  ///
  /// | key | under Fn |
  /// | --- | --- |
  /// | 1 … 9, 0, -, = | F1 … F12 |
  /// | ← → ↑ ↓ | Home, End, Page Up, Page Down |
  /// | Backspace | Delete; not in this table, since it acts on press |
  ///
  /// **Source:** compact keyboards of 60 % and notebooks, which lack these keys.
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
