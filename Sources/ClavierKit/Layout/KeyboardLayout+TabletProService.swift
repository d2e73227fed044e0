// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// Makes the layouts of the largest tablets, which have the keys of a computer at their ends.
  ///
  /// ```
  ///   ⇥  Q W E R T Y U I O P  ⌫
  ///   ⇪   A S D F G H J K L   ↵
  ///   ⇧    Z X C V B N M , .  ⇧
  ///   123       space       123
  /// ```
  ///
  /// The pages of digits and signs, which have no capitals, have a gap in place of Caps Lock.
  ///
  /// **Source:** the keys and their widths are measured on pictures of KeyboardKit 8.9, a twelfth of
  /// the width for an input key; without its keys for the next keyboard and for dismissal.
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

    /// The items of all rows, with a wide key on the left of the lower row.
    open override func itemRows(
      for actions: [[KeyboardAction]], context: KeyboardContext
    ) -> ItemRows {
      var rows = super.itemRows(for: actions, context: context)
      let lower = rows.count - 2
      guard lower >= 0, rows[lower].first?.width == .input else { return rows }
      rows[lower][0].width = .inputPercentage(1.68)
      return rows.withLastKeysFilling
    }

    open override func itemWidth(
      for action: KeyboardAction, row: Int, context: KeyboardContext
    ) -> KeyboardLayout.ItemWidth {
      switch action {
      case .capsLock, .none: .inputPercentage(1.25)
      default:
        super.itemWidth(for: action, row: row, context: context)
      }
    }
  }
}
