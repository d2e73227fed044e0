// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The layout service of the largest tablets, with a computer's keys at the ends of rows.
  ///
  /// ```
  ///   ⇥  Q W E R T Y U I O P  ⌫
  ///   ⇪   A S D F G H J K L   ↵
  ///   ⇧    Z X C V B N M , .  ⇧
  ///   🌐 123    space    123 ▾
  /// ```
  ///
  /// The labels of the outer keys are in the bottom corner away from the input keys. The pages of
  /// digits and signs have a gap in place of Caps Lock.
  ///
  /// **Source:** the keys and their widths were measured in pictures of KeyboardKit 8.9, with a
  /// twelfth of the width for an input key. The pictures show the keys for the next keyboard and
  /// for hiding; here these appear only if they have an effect.
  open class TabletProService: TabletService {
    open override func actions(
      for inputSet: InputSet, context: KeyboardContext
    ) -> [[KeyboardAction]] {
      var rows = super.actions(for: inputSet, context: context)
      // In a layout with one row of input keys, another key is at its left.
      if rows.count > 2 { rows[0].insert(.tab, at: 0) }
      return rows
    }

    /// Returns the action at the left of the upper row: Caps Lock on the page of letters, otherwise
    /// a gap.
    open override func upperLeadingAction(for context: KeyboardContext) -> KeyboardAction {
      context.keyboardType == .alphabetic ? .capsLock : .none
    }

    /// Returns the actions of the bottom row: those of other tablets, with the key for the next
    /// keyboard first.
    open override func bottomActions(for context: KeyboardContext) -> [KeyboardAction] {
      nextKeyboardActions(for: context) + [bottomSwitcher(for: context)]
        + dictationActions(for: context) + fieldActions(for: context)
        + [bottomSwitcher(for: context)] + dismissActions(for: context)
    }

    /// Returns the items of all rows, with a wide key at the left of the lower row, and corner
    /// labels.
    open override func itemRows(
      for actions: [[KeyboardAction]], context: KeyboardContext
    ) -> ItemRows {
      var rows = super.itemRows(for: actions, context: context)
      let lower = rows.count - 2
      if lower >= 0, rows[lower].first?.width == .input {
        rows[lower][0].width = .inputPercentage(1.68)
        rows = rows.withLastKeysFilling
      }
      return rows.map(\.withLabelsInCorners)
    }

    open override func itemWidth(
      for action: KeyboardAction, row: Int, context: KeyboardContext
    ) -> KeyboardLayout.ItemWidth {
      switch action {
      case .capsLock, .none: .inputPercentage(1.25)
      case .dismissKeyboard: .inputPercentage(1.4)
      default:
        super.itemWidth(for: action, row: row, context: context)
      }
    }
  }
}

extension KeyboardLayout.ItemRow {
  /// The row with the labels of the outer keys in the bottom corners.
  ///
  /// The labels of all other keys are centred, as in a row without input keys.
  fileprivate var withLabelsInCorners: KeyboardLayout.ItemRow {
    guard let first = firstIndex(where: \.action.isInputAction),
      let last = lastIndex(where: \.action.isInputAction)
    else { return self }
    var row = self
    for index in row.indices where !row[index].action.isSpacer {
      if index < first { row[index].alignment = .bottomLeading }
      if index > last { row[index].alignment = .bottomTrailing }
    }
    return row
  }
}
