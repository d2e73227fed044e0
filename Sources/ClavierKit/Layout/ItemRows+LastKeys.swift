// SPDX-License-Identifier: MIT

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
