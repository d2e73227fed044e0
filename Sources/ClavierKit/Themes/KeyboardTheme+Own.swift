// SPDX-License-Identifier: MIT

// Clavier's own themes, for kiosks, low vision and terminals.
extension KeyboardTheme {
  /// The theme with the standard look of keyboards.
  public static let standard = StandardVariation.standard.theme

  /// The theme for public devices in any light: bold letters and clear edges.
  public static let kiosk: KeyboardTheme = {
    var theme = KeyboardTheme(
      ThemePalette(
        id: "kiosk", name: "Kiosk", colorScheme: .light, background: [Color(bytes: 226, 229, 234)],
        input: .white, system: Color(bytes: 202, 208, 217), primary: Color(bytes: 0, 84, 166),
        text: Color(bytes: 16, 24, 40), primaryText: .white, highlight: .white, cornerRadius: 6,
        border: .init(color: Color(bytes: 110, 118, 130), size: 1), shadow: .noShadow))
    theme.changeAllButtonStyles { $0.fontWeight = .medium }
    theme.pressedButtonStyles = pressed(
      cap: Color(bytes: 0, 84, 166), text: .white, border: Color(bytes: 0, 50, 110))
    return theme
  }()

  /// The theme with the highest contrast, and borders around all keys.
  ///
  /// Each text has a contrast of at least 7, as WCAG 2.2 requires for enhanced contrast (1.4.6).
  public static let highContrast: KeyboardTheme = {
    var theme = KeyboardTheme(
      ThemePalette(
        id: "highContrast", name: "High Contrast", colorScheme: .dark, background: [.black],
        input: .black, system: Color(bytes: 40, 40, 40), primary: .yellow, text: .white,
        primaryText: .black, highlight: Color(bytes: 60, 60, 60), cornerRadius: 6,
        border: .init(color: .white, size: 2), shadow: .noShadow))
    theme.changeAllButtonStyles { $0.fontWeight = .semibold }
    theme.pressedButtonStyles = pressed(cap: .white, text: .black, border: .yellow)
    return theme
  }()

  /// The theme with green letters on black, in a monospaced font.
  public static let terminal: KeyboardTheme = {
    let green = Color(bytes: 51, 255, 102)
    var theme = KeyboardTheme(
      ThemePalette(
        id: "terminal", name: "Terminal", colorScheme: .dark, background: [.black],
        input: Color(bytes: 10, 24, 14), system: Color(bytes: 16, 44, 24),
        primary: Color(bytes: 24, 72, 38), text: green, highlight: Color(bytes: 16, 44, 24),
        cornerRadius: 3, border: .init(color: Color(bytes: 24, 72, 38), size: 1),
        shadow: .noShadow))
    theme.fontFamily = "monospace"
    theme.pressedButtonStyles = pressed(cap: green, text: .black, border: .white)
    return theme
  }()

  /// Returns the same style of pressed keys for all button types.
  private static func pressed(
    cap: Color, text: Color, border: Color
  ) -> [ButtonType: Keyboard.ButtonStyle] {
    let style = Keyboard.ButtonStyle(
      backgroundColor: cap, foregroundColor: text, border: .init(color: border, size: 3))
    return Dictionary(uniqueKeysWithValues: ButtonType.allCases.map { ($0, style) })
  }
}
