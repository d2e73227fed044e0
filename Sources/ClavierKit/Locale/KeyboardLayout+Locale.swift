// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The layout with the language on the keys for the next one, and its words on others, unless they have a
  /// text of their own.
  ///
  /// **Source:** KeyboardKit, whose key shows the current language and not the next.
  func showing(_ locale: KeyboardLocale) -> KeyboardLayout {
    var layout = self
    for row in layout.itemRows.indices {
      for index in layout.itemRows[row].indices where layout.itemRows[row][index].label == nil {
        let action = layout.itemRows[row][index].action
        layout.itemRows[row][index].label =
          action == .nextLocale ? locale.keyLabel : locale.keyText(for: action)
      }
    }
    return layout
  }
}
