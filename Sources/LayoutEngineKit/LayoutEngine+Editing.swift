// SPDX-License-Identifier: MIT

import ClavierKit

/// Access to buttons by their place: the index of the row, and the index among the row's children.
///
/// No index traps: an edit at a missing place is a no-op. Nested rows are no buttons.
extension LayoutEngine.Layout {
  /// Returns the button at a place; `nil` if there is none.
  public func getKeyboardButton(
    atRowIndex rowIndex: Int, buttonIndex: Int
  ) -> LayoutEngine.Button? {
    guard rows.indices.contains(rowIndex), rows[rowIndex].children.indices.contains(buttonIndex)
    else { return nil }
    return rows[rowIndex].children[buttonIndex].button
  }

  /// Returns the first button with an identifier; `nil` if there is none.
  ///
  /// Buttons of the layout's own rows come first, row by row, as in KeyboardLayoutEngine. Those of
  /// nested rows follow, which KeyboardLayoutEngine does not find.
  public func getKeyboardButton(
    withIdentifier identifier: LayoutEngine.Identifier
  ) -> LayoutEngine.Button? {
    let outer = rows.flatMap(\.children).compactMap(\.button)
    return (outer + buttons).first { $0.identifier == identifier }
  }

  /// Inserts a button before the one at a place.
  ///
  /// - Parameters:
  ///   - keyboardButton: The new button.
  ///   - rowIndex: The index of the row.
  ///   - buttonIndex: The index of the new button in the row; `nil` or too large for the end.
  /// - Returns: Whether the place exists, so that the button was inserted.
  @discardableResult
  public mutating func addKeyboardButton(
    _ keyboardButton: LayoutEngine.Button, rowIndex: Int, buttonIndex: Int? = nil
  ) -> Bool {
    guard rows.indices.contains(rowIndex), buttonIndex ?? 0 >= 0 else { return false }
    let count = rows[rowIndex].children.count
    rows[rowIndex].children.insert(.button(keyboardButton), at: min(buttonIndex ?? count, count))
    return true
  }

  /// Removes a button.
  ///
  /// - Returns: Whether a button was removed.
  @discardableResult
  public mutating func removeKeyboardButton(atRowIndex rowIndex: Int, buttonIndex: Int) -> Bool {
    let button = getKeyboardButton(atRowIndex: rowIndex, buttonIndex: buttonIndex)
    if button != nil { rows[rowIndex].children.remove(at: buttonIndex) }
    return button != nil
  }

  /// Changes the type, width, style or other properties of a button.
  ///
  /// - Returns: Whether the button exists.
  @discardableResult
  public mutating func updateKeyboardButton(
    atRowIndex rowIndex: Int, buttonIndex: Int, _ change: (inout LayoutEngine.Button) -> Void
  ) -> Bool {
    guard var button = getKeyboardButton(atRowIndex: rowIndex, buttonIndex: buttonIndex) else {
      return false
    }
    change(&button)
    rows[rowIndex].children[buttonIndex] = .button(button)
    return true
  }
}

extension LayoutEngine.Row.Child {
  /// The button of the child; `nil` for a nested row.
  fileprivate var button: LayoutEngine.Button? {
    if case .button(let button) = self { button } else { nil }
  }
}
