// SPDX-License-Identifier: MIT

// Edits of all rows of a layout, or only of the row `atRow`, by action. An edit without a matching
// item or row is a no-op.
//
// **Source:** KeyboardKit's functions of the same names.
extension KeyboardLayout {
  /// Inserts an item before the first one with this action.
  public mutating func insert(_ item: Item, before action: KeyboardAction, atRow row: Int? = nil) {
    itemRows.insert(item, before: action, atRow: row)
  }

  /// Inserts an item after the first one with this action.
  public mutating func insert(_ item: Item, after action: KeyboardAction, atRow row: Int? = nil) {
    itemRows.insert(item, after: action, atRow: row)
  }

  /// Removes all items with this action.
  public mutating func remove(_ action: KeyboardAction, atRow row: Int? = nil) {
    itemRows.remove(action, atRow: row)
  }

  /// Replaces the first item with this action.
  public mutating func replace(_ action: KeyboardAction, with item: Item, atRow row: Int? = nil) {
    itemRows.replace(action, with: item, atRow: row)
  }

  /// Returns a copy of the layout.
  public func copy() -> KeyboardLayout {
    self
  }
}
