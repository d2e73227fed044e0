// SPDX-License-Identifier: MIT

extension KeyboardPages {
  /// Compiles five layouts of rows of buttons, so that the engine types with them.
  ///
  /// Buttons become actions as ``LayoutEngine/Button/action`` says. The pages know no others: a
  /// button for a page of its own asks whoever embeds the keyboard.
  ///
  /// - Parameters:
  ///   - lowercase: small letters.
  ///   - uppercase: capitals until the next key.
  ///   - uppercaseToggled: capitals until Shift is tapped.
  ///   - numbers: digits and common signs.
  ///   - symbols: the other signs.
  ///   - size: the keyboard's, in points; limited as ``KeyboardFrames`` says.
  ///   - orientation: how the screen stands.
  public init(
    lowercase: LayoutEngine.Layout, uppercase: LayoutEngine.Layout,
    uppercaseToggled: LayoutEngine.Layout, numbers: LayoutEngine.Layout,
    symbols: LayoutEngine.Layout, size: Size, orientation: InterfaceOrientation = .portrait
  ) {
    self.init(
      PerPage { type, keyboardCase in
        let layout =
          switch (type, keyboardCase) {
          case (.numeric, _): numbers
          case (.symbolic, _): symbols
          case (_, .uppercased): uppercase
          case (_, .capsLocked): uppercaseToggled
          default: lowercase
          }
        return KeyboardFrames(layout, size: size, orientation: orientation)
      })
  }

  /// Compiles the five layouts of the custom keyboard, edited or not.
  ///
  /// - Parameters:
  ///   - layouts: the pages.
  ///   - size: the keyboard's, in points; limited as ``KeyboardFrames`` says.
  ///   - orientation: how the screen stands.
  public init(
    _ layouts: LayoutEngine.CustomKeyboardLayout, size: Size,
    orientation: InterfaceOrientation = .portrait
  ) {
    self.init(
      lowercase: layouts.lowercase, uppercase: layouts.uppercase,
      uppercaseToggled: layouts.uppercaseToggled, numbers: layouts.numbers,
      symbols: layouts.symbols, size: size, orientation: orientation)
  }
}
