// SPDX-License-Identifier: MIT

/// The colours of a theme with coloured keys, for ``KeyboardTheme/init(_:)-(Palette)``.
struct ThemePalette {
  var id: String
  var name: String
  /// The name of the collection; `nil` for the theme's own name.
  var collection: String?
  var colorScheme: ColorScheme
  var background: [Color]
  var input: Color
  var system: Color
  var primary: Color
  /// The text on input keys, and the default of the other texts.
  var text: Color
  /// The text on system keys, on Return and on suggestions; `nil` for ``text``.
  var systemText: Color?
  var primaryText: Color?
  var toolbarText: Color?
  /// The background of the suggestion that autocorrects.
  var highlight: Color
  var cornerRadius: Double?
  var border: Keyboard.ButtonBorderStyle?
  var shadow: Keyboard.ButtonShadowStyle?
}

extension KeyboardTheme {
  /// Creates a theme of these colours; each label colour is adjusted to a readable contrast.
  init(_ palette: ThemePalette) {
    let backdrop = palette.background.first ?? .black
    func style(_ cap: Color, _ text: Color) -> Keyboard.ButtonStyle {
      let backdrops = palette.background.map(cap.over)
      return Keyboard.ButtonStyle(
        backgroundColor: cap, foregroundColor: text.readable(on: backdrops),
        cornerRadius: palette.cornerRadius, border: palette.border, shadow: palette.shadow)
    }
    let primaryText = palette.primaryText ?? palette.text
    self.init(
      id: palette.id, name: palette.name, collectionName: palette.collection,
      colorScheme: palette.colorScheme,
      backgroundStyle: palette.background.count > 1
        ? .verticalGradient(palette.background) : .color(backdrop),
      buttonStyles: [
        .input: style(palette.input, palette.text),
        .system: style(palette.system, palette.systemText ?? palette.text),
        .primary: style(palette.primary, primaryText),
      ])
    let calloutColor = palette.input.over(backdrop)
    callouts.backgroundColor = calloutColor
    callouts.textColor = palette.text.readable(on: [calloutColor])
    callouts.borderColor = palette.border.flatMap { $0.isVisible ? $0.color : nil }
    callouts.selectedBackgroundColor = palette.primary.over(backdrop)
    callouts.selectedForegroundColor = primaryText.readable(on: [palette.primary.over(backdrop)])
    let toolbarText = palette.toolbarText ?? palette.text
    autocompleteToolbar.foregroundColor = toolbarText.readable(on: palette.background)
    autocompleteToolbar.separatorColor = toolbarText.opacity(0.3)
    autocompleteToolbar.autocorrectBackgroundColor = palette.highlight
    autocompleteToolbar.autocorrectForegroundColor = toolbarText.readable(
      on: palette.background.map(palette.highlight.over))
  }
}

extension KeyboardTheme {
  /// Themes in earth and cream colours.
  public enum AestheticVariation: String, KeyboardThemeStyleVariation {
    case boho

    public var theme: KeyboardTheme {
      KeyboardTheme(
        ThemePalette(
          id: "aesthetic-boho", name: "Boho", collection: "Aesthetic", colorScheme: .light,
          background: [Color(bytes: 178, 170, 167)], input: Color(bytes: 153, 139, 126),
          system: Color(bytes: 199, 210, 214), primary: Color(bytes: 88, 76, 62),
          text: Color(bytes: 88, 76, 62), primaryText: .white, highlight: Color.white.opacity(0.5),
          cornerRadius: 10,
          shadow: .init(color: Color(bytes: 120, 108, 98), size: 3)))
    }
  }

  /// Themes in the pastel colours of sweets.
  public enum CandyShopVariation: String, KeyboardThemeStyleVariation {
    /// The same theme as cotton candy.
    case standard
    case cottoncandy, cuppycake

    public var theme: KeyboardTheme {
      let isCuppy = self == .cuppycake
      var palette = isCuppy ? Self.cuppy : Self.cotton
      palette.id = KeyboardTheme.id("candyShop", rawValue)
      palette.name = self == .standard ? "Candy Shop" : rawValue.capitalizedWord
      return KeyboardTheme(palette)
    }

    private static let cotton = ThemePalette(
      id: "", name: "", collection: "Candy Shop", colorScheme: .light,
      background: [Color(bytes: 248, 220, 216)],
      input: Color(bytes: 210, 239, 253), system: Color(bytes: 232, 203, 250),
      primary: Color(bytes: 185, 105, 228), text: Color(bytes: 170, 68, 104), primaryText: .white,
      highlight: Color(bytes: 252, 238, 235), cornerRadius: 10,
      border: .init(color: .white, size: 2),
      shadow: .init(color: Color(bytes: 217, 168, 222), size: 3))

