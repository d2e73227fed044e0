// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// Returns the layout with an extra row of characters above the others.
  ///
  /// The keys of the row share its whole width and do not affect the width of the keys below.
  ///
  /// **Source:** KeyboardKit's function of the same name, whose keys fill the width, too.
  ///
  /// - Parameters:
  ///   - mode: The characters. Resolve ``Keyboard/InputToolbarDisplayMode/automatic`` before, since
  ///     it depends on the screen; it adds no row here.
  ///   - layoutConfiguration: The row's height, and the insets of its keys.
  /// - Returns: The layout; unchanged if the mode has no characters.
  public func adjusted(
    for mode: Keyboard.InputToolbarDisplayMode, layoutConfiguration: Configuration
  ) -> KeyboardLayout {
    let characters = mode.characters
    guard !characters.isEmpty else { return self }
    let row = characters.map { item in
      Item(
        action: .character(item.neutral), width: .available,
        height: layoutConfiguration.inputToolbarHeight,
        edgeInsets: layoutConfiguration.buttonInsets)
    }
    return KeyboardLayout(itemRows: [row] + itemRows)
  }
}
