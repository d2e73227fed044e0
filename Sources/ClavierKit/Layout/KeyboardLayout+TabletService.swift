// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// Makes the layouts of tablets: system keys at the ends of all rows, and Shift on both sides.
  ///
  /// ```
  ///   Q W E R T Y U I O P ⌫      top row
  ///    A S D F G H J K L  ↵      upper row
  ///   ⇧ Z X C V B N M , . ⇧      lower row: the last row of the input set
  ///   123 🌐   space  123 ▾      bottom row
  /// ```
  ///
  /// The keys for the next keyboard (or emojis) and for hiding are shown where they would do something.
  ///
  /// Sets of more than three rows have rows of input keys alone below the top row. Those of fewer have
  /// Return at the end of the lower row, and a set of one row has Backspace there, too.
  ///
  /// **Source:** the rules and numbers of KeyboardKit's layout service for iPad. It has the keys for the
  /// next keyboard and for hiding in every case, none for emojis, and asks for no field's purpose. It
  /// leaves a row nothing for its last key when the row has more input keys than the top row; here that
  /// key is as wide as they are.
  open class TabletService: BaseService {
    /// The sizes of a tablet's keys, on whatever device.
    open override func configuration(for context: KeyboardContext) -> Configuration {
      .standardPad(for: context)
    }

    open override func actions(
      for inputSet: InputSet, context: KeyboardContext
    ) -> [[KeyboardAction]] {
      var rows = super.actions(for: inputSet, context: context)
      if rows.isEmpty { rows = [[]] }
      let (top, upper, lower) = (0, rows.count - 2, rows.count - 1)
      let enter = returnAction(for: context)
      let switcher = lowerSwitcher(for: context)
      rows[lower].insert(switcher, at: 0)
      rows[top].append(.backspace)
      if upper > top {
        rows[upper] = [upperLeadingAction(for: context)] + rows[upper] + [enter]
        rows[lower].append(switcher)
      } else {
        rows[lower].append(enter)
      }
      return rows + [bottomActions(for: context)]
    }

    /// What stands on the left of the upper row: a gap.
    open func upperLeadingAction(for context: KeyboardContext) -> KeyboardAction {
      .none
    }

    /// What the keys of the bottom row do.
    open func bottomActions(for context: KeyboardContext) -> [KeyboardAction] {
      [bottomSwitcher(for: context)] + nextKeyboardActions(for: context)
        + dictationActions(for: context) + fieldActions(for: context)
        + [bottomSwitcher(for: context)] + dismissActions(for: context)
    }

    /// What the keys in the middle of the bottom row do: those of a phone, and Space in every field.
    ///
    /// There is room for it, and what is typed into an address may be searched for.
    open override func fieldActions(for context: KeyboardContext) -> [KeyboardAction] {
      let actions = super.fieldActions(for: context)
      return actions.contains(.space) ? actions : [.space] + actions
    }

    /// The key that hides the keyboard, if it can be hidden.
    open func dismissActions(for context: KeyboardContext) -> [KeyboardAction] {
      context.canDismissKeyboard ? [.dismissKeyboard] : []
    }

    /// The Return key, with a sign in place of the plain word.
    open override func returnAction(for context: KeyboardContext) -> KeyboardAction {
      .primary(context.returnKeyType.asSign)
    }

    /// The items of all rows, with last keys that fill the rows where there is room, and with what
    /// their keys do when the finger swipes down.
    open override func itemRows(
      for actions: [[KeyboardAction]], context: KeyboardContext
    ) -> ItemRows {
      super.itemRows(for: actions, context: context).withLastKeysFilling
        .swipingDown(to: swipeDownInputSet(for: context)?.rows(for: context.deviceTypeForKeyboard))
    }

    /// The characters that swipes down type, key by key; `nil` for none.
    ///
    /// They are the digits on the page of letters and the rarer signs on the page of digits, if both
    /// have three rows.
    ///
    /// **Source:** KeyboardKit 10.1, for which sets have them, and the iPad, for which they are.
    open func swipeDownInputSet(for context: KeyboardContext) -> InputSet? {
      guard context.isSwipeDownActionsEnabled, inputSet(for: context).rows.count == 3 else {
        return nil
      }
      let other: InputSet? =
        switch context.keyboardType {
        case .alphabetic: inputSetProvider.numericInputSet(for: context)
        case .numeric: inputSetProvider.symbolicInputSet(for: context)
        case .symbolic, .emojis, .custom: nil
        }
      return other?.rows.count == 3 ? other : nil
    }

    /// How wide the key or gap is; the last of a row may get what the row has left, and the end of an
    /// address is a key and a half wide.
    open override func itemWidth(
      for action: KeyboardAction, row: Int, context: KeyboardContext
    ) -> KeyboardLayout.ItemWidth {
      switch action {
      case .none: .inputPercentage(0.4)
      case .text(".com"): .inputPercentage(1.5)
      case .characterMargin, .primary, .space, .text: .available
      default: .input
      }
    }
  }
}
