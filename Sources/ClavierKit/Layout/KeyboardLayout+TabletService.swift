// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The layout service of tablets: system keys at the ends of all rows, and Shift on both sides.
  ///
  /// ```
  ///   Q W E R T Y U I O P ⌫      top row
  ///    A S D F G H J K L  ↵      upper row
  ///   ⇧ Z X C V B N M , . ⇧      lower row: the last row of the input set
  ///   123 🌐   space  123 ▾      bottom row
  /// ```
  ///
  /// The keys for the next keyboard (or emojis) and for hiding appear only if they have an effect.
  ///
  /// Sets of more than three rows have rows of input keys alone below the top row. Smaller sets
  /// have Return at the end of the lower row; a set of one row has Backspace there, too.
  ///
  /// **Source:** the rules and numbers of KeyboardKit's layout service for iPad. It always has the
  /// keys for the next keyboard and for hiding, none for emojis, and ignores the field's purpose.
  /// There a row with more input keys than the top row leaves no width for its last key. Here that
  /// key is as wide as an input key.
  open class TabletService: BaseService {
    /// Returns the sizes of a tablet's keys for any device.
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

    /// Returns the action at the left of the upper row: a gap.
    open func upperLeadingAction(for context: KeyboardContext) -> KeyboardAction {
      .none
    }

    /// Returns the actions of the bottom row.
    open func bottomActions(for context: KeyboardContext) -> [KeyboardAction] {
      [bottomSwitcher(for: context)] + nextKeyboardActions(for: context)
        + dictationActions(for: context) + fieldActions(for: context)
        + [bottomSwitcher(for: context)] + dismissActions(for: context)
    }

    /// Returns the actions in the middle of the bottom row: those of a phone, and Space in every
    /// field.
    ///
    /// There is room for Space, and the text in an address field may be a search.
    open override func fieldActions(for context: KeyboardContext) -> [KeyboardAction] {
      let actions = super.fieldActions(for: context)
      return actions.contains(.space) ? actions : [.space] + actions
    }

    /// Returns the key that hides the keyboard, if it can be hidden.
    open func dismissActions(for context: KeyboardContext) -> [KeyboardAction] {
      context.canDismissKeyboard ? [.dismissKeyboard] : []
    }

    /// Returns the Return key, with a sign in place of the word "return".
    open override func returnAction(for context: KeyboardContext) -> KeyboardAction {
      .primary(context.returnKeyType.asSign)
    }

    /// Returns the items of all rows, with last keys that fill their rows, and swipe actions.
    open override func itemRows(
      for actions: [[KeyboardAction]], context: KeyboardContext
    ) -> ItemRows {
      super.itemRows(for: actions, context: context).withLastKeysFilling
        .swipingDown(to: swipeDownInputSet(for: context)?.rows(for: context.deviceTypeForKeyboard))
    }

    /// Returns the characters of downward swipes, key by key; `nil` for none.
    ///
    /// The characters are the digits on the page of letters, and the rarer signs on the page of
    /// digits, if both pages have three rows.
    ///
    /// **Source:** KeyboardKit 10.1 for the sets with swipes, and the iPad for the characters.
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

    /// Returns the width of the key or gap; a domain ending is 1.5 input keys wide.
    ///
    /// The last key of a row may get the remaining width instead.
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
