// SPDX-License-Identifier: MIT

// The named colours of keyboards, for each appearance.
//
// **Source:** KeyboardKit 8.9's colour assets, measured in sRGB, which are the same in 7.0 to 9.9.
// In a light system iOS reports a dark one if a field requests it, so KeyboardKit makes its keys
// translucent. Here that is not necessary, and the solid colours are used. The greys of
// ``Keyboard/EffectiveAppearance/darkAppearance`` are darker than KeyboardKit's (106, 151 and 117),
// on which white letters have a contrast of 2.9.
extension Color {
  /// Returns the background of the keyboard.
  public static func keyboardBackground(for appearance: Keyboard.EffectiveAppearance) -> Color {
    switch appearance {
    case .light: Color(bytes: 213, 214, 221)
    case .dark: Color(bytes: 44, 44, 44)
    case .darkAppearance: Color(bytes: 76, 76, 76)
    }
  }

  /// Returns the cap colour of input keys.
  public static func keyboardButtonBackground(
    for appearance: Keyboard.EffectiveAppearance
  ) -> Color {
    switch appearance {
    case .light: .white
    case .dark: Color(bytes: 107, 107, 107)
    case .darkAppearance: Color(bytes: 115, 115, 115)
    }
  }

  /// Returns the label colour of input keys.
  public static func keyboardButtonForeground(
    for appearance: Keyboard.EffectiveAppearance
  ) -> Color {
    appearance.isDark ? .white : .black
  }

  /// Returns the shadow colour of keys.
  public static func keyboardButtonShadow(for appearance: Keyboard.EffectiveAppearance) -> Color {
    Color.black.opacity(appearance == .dark ? 0.7 : 0.3)
  }

  /// Returns the cap colour of system keys, such as Shift.
  public static func keyboardDarkButtonBackground(
    for appearance: Keyboard.EffectiveAppearance
  ) -> Color {
    switch appearance {
    case .light: Color(bytes: 171, 177, 186)
    case .dark: Color(bytes: 71, 71, 71)
    case .darkAppearance: Color(bytes: 95, 95, 95)
    }
  }

  /// Returns the label colour of system keys.
  public static func keyboardDarkButtonForeground(
    for appearance: Keyboard.EffectiveAppearance
  ) -> Color {
    keyboardButtonForeground(for: appearance)
  }

  /// Returns the cap colour of all keys in iOS 26, which differ by shape only.
  ///
  /// **Source:** KeyboardKit 9.9.
  public static func keyboardButtonBackgroundLiquid(
    for appearance: Keyboard.EffectiveAppearance
  ) -> Color {
    appearance.isDark ? Color(white: 1, alpha: 0.165) : .white
  }

  /// An invisible colour of areas that still receive touches.
  public static let clearInteractable = Color(white: 1, alpha: 0.001)
}

// The system colours, for highlights and for tints of themes.
//
// **Source:** Apple's Human Interface Guidelines, "Color", the values of iOS 13 to 18.
extension Color {
  /// The blue of interactive elements.
  public static let systemBlue = Color(bytes: 0, 122, 255)

  /// The background of the selected item in a callout, for white text.
  ///
  /// The colour is the system's blue, darkened just enough for ``minimumTextContrast``: white on
  /// the blue itself has a contrast of 4.0.
  public static let markedBackground = Color(bytes: 0, 112, 234)

  public static let systemGreen = Color(bytes: 52, 199, 89)
  public static let systemPink = Color(bytes: 255, 45, 85)
  public static let systemPurple = Color(bytes: 175, 82, 222)
  public static let systemYellow = Color(bytes: 255, 204, 0)
}
