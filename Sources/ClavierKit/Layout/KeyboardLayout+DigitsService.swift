// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The layout service of digits, with the same layout for every page.
  ///
  /// ```
  ///   1 2 3
  ///   4 5 6
  ///   7 8 9
  ///     0      as wide as the row; subclasses put other keys beside it
  /// ```
  ///
  /// No key switches the page or has a callout, so only digits can be typed.
  package class DigitsService: BaseService {
    package override func inputSet(for context: KeyboardContext) -> InputSet {
      InputSet(rows: ["123", "456", "789", "0"].map(InputSet.Row.init(chars:)))
    }

    package override func configuration(for context: KeyboardContext) -> Configuration {
      .standardDigits(for: context)
    }

    /// Returns the Return key, with a sign in place of the word "return".
    package override func returnAction(for context: KeyboardContext) -> KeyboardAction {
      .primary(context.returnKeyType.asSign)
    }

    package override func item(
      for action: KeyboardAction, row: Int, context: KeyboardContext
    ) -> KeyboardLayout.Item {
      var item = super.item(for: action, row: row, context: context)
      item.calloutActions = []
      return item
    }

    /// Returns an equal share of the row for each key.
    package override func itemWidth(
      for action: KeyboardAction, row: Int, context: KeyboardContext
    ) -> KeyboardLayout.ItemWidth {
      .available
    }
  }
}
