// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// Returns the layout with the language's texts on its keys; keys with a label are unchanged.
  ///
  /// **Source:** KeyboardKit, whose language key shows the current language, not the next one.
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
