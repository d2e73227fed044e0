// SPDX-License-Identifier: MIT

// Edits of one row. An edit whose target is not in the row changes nothing.
//
// **Source:** KeyboardKit's functions of the same names. There, replacing an item of a row by one
// that does the same removes both, and replacing also removes all later items with the target's
// action; here the first match changes its place with the new item, and nothing else happens.
extension Array where Element: KeyboardLayoutIdentifiable {
  /// The index of the first element with this ID.
  public func index(of id: Element.ID) -> Int? {
    firstIndex { $0.rowId == id }
  }

  /// Inserts an element before the first one with this ID.
  public mutating func insert(_ element: Element, before id: Element.ID) {
    guard let index = index(of: id) else { return }
    insert(element, at: index)
  }

  /// Inserts an element after the first one with this ID.
  public mutating func insert(_ element: Element, after id: Element.ID) {
    guard let index = index(of: id) else { return }
    insert(element, at: index + 1)
  }

  /// Removes all elements with this ID.
  public mutating func remove(_ id: Element.ID) {
    removeAll { $0.rowId == id }
  }

  /// Replaces the first element with this ID.
  public mutating func replace(_ id: Element.ID, with element: Element) {
    guard let index = index(of: id) else { return }
    self[index] = element
  }
}

// The same with an item in the place of its action. Keys of an input set are their own IDs.
extension KeyboardLayout.ItemRow {
  /// The index of the first item that does the same as this one.
  public func index(of item: Element) -> Int? {
    index(of: item.rowId)
  }

  /// Inserts an item before the first one that does the same as `target`.
  public mutating func insert(_ item: Element, before target: Element) {
    insert(item, before: target.rowId)
  }

  /// Inserts an item after the first one that does the same as `target`.
  public mutating func insert(_ item: Element, after target: Element) {
    insert(item, after: target.rowId)
  }

  /// Removes all items that do the same as this one.
  public mutating func remove(_ item: Element) {
    remove(item.rowId)
  }

  /// Replaces the first item that does the same as `target`.
  public mutating func replace(_ target: Element, with item: Element) {
    replace(target.rowId, with: item)
  }
}
