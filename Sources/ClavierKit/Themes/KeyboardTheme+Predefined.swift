// SPDX-License-Identifier: MIT

// The predefined themes.
//
// **Source:** KeyboardKit's documentation for the names and variations; colours were measured in
// its pictures. A label without enough contrast on its key is moved towards black or white until
// its contrast is sufficient: ``Color/readable(on:)``.

/// One of several variations of a theme.
///
/// **Source:** KeyboardKit's protocol of the same name.
public protocol KeyboardThemeStyleVariation: CaseIterable, RawRepresentable<String>, Sendable {
  /// The theme of this variation.
  var theme: KeyboardTheme { get }
}

extension KeyboardTheme {
  /// All predefined themes in menu order, each with a unique ``id``.
  public static let allPredefined: [KeyboardTheme] =
    themes(StandardVariation.self) + themes(SwiftyVariation.self) + themes(MinimalVariation.self)
    + themes(AestheticVariation.self) + themes(CandyShopVariation.self)
    + themes(ColorfulVariation.self) + themes(NeonVariation.self) + themes(TronVariation.self)
    + [.blueprint, .kiosk, .highContrast, .terminal]

  /// All predefined themes, by their name in KeyboardKit 9.2.
  public static var predefined: [KeyboardTheme] { allPredefined }

  /// Returns the predefined theme with an ``id``; `nil` if there is none.
  public static func predefined(id: String) -> KeyboardTheme? {
    allPredefined.first { $0.id == id }
  }

  private static func themes<Variation: KeyboardThemeStyleVariation>(
    _ type: Variation.Type
  ) -> [KeyboardTheme] {
    type.allCases.map(\.theme)
  }

  /// Returns the ID of a variation: the collection's word for the standard variation, otherwise
  /// both words.
  static func id(_ collection: String, _ variation: String) -> String {
    variation == "standard" ? collection : "\(collection)-\(variation)"
  }
}

// MARK: Tints

extension KeyboardTheme {
  /// Returns the tint of a variation; `nil` for a variation without a tint.
  private static func tint(_ name: String) -> Color? {
    switch name {
    case "blue": .systemBlue
    case "green": .systemGreen
    case "pink": .systemPink
    case "purple": .systemPurple
    case "yellow": .systemYellow
    default: nil
    }
  }

  /// Creates the standard theme with a tint.
  public init(tint: Color) {
    self = KeyboardTheme.standard.tinted(with: tint).copy(newId: "tint", newName: "Tint")
  }

  fileprivate func variation(_ name: String) -> KeyboardTheme {
    let theme = Self.tint(name).map(tinted) ?? self
    return theme.copy(newId: Self.id(id, name), newName: name.capitalizedWord)
  }

  /// Themes with keys in their standard look.
  public enum StandardVariation: String, KeyboardThemeStyleVariation {
    case standard, blue, green, pink, purple, yellow

    public var theme: KeyboardTheme {
      KeyboardTheme(id: "standard", name: "Standard").variation(rawValue)
    }
  }

  /// Themes with a thin border around input keys, and no caps on other keys.
  public enum SwiftyVariation: String, KeyboardThemeStyleVariation {
    case standard, blue, green, pink, purple, yellow

    public var theme: KeyboardTheme {
      var theme = KeyboardTheme.flat(id: "swifty", name: "Swifty")
      theme.buttonStyles[.input] = Keyboard.ButtonStyle(
        border: .init(color: Color.gray.opacity(0.5), size: 0.5), shadow: .noShadow)
      theme.pressedButtonStyles[.input] = Keyboard.ButtonStyle(
        border: .init(color: .gray, size: 2))
      return theme.variation(rawValue)
    }
  }

  /// Themes without caps.
  public enum MinimalVariation: String, KeyboardThemeStyleVariation {
    case standard, blue, green, midnight, pink, purple, sunset, yellow

    public var theme: KeyboardTheme {
      var theme = KeyboardTheme.flat(id: "minimal", name: "Minimal")
      switch self {
      case .midnight:
        theme.colorScheme = .dark
        theme.backgroundStyle = .verticalGradient([Color(bytes: 5, 1, 43), .black])
        theme.autocompleteToolbar.autocorrectBackgroundColor = Color.white.opacity(0.2)
      case .sunset:
        theme.colorScheme = .light
        theme.backgroundStyle = .verticalGradient([
          Color(bytes: 235, 83, 61), Color(bytes: 240, 152, 55),
        ])
        theme.autocompleteToolbar.autocorrectBackgroundColor = Color(bytes: 238, 117, 54)
      default: break
      }
      return theme.variation(rawValue)
    }
  }

  /// Returns a theme whose keys have caps only while pressed.
  private static func flat(id: String, name: String) -> KeyboardTheme {
    var theme = KeyboardTheme(id: id, name: name)
    theme.changeAllButtonStyles { style in
      style.backgroundColor = .clear
      style.shadow = .noShadow
    }
    // A white label on Return is readable only on its blue cap.
    theme.buttonStyles[.primary]?.fontWeight = .semibold
    return theme
  }
}

extension String {
  /// The word with its first letter in upper case.
  var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
