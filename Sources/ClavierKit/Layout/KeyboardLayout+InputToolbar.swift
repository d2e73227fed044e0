// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The layout with an extra row of characters above the others.
  ///
  /// The keys of the row share its whole width, however many they are, and keep out of the width of
  /// the keys below them.
  ///
  /// **Source:** KeyboardKit's function of the same name, whose keys fill the width, too.
  ///
  /// - Parameters:
  ///   - mode: which characters; ``Keyboard/InputToolbarDisplayMode/automatic`` adds no row, since a
  ///     layout knows no screen: resolve it first.
  ///   - layoutConfiguration: the row's height, and the insets of its keys.
  /// - Returns: the same layout where the mode shows no characters.
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
