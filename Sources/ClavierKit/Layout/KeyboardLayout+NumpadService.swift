// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The layout service of a computer's keypad, with digits in the order of a calculator and
  /// arithmetic signs.
  ///
  /// ```
  ///   7 8 9 / ⌫
  ///   4 5 6 * =
  ///   1 2 3 - ⇥     Tab goes on to the next field of a form
  ///    0  . + ↵     a comma in place of the point where the language writes one
  /// ```
  package class NumpadService: DigitsService {
    package override func inputSet(for context: KeyboardContext) -> InputSet {
      let separator = context.locale.decimalSeparator
      return InputSet(
        rows: ["789/", "456*", "123-", "0\(separator)+"].map(InputSet.Row.init(chars:)))
    }

    package override func actions(
      for inputSet: InputSet, context: KeyboardContext
    ) -> [[KeyboardAction]] {
      let rows = super.actions(for: inputSet, context: context)
      let ends: [KeyboardAction] = [
        .backspace, .character("="), .tab, returnAction(for: context),
      ]
      return zip(rows, ends).map { $0 + [$1] }
    }

    /// Returns an equal share of the row for each key; 0.4 of the row for the zero.
    package override func itemWidth(
      for action: KeyboardAction, row: Int, context: KeyboardContext
    ) -> KeyboardLayout.ItemWidth {
      action == .character("0") ? .percentage(0.4) : .available
    }
  }
}
