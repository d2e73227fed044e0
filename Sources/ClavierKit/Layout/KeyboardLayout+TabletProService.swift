// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// Makes the layouts of the largest tablets, which have the keys of a computer at their ends.
  ///
  /// ```
  ///   ⇥  Q W E R T Y U I O P  ⌫
  ///   ⇪   A S D F G H J K L   ↵
  ///   ⇧    Z X C V B N M , .  ⇧
  ///   🌐 123    space    123 ▾
  /// ```
  ///
  /// Labels of the keys around the input keys stand in the corner below that is farther from them.
  ///
  /// The pages of digits and signs, which have no capitals, have a gap in place of Caps Lock.
  ///
  /// **Source:** the keys and their widths are measured on pictures of KeyboardKit 8.9, a twelfth of
  /// the width for an input key. They show the keys for the next keyboard and for hiding; here these
  /// are where they would do something.
  open class TabletProService: TabletService {
    open override func actions(
      for inputSet: InputSet, context: KeyboardContext
    ) -> [[KeyboardAction]] {
      var rows = super.actions(for: inputSet, context: context)
      // A single row of input keys has its own key on the left.
      if rows.count > 2 { rows[0].insert(.tab, at: 0) }
      return rows
    }

    /// What stands on the left of the upper row: Caps Lock beside letters.
    open override func upperLeadingAction(for context: KeyboardContext) -> KeyboardAction {
      context.keyboardType == .alphabetic ? .capsLock : .none
    }

    /// What the keys of the bottom row do: those of other tablets, the next keyboard's first.
    open override func bottomActions(for context: KeyboardContext) -> [KeyboardAction] {
      nextKeyboardActions(for: context) + [bottomSwitcher(for: context)]
        + dictationActions(for: context) + fieldActions(for: context)
        + [bottomSwitcher(for: context)] + dismissActions(for: context)
    }

    /// The items of all rows, with a wide key on the left of the lower row, and labels in corners.
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
  /// The row with the labels of the keys beside its input keys in the corners below, and all others
  /// in the middle, as in a row without input keys.
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
