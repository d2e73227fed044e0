// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// Makes the layouts of tablets: system keys at the ends of all rows, and Shift on both sides.
  ///
  /// ```
  ///   Q W E R T Y U I O P ⌫      top row
  ///    A S D F G H J K L  ↵      upper row
  ///   ⇧ Z X C V B N M , . ⇧      lower row: the last row of the input set
  ///   123      space    123      bottom row
  /// ```
  ///
  /// Sets of more than three rows have rows of input keys alone below the top row. Those of fewer have
  /// Return at the end of the lower row, and a set of one row has Backspace there, too.
  ///
  /// **Source:** the rules and numbers of KeyboardKit's layout service for iPad, without its keys for
  /// the next keyboard and for dismissal. It leaves a row nothing for its last key when the row has
  /// more input keys than the top row; here that key is as wide as they are.
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
      [bottomSwitcher(for: context), .space, bottomSwitcher(for: context)]
    }

    /// The Return key, with a sign in place of the plain word.
    open override func returnAction(for context: KeyboardContext) -> KeyboardAction {
      .primary(context.returnKeyType == .return ? .newLine : context.returnKeyType)
    }

    /// The items of all rows, with last keys that fill the rows where there is room.
    open override func itemRows(
      for actions: [[KeyboardAction]], context: KeyboardContext
    ) -> ItemRows {
      super.itemRows(for: actions, context: context).withLastKeysFilling
    }

    /// How wide the key or gap is; the last of a row may get what the row has left.
    open override func itemWidth(
      for action: KeyboardAction, row: Int, context: KeyboardContext
    ) -> KeyboardLayout.ItemWidth {
      switch action {
      case .none: .inputPercentage(0.4)
      case .characterMargin, .primary, .space, .text: .available
      default: .input
      }
    }
  }
}

extension KeyboardLayout.ItemRows {
  /// The rows with last keys as wide as what their row leaves them, where it leaves enough.
  ///
  /// This is not about the bottom row, where Space takes what is left.
  ///
  /// The first row says how wide the keyboard is: its last key is as wide as an input key. The widest
  /// row that would leave its own last key less than half of that has such a key instead, and then the
  /// last key of the first row fills up.
  var withLastKeysFilling: KeyboardLayout.ItemRows {
    guard let first else { return [] }
    let whole = first.inputsBeforeEnd + 1
    let needs = dropLast().map { row in
      row.hasEnd && whole - row.inputsBeforeEnd < 0.5 ? row.inputsBeforeEnd + 1 : whole
    }
    let widest = needs.max() ?? whole
    var rows = self
    for (index, row) in dropLast().enumerated() where row.hasEnd {
      let isFirst = index == 0 || needs[index] > whole
      rows[index][row.count - 1].width = isFirst && needs[index] == widest ? .input : .available
    }
    return rows
  }
}

extension KeyboardLayout.ItemRow {
  /// Whether the last item is a system key whose width nobody has set to something of its own.
  fileprivate var hasEnd: Bool {
    guard let last, !last.action.isInputAction else { return false }
    return last.width == .input || last.width == .available
  }

  /// How many input keys are as wide as the items before the system key at the end.
  fileprivate var inputsBeforeEnd: Double {
    (hasEnd ? dropLast() : self[...]).reduce(0) { sum, item in
      switch item.width {
      case .input: sum + 1
      case .inputPercentage(let fraction): sum + fraction.asLength
      case .available, .percentage, .points: sum
      }
    }
  }
}
