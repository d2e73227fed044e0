// SPDX-License-Identifier: MIT

// The bottom row is the last one, whatever is in it, also where it is the only one.
//
// **Source:** KeyboardKit's names and rules. There a layout of one row has no bottom row.
extension KeyboardLayout {
  /// The index of the bottom row; -1, which is the index of no row, if there are none.
  public var bottomRowIndex: Int {
    itemRows.count - 1
  }

  public var bottomRow: ItemRow? {
    itemRows.last
  }

  /// A layout of only the bottom row, or of no row.
  ///
  /// KeyboardKit's takes the other rows from the layout that is asked; this one leaves it alone.
  public var bottomRowLayout: KeyboardLayout {
    KeyboardLayout(itemRows: itemRows.suffix(1))
  }

  /// The bottom row's system keys, from left to right.
  public var bottomRowSystemItems: ItemRow {
    (bottomRow ?? []).filter(\.action.isSystemAction)
  }

  /// The width of the first system key in the bottom row.
  public var bottomRowSystemItemWidth: ItemWidth? {
    bottomRowSystemItems.first?.width
  }

  /// Makes an item that fits in with the bottom row, which does not change.
  ///
  /// - Parameters:
  ///   - action: what the item does.
  ///   - size: its size; `nil` for that of the model.
  /// - Returns: an item with the insets of its model, which is the row's first system key or, without
  ///   one, its first item; `nil` where the row is empty or there is none.
  public func tryCreateBottomRowItem(
    for action: KeyboardAction, size: ItemSize? = nil
  ) -> Item? {
    guard let model = bottomRowSystemItems.first ?? bottomRow?.first else { return nil }
    return Item(action: action, size: size ?? model.size, edgeInsets: model.edgeInsets)
  }

  /// Inserts a key into the bottom row before the first one with this action, if there is one.
  ///
  /// - Parameters:
  ///   - action: what the new key does.
  ///   - target: the action of the key that comes after it.
  ///   - size: the new key's size; `nil` for that of the row's system keys.
  public mutating func tryInsertBottomRowAction(
    _ action: KeyboardAction, before target: KeyboardAction, size: ItemSize? = nil
  ) {
    guard let item = tryCreateBottomRowItem(for: action, size: size) else { return }
    insert(item, before: target, atRow: bottomRowIndex)
  }

  /// Inserts a key into the bottom row after the first one with this action, if there is one.
  ///
  /// - Parameters:
  ///   - action: what the new key does.
  ///   - target: the action of the key that comes before it.
  ///   - size: the new key's size; `nil` for that of the row's system keys.
  public mutating func tryInsertBottomRowAction(
    _ action: KeyboardAction, after target: KeyboardAction, size: ItemSize? = nil
  ) {
    guard let item = tryCreateBottomRowItem(for: action, size: size) else { return }
    insert(item, after: target, atRow: bottomRowIndex)
  }

  /// Replaces the first key of the bottom row with this action, if there is one.
  ///
  /// - Parameters:
  ///   - action: the action of the key to replace.
  ///   - newAction: what the new key does.
  ///   - size: the new key's size; `nil` for that of the row's system keys.
  public mutating func tryReplaceBottomRowAction(
    _ action: KeyboardAction, with newAction: KeyboardAction, size: ItemSize? = nil
  ) {
    guard let item = tryCreateBottomRowItem(for: newAction, size: size) else { return }
    replace(action, with: item, atRow: bottomRowIndex)
  }
}
