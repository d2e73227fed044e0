// SPDX-License-Identifier: MIT

// Edits of all rows separately, or only of the row `atRow`. A row index out of range is a no-op.
//
// **Source:** KeyboardKit's functions of the same names.
extension Array {
  /// Returns the row at an index, counted from zero at the top; `nil` out of range.
  public func row<Item: KeyboardLayoutIdentifiable>(at index: Int) -> [Item]?
  where Element == [Item] {
    indices.contains(index) ? self[index] : nil
  }

  /// Inserts an element before the first one with an ID, in each row.
  public mutating func insert<Item: KeyboardLayoutIdentifiable>(
    _ item: Item, before id: Item.ID, atRow row: Int? = nil
  ) where Element == [Item] {
    editRows(row) { $0.insert(item, before: id) }
  }

  /// Inserts an element after the first one with an ID, in each row.
  public mutating func insert<Item: KeyboardLayoutIdentifiable>(
    _ item: Item, after id: Item.ID, atRow row: Int? = nil
  ) where Element == [Item] {
    editRows(row) { $0.insert(item, after: id) }
  }

  /// Removes all elements with an ID.
  public mutating func remove<Item: KeyboardLayoutIdentifiable>(
    _ id: Item.ID, atRow row: Int? = nil
  ) where Element == [Item] {
    editRows(row) { $0.remove(id) }
  }

  /// Replaces the first element with an ID, in each row.
  public mutating func replace<Item: KeyboardLayoutIdentifiable>(
    _ id: Item.ID, with item: Item, atRow row: Int? = nil
  ) where Element == [Item] {
    editRows(row) { $0.replace(id, with: item) }
  }

  private mutating func editRows(_ row: Int?, _ edit: (inout Element) -> Void) {
    for index in indices where row == nil || row == index { edit(&self[index]) }
  }
}

// The same edits by item instead of action. In an input set, a key is its own ID.
extension KeyboardLayout.ItemRows {
  /// Inserts an item before the first one with the action of `target`.
  public mutating func insert(
    _ item: KeyboardLayout.Item, before target: KeyboardLayout.Item, atRow row: Int? = nil
  ) {
    insert(item, before: target.rowId, atRow: row)
  }

  /// Inserts an item after the first one with the action of `target`.
  public mutating func insert(
    _ item: KeyboardLayout.Item, after target: KeyboardLayout.Item, atRow row: Int? = nil
  ) {
    insert(item, after: target.rowId, atRow: row)
  }

  /// Removes all items with the same action.
  public mutating func remove(_ item: KeyboardLayout.Item, atRow row: Int? = nil) {
    remove(item.rowId, atRow: row)
  }

  /// Replaces the first item with the action of `target`.
  public mutating func replace(
    _ target: KeyboardLayout.Item, with item: KeyboardLayout.Item, atRow row: Int? = nil
  ) {
    replace(target.rowId, with: item, atRow: row)
  }
}
