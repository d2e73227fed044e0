// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// Returns the layout with the language's texts on its keys, except on keys with a label.
  ///
  /// **Source:** KeyboardKit, whose language key shows the current language and not the next.
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
