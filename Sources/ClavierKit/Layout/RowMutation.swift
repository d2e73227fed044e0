// SPDX-License-Identifier: MIT

// Edits of one row. An edit without a matching element is a no-op.
//
// **Source:** KeyboardKit's functions of the same names. There a replacement with the same action
// removes both items, and all later items with the target's action are removed, too. Here only the
// first match is replaced.
extension Array where Element: KeyboardLayoutIdentifiable {
  /// Returns the index of the first element with an ID; `nil` if there is none.
  public func index(of id: Element.ID) -> Int? {
    firstIndex { $0.rowId == id }
  }

  /// Inserts an element before the first one with an ID.
  public mutating func insert(_ element: Element, before id: Element.ID) {
    guard let index = index(of: id) else { return }
    insert(element, at: index)
  }

  /// Inserts an element after the first one with an ID.
  public mutating func insert(_ element: Element, after id: Element.ID) {
    guard let index = index(of: id) else { return }
    insert(element, at: index + 1)
  }

  /// Removes all elements with an ID.
  public mutating func remove(_ id: Element.ID) {
    removeAll { $0.rowId == id }
  }

  /// Replaces the first element with an ID.
  public mutating func replace(_ id: Element.ID, with element: Element) {
    guard let index = index(of: id) else { return }
    self[index] = element
  }
}

// The same edits by item instead of action. In an input set, a key is its own ID.
extension KeyboardLayout.ItemRow {
  /// Returns the index of the first item with the same action; `nil` if there is none.
  public func index(of item: Element) -> Int? {
    index(of: item.rowId)
  }

  /// Inserts an item before the first one with the action of `target`.
  public mutating func insert(_ item: Element, before target: Element) {
    insert(item, before: target.rowId)
  }

  /// Inserts an item after the first one with the action of `target`.
  public mutating func insert(_ item: Element, after target: Element) {
    insert(item, after: target.rowId)
  }

  /// Removes all items with the same action.
  public mutating func remove(_ item: Element) {
    remove(item.rowId)
  }

  /// Replaces the first item with the action of `target`.
  public mutating func replace(_ target: Element, with item: Element) {
    replace(target.rowId, with: item)
  }
}
