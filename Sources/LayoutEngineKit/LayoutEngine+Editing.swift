// SPDX-License-Identifier: MIT

import ClavierKit

/// Access to buttons by their place: the row's index in the layout, and the index among the row's
/// children.
///
/// No index traps: a missing place is a no-op. Rows in rows are no buttons.
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
  /// Buttons of the layout's own rows come first, row by row, as in the original. Those of nested
  /// rows follow, which the original does not find.
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
  ///   - rowIndex: Its row.
  ///   - buttonIndex: Its index in the row from now on; at the end when `nil` or beyond the end.
  /// - Returns: Whether the place is in a row, or at its end.
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
  /// - Returns: Whether there was one.
  @discardableResult
  public mutating func removeKeyboardButton(atRowIndex rowIndex: Int, buttonIndex: Int) -> Bool {
    let button = getKeyboardButton(atRowIndex: rowIndex, buttonIndex: buttonIndex)
    if button != nil { rows[rowIndex].children.remove(at: buttonIndex) }
    return button != nil
  }

  /// Changes the type, width, style or anything else of a button.
  ///
  /// - Returns: Whether there is one.
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
  /// The button; `nil` for a row.
  fileprivate var button: LayoutEngine.Button? {
    if case .button(let button) = self { button } else { nil }
  }
}
