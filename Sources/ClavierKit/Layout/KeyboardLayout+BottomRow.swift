// SPDX-License-Identifier: MIT

// The bottom row is always the last row, even if it is the only one.
//
// **Source:** KeyboardKit's names and rules. There a layout of one row has no bottom row.
extension KeyboardLayout {
  /// The index of the bottom row; -1 without rows.
  public var bottomRowIndex: Int {
    itemRows.count - 1
  }

  public var bottomRow: ItemRow? {
    itemRows.last
  }

  /// The layout with the bottom row only; empty without rows.
  ///
  /// The layout itself is not changed. KeyboardKit's function of this name removes the other rows
  /// from it.
  public var bottomRowLayout: KeyboardLayout {
    KeyboardLayout(itemRows: itemRows.suffix(1))
  }

  /// The bottom row's system keys, from left to right.
  public var bottomRowSystemItems: ItemRow {
    (bottomRow ?? []).filter(\.action.isSystemAction)
  }

  /// The width of the first system key in the bottom row; `nil` for none.
  public var bottomRowSystemItemWidth: ItemWidth? {
    bottomRowSystemItems.first?.width
  }

  /// Returns an item that fits into the bottom row, without inserting it.
  ///
  /// - Parameters:
  ///   - action: The action of the item.
  ///   - size: The size; `nil` for that of the item that serves as a model.
  /// - Returns: An item with the insets of its model: the row's first system key, or else its first
  ///   item. The result is `nil` if the row is empty or missing.
  public func tryCreateBottomRowItem(
    for action: KeyboardAction, size: ItemSize? = nil
  ) -> Item? {
    guard let model = bottomRowSystemItems.first ?? bottomRow?.first else { return nil }
    return Item(action: action, size: size ?? model.size, edgeInsets: model.edgeInsets)
  }

  /// Inserts a key into the bottom row before the first one with an action; no-op if there is none.
  ///
  /// - Parameters:
  ///   - action: The action of the new key.
  ///   - target: The action of the key after it.
  ///   - size: The size of the new key; `nil` for that of the row's system keys.
  public mutating func tryInsertBottomRowAction(
    _ action: KeyboardAction, before target: KeyboardAction, size: ItemSize? = nil
  ) {
    guard let item = tryCreateBottomRowItem(for: action, size: size) else { return }
    insert(item, before: target, atRow: bottomRowIndex)
  }

  /// Inserts a key into the bottom row after the first one with an action; no-op if there is none.
  ///
  /// - Parameters:
  ///   - action: The action of the new key.
  ///   - target: The action of the key before it.
  ///   - size: The size of the new key; `nil` for that of the row's system keys.
  public mutating func tryInsertBottomRowAction(
    _ action: KeyboardAction, after target: KeyboardAction, size: ItemSize? = nil
  ) {
    guard let item = tryCreateBottomRowItem(for: action, size: size) else { return }
    insert(item, after: target, atRow: bottomRowIndex)
  }

  /// Replaces the first key with an action in the bottom row; no-op if there is none.
  ///
  /// - Parameters:
  ///   - action: The action of the key to replace.
  ///   - newAction: The action of the new key.
  ///   - size: The size of the new key; `nil` for that of the row's system keys.
  public mutating func tryReplaceBottomRowAction(
    _ action: KeyboardAction, with newAction: KeyboardAction, size: ItemSize? = nil
  ) {
    guard let item = tryCreateBottomRowItem(for: newAction, size: size) else { return }
    replace(action, with: item, atRow: bottomRowIndex)
  }
}
