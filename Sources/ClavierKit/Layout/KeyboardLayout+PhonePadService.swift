// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The layout service of a telephone's keys.
  ///
  /// ```
  ///   1 2 3 ⌫
  ///   4 5 6 +
  ///   7 8 9 -
  ///   * 0 # ↵     held for longer, * offers the pause `,` and # the wait `;` of dialled numbers
  /// ```
  ///
  /// The digits show no letters, since they type none.
  package class PhonePadService: DigitsService {
    package override func actions(
      for inputSet: InputSet, context: KeyboardContext
    ) -> [[KeyboardAction]] {
      let rows = super.actions(for: inputSet, context: context)
      let ends: [KeyboardAction] = [.backspace, .character("+"), .character("-")]
      let upper = zip(rows.dropLast(), ends).map { $0 + [$1] }
      let last = [.character("*")] + (rows.last ?? []) + [.character("#")]
      return upper + [last + [returnAction(for: context)]]
    }

    package override func item(
      for action: KeyboardAction, row: Int, context: KeyboardContext
    ) -> KeyboardLayout.Item {
      var item = super.item(for: action, row: row, context: context)
      switch action {
      case .character("*"): item.calloutActions = [.character(",")]
      case .character("#"): item.calloutActions = [.character(";")]
      default: break
      }
      return item
    }
  }
}
