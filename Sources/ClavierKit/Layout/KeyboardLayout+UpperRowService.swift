// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The layout service of a phone's keys below an additional row, whose keys share its width.
  ///
  /// ```
  ///   1 2 3 4 5 6 7 8 9 0        upper row: ten digits, unless a subclass overrides it
  ///   Q W E R T Y U I O P
  ///    A S D F G H J K L         the keys of phones, with any number of letter rows
  ///   ⇧  Z X C V B N M  ⌫
  ///   123    space  return
  /// ```
  package class UpperRowService: PhoneService {
    package override func configuration(for context: KeyboardContext) -> Configuration {
      .standardFiveRows(for: context)
    }

    /// Returns the actions of the upper row.
    package func upperActions(for context: KeyboardContext) -> [KeyboardAction] {
      "1234567890".map { .character(String($0)) }
    }

    package override func actions(
      for inputSet: InputSet, context: KeyboardContext
    ) -> [[KeyboardAction]] {
      [upperActions(for: context)] + super.actions(for: inputSet, context: context)
    }

    package override func itemWidth(
      for action: KeyboardAction, row: Int, context: KeyboardContext
    ) -> KeyboardLayout.ItemWidth {
      row == 0 ? .available : super.itemWidth(for: action, row: row - 1, context: context)
    }

    /// Returns the index of the row below all input keys of the page.
    func bottomRow(for context: KeyboardContext) -> Int {
      max(inputSet(for: context).rows(for: context.deviceTypeForKeyboard).count, 1) + 1
    }
  }
}
