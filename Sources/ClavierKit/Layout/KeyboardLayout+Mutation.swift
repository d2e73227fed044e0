// SPDX-License-Identifier: MIT

// Edits of a layout, by what its items do: those of its rows, ``itemRows``. An edit whose target or
// row is not there changes nothing.
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

  /// The layout itself: it is a value, and a copy of it changes alone.
  public func copy() -> KeyboardLayout {
    self
  }
}
