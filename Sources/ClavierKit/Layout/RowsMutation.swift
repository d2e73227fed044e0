// SPDX-License-Identifier: MIT

// Edits of all rows, each by itself, or only of the one at `atRow`. A row index out of range is a
// no-op.
//
// **Source:** KeyboardKit's functions of the same names.
extension Array {
  /// Returns the row at an index, counted from zero at the top; `nil` out of range.
  public func row<Item: KeyboardLayoutIdentifiable>(at index: Int) -> [Item]?
  where Element == [Item] {
    indices.contains(index) ? self[index] : nil
  }

  /// Inserts an element, in every row, before the first one with this ID.
  public mutating func insert<Item: KeyboardLayoutIdentifiable>(_ item: Item, before id: Item.ID)
  where Element == [Item] {
    editRows { $0.insert(item, before: id) }
  }

  /// Inserts an element, in one row, before the first one with this ID.
  public mutating func insert<Item: KeyboardLayoutIdentifiable>(
    _ item: Item, before id: Item.ID, atRow row: Int
  ) where Element == [Item] {
    editRow(at: row) { $0.insert(item, before: id) }
  }

  /// Inserts an element, in every row, after the first one with this ID.
  public mutating func insert<Item: KeyboardLayoutIdentifiable>(_ item: Item, after id: Item.ID)
  where Element == [Item] {
    editRows { $0.insert(item, after: id) }
  }

  /// Inserts an element, in one row, after the first one with this ID.
  public mutating func insert<Item: KeyboardLayoutIdentifiable>(
    _ item: Item, after id: Item.ID, atRow row: Int
  ) where Element == [Item] {
    editRow(at: row) { $0.insert(item, after: id) }
  }

  /// Removes all elements with this ID, from every row.
  public mutating func remove<Item: KeyboardLayoutIdentifiable>(_ id: Item.ID)
  where Element == [Item] {
    editRows { $0.remove(id) }
  }

  /// Removes all elements with this ID, from one row.
  public mutating func remove<Item: KeyboardLayoutIdentifiable>(_ id: Item.ID, atRow row: Int)
  where Element == [Item] {
    editRow(at: row) { $0.remove(id) }
  }

  /// Replaces the first element with this ID, in every row.
  public mutating func replace<Item: KeyboardLayoutIdentifiable>(_ id: Item.ID, with item: Item)
  where Element == [Item] {
    editRows { $0.replace(id, with: item) }
  }

  /// Replaces the first element with this ID, in one row.
  public mutating func replace<Item: KeyboardLayoutIdentifiable>(
    _ id: Item.ID, with item: Item, atRow row: Int
  ) where Element == [Item] {
    editRow(at: row) { $0.replace(id, with: item) }
  }

  private mutating func editRows(_ edit: (inout Element) -> Void) {
    for index in indices { edit(&self[index]) }
  }

  private mutating func editRow(at index: Int, _ edit: (inout Element) -> Void) {
    guard indices.contains(index) else { return }
    edit(&self[index])
  }
}

// The same edits by item instead of action. The keys of an input set are their own IDs.
extension KeyboardLayout.ItemRows {
  /// Inserts an item, in every row, before the first one with the action of `target`.
  public mutating func insert(_ item: KeyboardLayout.Item, before target: KeyboardLayout.Item) {
    insert(item, before: target.rowId)
  }

  /// Inserts an item, in one row, before the first one with the action of `target`.
  public mutating func insert(
    _ item: KeyboardLayout.Item, before target: KeyboardLayout.Item, atRow row: Int
  ) {
    insert(item, before: target.rowId, atRow: row)
  }

  /// Inserts an item, in every row, after the first one with the action of `target`.
  public mutating func insert(_ item: KeyboardLayout.Item, after target: KeyboardLayout.Item) {
    insert(item, after: target.rowId)
  }

  /// Inserts an item, in one row, after the first one with the action of `target`.
  public mutating func insert(
    _ item: KeyboardLayout.Item, after target: KeyboardLayout.Item, atRow row: Int
  ) {
    insert(item, after: target.rowId, atRow: row)
  }

  /// Removes all items with the same action, from every row.
  public mutating func remove(_ item: KeyboardLayout.Item) {
    remove(item.rowId)
  }

  /// Removes all items with the same action, from one row.
  public mutating func remove(_ item: KeyboardLayout.Item, atRow row: Int) {
    remove(item.rowId, atRow: row)
  }

  /// Replaces the first item with the action of `target`, in every row.
  public mutating func replace(_ target: KeyboardLayout.Item, with item: KeyboardLayout.Item) {
    replace(target.rowId, with: item)
  }

  /// Replaces the first item with the action of `target`, in one row.
  public mutating func replace(
    _ target: KeyboardLayout.Item, with item: KeyboardLayout.Item, atRow row: Int
  ) {
    replace(target.rowId, with: item, atRow: row)
  }
}