    private static let cuppy = ThemePalette(
      id: "", name: "", collection: "Candy Shop", colorScheme: .light,
      background: [Color(bytes: 163, 208, 115)],
      input: Color(bytes: 252, 231, 212), system: Color(bytes: 207, 233, 238),
      primary: Color(bytes: 80, 158, 206), text: Color(bytes: 225, 80, 60),
      systemText: Color(bytes: 75, 140, 235), primaryText: .white,
      highlight: Color(bytes: 209, 231, 182), cornerRadius: 10,
      border: .init(color: .white, size: 2),
      shadow: .init(color: Color(bytes: 155, 130, 110), size: 3))
  }

  /// Themes of one colour in four shades.
  public enum ColorfulVariation: String, KeyboardThemeStyleVariation {
    /// The same theme as orange.
    case standard
    case black, blue, green, orange, pink, purple, red, white

    public var theme: KeyboardTheme {
      let colors = steps
      return KeyboardTheme(
        ThemePalette(
          id: KeyboardTheme.id("colorful", rawValue),
          name: self == .standard ? "Colorful" : rawValue.capitalizedWord,
          collection: "Colorful", colorScheme: self == .white ? .light : .dark,
          background: [colors[0]], input: colors[1],
          system: colors[2], primary: colors[3], text: self == .white ? .black : .white,
          highlight: colors[2]))
    }

    /// The colours of the background, input keys, system keys and Return.
    private var steps: [Color] {
      let bytes: [(Double, Double, Double)] =
        switch self {
        case .black: [(0, 0, 0), (38, 38, 38), (51, 51, 51), (77, 77, 77)]
        case .blue: [(52, 120, 245), (63, 133, 247), (79, 147, 246), (99, 161, 248)]
        case .green: [(92, 177, 92), (103, 186, 108), (117, 192, 123), (132, 200, 139)]
        case .standard, .orange: [(242, 154, 56), (242, 164, 64), (243, 175, 78), (244, 184, 96)]
        case .pink: [(211, 62, 81), (214, 77, 97), (218, 95, 115), (222, 113, 132)]
        case .purple: [(147, 78, 194), (158, 95, 199), (168, 113, 206), (178, 131, 212)]
        case .red: [(212, 70, 56), (215, 85, 72), (218, 101, 91), (222, 121, 111)]
        case .white: [(255, 255, 255), (247, 247, 247), (235, 235, 235), (230, 230, 230)]
        }
      return bytes.map { Color(bytes: $0.0, $0.1, $0.2) }
    }
  }

  /// Themes in the colours of neon tubes.
  public enum NeonVariation: String, KeyboardThemeStyleVariation {
    /// The same theme as nights.
    case standard
    case nights

    public var theme: KeyboardTheme {
      KeyboardTheme(
        ThemePalette(
          id: KeyboardTheme.id("neon", rawValue), name: self == .standard ? "Neon" : "Nights",
          collection: "Neon",
          colorScheme: .dark, background: [.black], input: .white,
          system: Color(bytes: 141, 140, 242), primary: Color(bytes: 141, 140, 242), text: .black,
          toolbarText: .white, highlight: Color(bytes: 51, 51, 51), cornerRadius: 10,
          border: .init(color: Color(bytes: 132, 189, 116), size: 3),
          shadow: .init(color: Color(bytes: 198, 77, 222), size: 2.5)))
    }
  }

  /// Themes with glowing lines on black.
  public enum TronVariation: String, KeyboardThemeStyleVariation {
    case standard, fcon, military, neutral, sark, virus

    public var theme: KeyboardTheme {
      let color: Color =
        switch self {
        case .standard: Color(bytes: 90, 197, 251)
        case .fcon: Color(bytes: 239, 137, 249)
        case .military: Color(bytes: 201, 244, 77)
        case .neutral: .white
        case .sark: Color(bytes: 235, 86, 79)
        case .virus: Color(bytes: 249, 217, 98)
        }
      return KeyboardTheme(
        ThemePalette(
          id: KeyboardTheme.id("tron", rawValue),
          name: self == .standard ? "Tron" : rawValue.capitalizedWord, collection: "Tron",
          colorScheme: .dark,
          background: [.black], input: .black, system: color, primary: color, text: color,
          systemText: .black, primaryText: .black, toolbarText: color,
          highlight: color.opacity(0.31), cornerRadius: 9, border: .init(color: color, size: 2),
          shadow: .noShadow))
    }
  }

  /// The theme with white lines on blue paper.
  public static let blueprint = KeyboardTheme(
    ThemePalette(
      id: "blueprint", name: "Blueprint", colorScheme: .dark,
      background: [Color(bytes: 24, 58, 122), Color(bytes: 18, 44, 96)],
      input: Color(bytes: 24, 58, 122), system: Color(bytes: 38, 78, 150), primary: .white,
      text: .white, primaryText: Color(bytes: 18, 44, 96), highlight: Color.white.opacity(0.15),
      cornerRadius: 2, border: .init(color: Color.white.opacity(0.7), size: 1),
      shadow: .noShadow))
}
