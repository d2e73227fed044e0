// SPDX-License-Identifier: MIT

// The colours of keyboards by their names, for each look.
//
// **Source:** KeyboardKit 8.9's colour assets, measured in sRGB, the same in 7.0 to 9.9. iOS tells
// keyboards in a light system that it is dark when a field wants so; therefore KeyboardKit's keys
// shine through. That mistake is not made here, and the solid colours are used. The greys of
// ``Keyboard/Look/darkAppearance`` are darker than KeyboardKit's (106, 151 and 117), on which white
// letters have a contrast of 2.9.
extension Color {
  /// What is behind all keys.
  public static func keyboardBackground(for look: Keyboard.Look) -> Color {
    switch look {
    case .light: Color(bytes: 213, 214, 221)
    case .dark: Color(bytes: 44, 44, 44)
    case .darkAppearance: Color(bytes: 76, 76, 76)
    }
  }

  /// The keys that type what stands on them.
  public static func keyboardButtonBackground(for look: Keyboard.Look) -> Color {
    switch look {
    case .light: .white
    case .dark: Color(bytes: 107, 107, 107)
    case .darkAppearance: Color(bytes: 115, 115, 115)
    }
  }

  /// What stands on keys.
  public static func keyboardButtonForeground(for look: Keyboard.Look) -> Color {
    look.isDark ? .white : .black
  }

  /// What keys throw below them.
  public static func keyboardButtonShadow(for look: Keyboard.Look) -> Color {
    Color.black.opacity(look == .dark ? 0.7 : 0.3)
  }

  /// The darker keys around the others, such as Shift.
  public static func keyboardDarkButtonBackground(for look: Keyboard.Look) -> Color {
    switch look {
    case .light: Color(bytes: 171, 177, 186)
    case .dark: Color(bytes: 71, 71, 71)
    case .darkAppearance: Color(bytes: 95, 95, 95)
    }
  }

  /// What stands on the darker keys.
  public static func keyboardDarkButtonForeground(for look: Keyboard.Look) -> Color {
    keyboardButtonForeground(for: look)
  }

  /// All keys of iOS 26, which differ by their shape only.
  ///
  /// **Source:** KeyboardKit 9.9.
  public static func keyboardButtonBackgroundLiquid(for look: Keyboard.Look) -> Color {
    look.isDark ? Color(white: 1, alpha: 0.165) : .white
  }

  /// Not to be seen, and yet something that can be touched.
  public static let clearInteractable = Color(white: 1, alpha: 0.001)
}

// The system's own colours, with which keys are marked and themes are tinted.
//
// **Source:** Apple's Human Interface Guidelines, "Color", the values of iOS 13 to 18.
extension Color {
  /// The blue of things that can be tapped.
  public static func systemBlue(for look: Keyboard.Look = .light) -> Color {
    look.isDark ? Color(bytes: 10, 132, 255) : Color(bytes: 0, 122, 255)
  }

  /// What a list marks its choice with, under white letters.
  ///
  /// It is the system's blue, only so much darker that its letters can be read as
  /// ``leastTextContrast`` says: white on the blue itself has 4.0.
  public static let markedBackground = Color(bytes: 0, 112, 234)

  public static let systemGreen = Color(bytes: 52, 199, 89)
  public static let systemPink = Color(bytes: 255, 45, 85)
  public static let systemPurple = Color(bytes: 175, 82, 222)
  public static let systemYellow = Color(bytes: 255, 204, 0)
}
