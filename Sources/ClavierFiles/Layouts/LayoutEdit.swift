// SPDX-License-Identifier: MIT

import ClavierKit

/// An edit of the pages of an extended layout.
struct LayoutEdit {
  /// The page to edit; `nil` for all.
  var page: Keyboard.KeyboardType?
  /// The device for which the page is edited; `nil` for all.
  var device: DeviceType?
  /// The orientation in which the page is edited; `nil` for both.
  var orientation: InterfaceOrientation?
  /// The row to edit; `nil` for all.
  var row: Row?
  var change: Change

  enum Row: Equatable {
    /// An index, from zero at the top.
    case index(Int)
    /// The last row of the page.
    case bottom
  }

  enum Change {
    case insert([KeyDraft], Side, Target)
    case remove(Target)
    case replace(Target, KeyDraft)
    case restyle(Target, KeyStyle)
    /// A new row above the edit's row, or below all rows.
    case addRow([KeyDraft])
  }

  enum Side {
    case before
    case after
  }

  /// The key that an edit targets.
  struct Target {
    var action: KeyboardAction

    /// Returns whether a key on the page of a context matches.
    ///
    /// A plain Return or Shift key matches all its types; a letter matches in both cases.
    func matches(_ other: KeyboardAction, in context: KeyboardContext) -> Bool {
      switch action {
      case .primary(.return): other.isPrimaryAction
      case .shift(.lowercased): other.isShiftAction
      case .character, .characterMargin:
        other == action || other == action.cased(context.keyboardCase, in: context.locale)
      default: other == action
      }
    }
  }

  /// Returns whether the edit applies to the page of this context.
  func applies(to context: KeyboardContext) -> Bool {
    (page ?? context.keyboardType) == context.keyboardType
      && (device ?? context.deviceType) == context.deviceType
      && (orientation ?? context.interfaceOrientation) == context.interfaceOrientation
  }

  /// Edits the layout of a page.
  ///
  /// - Parameters:
  ///   - layout: The layout to edit.
  ///   - context: The context of the layout.
  /// - Returns: Whether the row and the target exist; otherwise the layout is unchanged.
  func apply(to layout: inout KeyboardLayout, context: KeyboardContext) -> Bool {
    if case .addRow(let keys) = change { return addRow(keys, to: &layout, context) }
    var isFound = false
    for row in rows(of: layout) {
      let items = layout.itemRows[row]
      let found = items.first { target?.matches($0.action, in: context) ?? false }
      guard let found else { continue }
      isFound = true
      apply(to: &layout, row, found, context)
    }
    return isFound
  }

  /// The target of the edit; `nil` for a new row.
  var target: Target? {
    switch change {
    case .insert(_, _, let target), .remove(let target), .replace(let target, _),
      .restyle(let target, _):
      target
    case .addRow: nil
    }
  }

  /// Returns the indices of the existing rows to edit.
  private func rows(of layout: KeyboardLayout) -> [Int] {
    switch row {
    case nil: Array(layout.itemRows.indices)
    case .index(let index): layout.itemRows.indices.contains(index) ? [index] : []
    case .bottom: layout.itemRows.indices.suffix(1)
    }
  }

  private func apply(
    to layout: inout KeyboardLayout, _ row: Int, _ found: KeyboardLayout.Item,
    _ context: KeyboardContext
  ) {
    switch change {
    case .insert(let keys, let side, _):
      guard let index = layout.itemRows[row].index(of: found.action) else { return }
      let model = row == layout.bottomRowIndex ? layout.bottomRowModel ?? found : found
      let items = keys.map { $0.item(like: model).cased(for: context) }
      layout.itemRows[row].insert(contentsOf: items, at: side == .before ? index : index + 1)
    case .remove:
      layout.remove(found.action, atRow: row)
    case .replace(_, let key):
      layout.replace(found.action, with: key.item(like: found).cased(for: context), atRow: row)
    case .restyle(_, let style):
      for index in layout.itemRows[row].indices
      where layout.itemRows[row][index].action == found.action {
        style.apply(to: &layout.itemRows[row][index])
      }
    case .addRow: break
    }
  }

  /// Adds a row with the height of the layout's first key.
  private func addRow(
    _ keys: [KeyDraft], to layout: inout KeyboardLayout, _ context: KeyboardContext
  ) -> Bool {
    let place = row == nil ? layout.itemRows.count : rows(of: layout).first
    guard let place else { return false }
    let items = keys.map { key in
      key.item(like: layout.createIdealItem(for: key.action)).cased(for: context)
    }
    layout.itemRows.insert(items, at: place)
    return true
  }
}

extension KeyboardLayout {
  /// The key whose size a new key in the bottom row gets.
  fileprivate var bottomRowModel: Item? {
    bottomRowSystemItems.first ?? bottomRow?.first
  }
}

extension KeyboardLayout.Item {
  /// Returns the item with its letter in the context's case and language.
  fileprivate func cased(for context: KeyboardContext) -> KeyboardLayout.Item {
    var item = self
    item.action = action.cased(context.keyboardCase, in: context.locale)
    return item
  }
}
