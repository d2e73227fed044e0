// SPDX-License-Identifier: MIT

import ClavierKit

/// A change of the pages that a layout extends.
struct LayoutEdit {
  /// The page to change; `nil` for all.
  var page: Keyboard.KeyboardType?
  /// The device to change it on; `nil` for all.
  var device: DeviceType?
  /// The orientation to change it in; `nil` for both.
  var orientation: InterfaceOrientation?
  /// The row to change; `nil` for all.
  var row: Row?
  var change: Change

  enum Row: Equatable {
    /// Counted from zero at the top.
    case index(Int)
    /// The last one, whatever its index.
    case bottom
  }

  enum Change {
    case insert([KeyDraft], Side, Target)
    case remove(Target)
    case replace(Target, KeyDraft)
    case restyle(Target, KeyStyle)
    /// A new row above the one that the edit is for, or below all.
    case addRow([KeyDraft])
  }

  enum Side {
    case before
    case after
  }

  /// The key that an edit is about.
  struct Target {
    var action: KeyboardAction

    /// Whether a key of a page in this case is meant.
    ///
    /// A plain Return or Shift key is that, whatever it says; a letter is meant in both its forms.
    func matches(_ other: KeyboardAction, in keyboardCase: Keyboard.Case) -> Bool {
      switch action {
      case .primary(.return): other.isPrimaryAction
      case .shift(.lowercased): other.isShiftAction
      case .character, .characterMargin: other == action || other == action.cased(keyboardCase)
      default: other == action
      }
    }
  }

  /// Whether the page of this context is to be changed.
  func isFor(_ context: KeyboardContext) -> Bool {
    (page ?? context.keyboardType) == context.keyboardType
      && (device ?? context.deviceType) == context.deviceType
      && (orientation ?? context.interfaceOrientation) == context.interfaceOrientation
  }

  /// Changes the layout of a page.
  ///
  /// - Parameters:
  ///   - layout: What to change.
  ///   - context: What the layout was made for.
  /// - Returns: Whether there was a row, and the key if it is about one; if not, nothing changes.
  func apply(to layout: inout KeyboardLayout, context: KeyboardContext) -> Bool {
    if case .addRow(let keys) = change { return addRow(keys, to: &layout, context) }
    var isFound = false
    for row in rows(of: layout) {
      let items = layout.itemRows[row]
      let found = items.first { target?.matches($0.action, in: context.keyboardCase) ?? false }
      guard let found else { continue }
      isFound = true
      apply(to: &layout, row, found, context.keyboardCase)
    }
    return isFound
  }

  /// What the edit is about, if it is about a key.
  var target: Target? {
    switch change {
    case .insert(_, _, let target), .remove(let target), .replace(let target, _),
      .restyle(let target, _):
      target
    case .addRow: nil
    }
  }

  /// The keys that the edit brings along.
  var newKeys: [KeyDraft] {
    switch change {
    case .insert(let keys, _, _), .addRow(let keys): keys
    case .replace(_, let key): [key]
    case .remove, .restyle: []
    }
  }

  /// The indices of the rows that are to be changed and are there.
  private func rows(of layout: KeyboardLayout) -> [Int] {
    switch row {
    case nil: Array(layout.itemRows.indices)
    case .index(let index): layout.itemRows.indices.contains(index) ? [index] : []
    case .bottom: layout.itemRows.indices.suffix(1)
    }
  }

  private func apply(
    to layout: inout KeyboardLayout, _ row: Int, _ found: KeyboardLayout.Item,
    _ keyboardCase: Keyboard.Case
  ) {
    switch change {
    case .insert(let keys, let side, _):
      guard let index = layout.itemRows[row].index(of: found.action) else { return }
      let model = row == layout.bottomRowIndex ? layout.bottomRowModel ?? found : found
      let items = keys.map { $0.item(like: model).cased(keyboardCase) }
      layout.itemRows[row].insert(contentsOf: items, at: side == .before ? index : index + 1)
    case .remove:
      layout.remove(found.action, atRow: row)
    case .replace(_, let key):
      layout.replace(found.action, with: key.item(like: found).cased(keyboardCase), atRow: row)
    case .restyle(_, let style):
      for index in layout.itemRows[row].indices
      where layout.itemRows[row][index].action == found.action {
        style.apply(to: &layout.itemRows[row][index])
      }
    case .addRow: break
    }
  }

  /// Adds a row whose keys are as high as those of the first one.
  private func addRow(
    _ keys: [KeyDraft], to layout: inout KeyboardLayout, _ context: KeyboardContext
  ) -> Bool {
    let place = row == nil ? layout.itemRows.count : rows(of: layout).first
    guard let place else { return false }
    let items = keys.map { key in
      key.item(like: layout.createIdealItem(for: key.action)).cased(context.keyboardCase)
    }
    layout.itemRows.insert(items, at: place)
    return true
  }
}

extension KeyboardLayout {
  /// What a new key of the bottom row takes its size from.
  fileprivate var bottomRowModel: Item? {
    bottomRowSystemItems.first ?? bottomRow?.first
  }
}

extension KeyboardLayout.Item {
  /// The item with its letter in the form of this case.
  fileprivate func cased(_ keyboardCase: Keyboard.Case) -> KeyboardLayout.Item {
    var item = self
    item.action = action.cased(keyboardCase)
    return item
  }
}
