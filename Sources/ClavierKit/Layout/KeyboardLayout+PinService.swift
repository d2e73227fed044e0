// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The layout service of a PIN pad: twelve equal keys.
  ///
  /// ```
  ///   1 2 3
  ///   4 5 6
  ///   7 8 9
  ///   ⌫ 0 ↵
  /// ```
  package class PinService: DigitsService {
    package override func configuration(for context: KeyboardContext) -> Configuration {
      .standardPin(for: context)
    }

    package override func actions(
      for inputSet: InputSet, context: KeyboardContext
    ) -> [[KeyboardAction]] {
      let rows = super.actions(for: inputSet, context: context)
      let last = [.backspace] + (rows.last ?? []) + [returnAction(for: context)]
      return rows.dropLast() + [last]
    }
  }
}
