// SPDX-License-Identifier: MIT

extension KeyboardLayout.ItemRows {
  /// The rows with last keys that fill the remaining width, if there is enough.
  ///
  /// The bottom row is excluded, since Space fills it.
  ///
  /// The first row determines the width of the keyboard: its last key is as wide as an input key. A
  /// row may leave its last key less than half of an input key. The widest such row then ends with
  /// an input key, and the last key of the first row fills its row.
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
  /// Whether the last item is a system key of default width.
  fileprivate var hasEnd: Bool {
    guard let last, !last.action.isInputAction else { return false }
    return last.width == .input || last.width == .available
  }

  /// The width of the items before the system key at the end, in input keys.
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
