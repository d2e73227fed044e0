// SPDX-License-Identifier: MIT

// Edits of the rows of a layout, by action. An edit without a matching item or row is a no-op.
//
// **Source:** KeyboardKit's functions of the same names.
extension KeyboardLayout {
  /// Inserts an item, in every row, before the first one with this action.
  public mutating func insert(_ item: Item, before action: KeyboardAction) {
    itemRows.insert(item, before: action)
  }

  /// Inserts an item, in one row, before the first one with this action.
  public mutating func insert(_ item: Item, before action: KeyboardAction, atRow row: Int) {
    itemRows.insert(item, before: action, atRow: row)
  }

  /// Inserts an item, in every row, after the first one with this action.
  public mutating func insert(_ item: Item, after action: KeyboardAction) {
    itemRows.insert(item, after: action)
  }

  /// Inserts an item, in one row, after the first one with this action.
  public mutating func insert(_ item: Item, after action: KeyboardAction, atRow row: Int) {
    itemRows.insert(item, after: action, atRow: row)
  }

  /// Removes all items with this action, from every row.
  public mutating func remove(_ action: KeyboardAction) {
    itemRows.remove(action)
  }

  /// Removes all items with this action, from one row.
  public mutating func remove(_ action: KeyboardAction, atRow row: Int) {
    itemRows.remove(action, atRow: row)
  }

  /// Replaces the first item with this action, in every row.
  public mutating func replace(_ action: KeyboardAction, with item: Item) {
    itemRows.replace(action, with: item)
  }

  /// Replaces the first item with this action, in one row.
  public mutating func replace(_ action: KeyboardAction, with item: Item, atRow row: Int) {
    itemRows.replace(action, with: item, atRow: row)
  }

  /// Returns the layout itself, which is a value.
  public func copy() -> KeyboardLayout {
    self
  }
}
