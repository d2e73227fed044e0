// SPDX-License-Identifier: MIT

// **Source:** KeyboardKit's names.
extension KeyboardLayout {
  /// Returns the row at an index, counted from zero at the top; `nil` out of range.
  ///
  /// KeyboardKit's function returns `nil` for the row at zero; this one returns the row.
  public func itemRow(at index: Int) -> ItemRow? {
    itemRows.row(at: index)
  }

  /// Returns the first item with an action, row by row.
  public func firstItem(with action: KeyboardAction) -> Item? {
    itemRows.joined().first { $0.action == action }
  }

  /// The first character key, row by row.
  public var firstCharacterItem: Item? {
    itemRows.joined().first { item in
      if case .character = item.action { true } else { false }
    }
  }

  /// Returns whether an item of the layout has an action.
  public func hasKey(_ action: KeyboardAction) -> Bool {
    firstItem(with: action) != nil
  }

  /// Returns whether a key of the layout shows a page.
  public func hasKeyboardSwitcher(_ type: Keyboard.KeyboardType) -> Bool {
    itemRows.hasKeyboardSwitcher(type)
  }

  /// The height in points for new items: that of the first item, or zero without items.
  public var idealItemHeight: Double {
    itemRows.joined().first?.height ?? 0
  }

  /// The insets for new items: those of the first item, or zero without items.
  public var idealItemInsets: EdgeInsets {
    itemRows.joined().first?.edgeInsets ?? .zero
  }

  /// Returns an item with the ideal height and insets.
  public func createIdealItem(
    for action: KeyboardAction, width: ItemWidth = .available, alignment: Alignment = .center
  ) -> Item {
    Item(
      action: action, width: width, height: idealItemHeight, edgeInsets: idealItemInsets,
      alignment: alignment)
  }
}

extension KeyboardLayout.ItemRow {
  /// Returns whether a key of the row shows a page.
  public func hasKeyboardSwitcher(_ type: Keyboard.KeyboardType) -> Bool {
    contains { $0.action == .keyboardType(type) }
  }
}

extension KeyboardLayout.ItemRows {
  /// Returns whether a key of the rows shows a page.
  public func hasKeyboardSwitcher(_ type: Keyboard.KeyboardType) -> Bool {
    contains { $0.hasKeyboardSwitcher(type) }
  }
}
