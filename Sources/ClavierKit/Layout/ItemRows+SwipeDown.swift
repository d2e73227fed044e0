// SPDX-License-Identifier: MIT

extension KeyboardLayout.ItemRows {
  /// Returns the rows with swipe characters on the character keys at the same positions.
  ///
  /// A swipe character that equals the character of its key is omitted.
  func swipingDown(to characters: InputSet.Rows?) -> KeyboardLayout.ItemRows {
    guard let characters else { return self }
    var rows = self
    for (row, line) in zip(rows.indices, characters.characters()) {
      let keys = rows[row].indices.filter { index in
        if case .character = rows[row][index].action { true } else { false }
      }
      for (key, character) in zip(keys, line) {
        let action = KeyboardAction.character(character)
        rows[row][key].swipeDownAction = rows[row][key].action == action ? nil : action
      }
    }
    return rows
  }
}
