// SPDX-License-Identifier: MIT

import ClavierKit

/// Buttons by their place: the row's index in the layout, and the index among the row's children.
///
/// No index traps: where nothing is, nothing happens.
extension LayoutEngine.Layout {
  /// The button at a place.
  ///
  /// - Returns: `nil` where nothing is, and where a row in a row is.
  public func getKeyboardButton(
    atRowIndex rowIndex: Int, buttonIndex: Int
  ) -> LayoutEngine.Button? {
    guard hasButton(rowIndex, buttonIndex),
      case .button(let button) = rows[rowIndex].children[buttonIndex]
    else { return nil }
    return button
  }

  /// The first button of an identifier.
  ///
  /// Buttons of the layout's own rows come first, row by row, as in the original; then those of rows
  /// in rows, which the original does not find.
  public func getKeyboardButton(
    withIdentifier identifier: LayoutEngine.Identifier
  ) -> LayoutEngine.Button? {
    let children = rows.flatMap(\.children)
    return children.firstButton(of: identifier, depth: 0)
  }

  /// Puts a button before the one at a place.
  ///
  /// - Parameters:
  ///   - keyboardButton: the new button.
  ///   - rowIndex: its row.
  ///   - buttonIndex: its index in the row from now on; at the end when `nil` or beyond the end.
  /// - Returns: whether there is such a row, and the index is not negative.
  @discardableResult
  public mutating func addKeyboardButton(
    _ keyboardButton: LayoutEngine.Button, rowIndex: Int, buttonIndex: Int? = nil
  ) -> Bool {
    guard rows.indices.contains(rowIndex) else { return false }
    let count = rows[rowIndex].children.count
    let index = min(buttonIndex ?? count, count)
    guard index >= 0 else { return false }
    rows[rowIndex].children.insert(.button(keyboardButton), at: index)
    return true
  }

  /// Takes a button away.
  ///
  /// - Returns: whether there was one; rows in rows stay.
  @discardableResult
  public mutating func removeKeyboardButton(atRowIndex rowIndex: Int, buttonIndex: Int) -> Bool {
    guard hasButton(rowIndex, buttonIndex) else { return false }
    rows[rowIndex].children.remove(at: buttonIndex)
    return true
  }

  /// Changes the type, width, style or anything else of a button.
  ///
  /// - Returns: whether there is one; rows in rows are none.
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

  private func hasButton(_ rowIndex: Int, _ buttonIndex: Int) -> Bool {
    guard rows.indices.contains(rowIndex), rows[rowIndex].children.indices.contains(buttonIndex),
      case .button = rows[rowIndex].children[buttonIndex]
    else { return false }
    return true
  }
}

extension [LayoutEngine.Row.Child] {
  /// The first button of an identifier here, else in the rows here, as deep as buttons are placed.
  fileprivate func firstButton(
    of identifier: LayoutEngine.Identifier, depth: Int
  ) -> LayoutEngine.Button? {
    guard depth < LayoutEngine.Geometry.maximumDepth else { return nil }
    for case .button(let button) in self where button.identifier == identifier { return button }
    for case .row(let row) in self {
      if let button = row.children.firstButton(of: identifier, depth: depth + 1) { return button }
    }
    return nil
  }
}
