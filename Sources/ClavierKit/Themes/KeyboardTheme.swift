// SPDX-License-Identifier: MIT

/// The look of a keyboard as data: colours and shapes for kinds of keys.
///
/// Omitted values are those of ``KeyboardStyle/StandardService``. Themes are found by name
/// (``allPredefined``), read from files, or copied from other themes and changed.
///
/// **Source:** KeyboardKit's type of the same name. Styles of pressed keys, the font family and the
/// colour scheme are Clavier's own.
public struct KeyboardTheme: Hashable, Sendable, Identifiable {
  /// The kinds of keys with a style of their own.
  ///
  /// **Source:** KeyboardKit's enum of the same name.
  public enum ButtonType: String, Hashable, Sendable, CaseIterable {
    /// A key that types: letters, signs, the space.
    case input
    /// A darker key beside the input keys, such as Shift, Backspace and a plain Return.
    case system
    /// A Return key with a named action, such as "search".
    case primary
  }

  /// The author of a theme.
  public struct Author: Hashable, Sendable {
    public var name: String
    public var about: String?
    public var url: String?

    public init(name: String, about: String? = nil, url: String? = nil) {
      self.name = name
      self.about = about
      self.url = url
    }

    /// The authors of Clavier.
    public static let clavier = Author(name: "Clavier")
  }

  /// The ID for lookups: letters, digits, - and _.
  public var id: String
  /// The name for users.
  public var name: String
  /// The name of the collection of variations to which the theme belongs.
  public var collectionName: String
  /// The author; `nil` if unknown.
  public var author: Author?
  /// The colour scheme of the theme, which overrides the system's; `nil` for both schemes.
  public var colorScheme: ColorScheme?
  /// The background behind all keys.
  public var backgroundStyle: Keyboard.Background?
  /// The colour of all labels, which overrides the key styles; `nil` for those.
  public var foregroundColor: Color?
  /// The font family of all labels; `nil` for that of the standard style.
  public var fontFamily: String?
  /// The style of each kind of key.
  public var buttonStyles: [ButtonType: Keyboard.ButtonStyle]
  /// The changes of pressed keys, and of active modifiers such as Shift.
  public var pressedButtonStyles: [ButtonType: Keyboard.ButtonStyle]
  public var callouts: Callouts.StyleChanges
  public var autocompleteToolbar: Autocomplete.StyleChanges

  public init(
    id: String, name: String, collectionName: String? = nil, author: Author? = .clavier,
    colorScheme: ColorScheme? = nil, backgroundStyle: Keyboard.Background? = nil,
    foregroundColor: Color? = nil, fontFamily: String? = nil,
    buttonStyles: [ButtonType: Keyboard.ButtonStyle] = [:],
    pressedButtonStyles: [ButtonType: Keyboard.ButtonStyle] = [:],
    callouts: Callouts.StyleChanges = Callouts.StyleChanges(),
    autocompleteToolbar: Autocomplete.StyleChanges = Autocomplete.StyleChanges()
  ) {
    self.id = id
    self.name = name
    self.collectionName = collectionName ?? name
    self.author = author
    self.colorScheme = colorScheme
    self.backgroundStyle = backgroundStyle
    self.foregroundColor = foregroundColor
    self.fontFamily = fontFamily
    self.buttonStyles = buttonStyles
    self.pressedButtonStyles = pressedButtonStyles
    self.callouts = callouts
    self.autocompleteToolbar = autocompleteToolbar
  }

  /// Returns a copy with another ID and name.
  public func copy(newId: String, newName: String) -> KeyboardTheme {
    var theme = self
    theme.id = newId
    theme.name = newName
    return theme
  }
}

extension KeyboardTheme {
  /// Returns the style of a kind of key; empty if the theme has none.
  public func buttonStyle(for type: ButtonType) -> Keyboard.ButtonStyle {
    buttonStyles[type] ?? Keyboard.ButtonStyle()
  }

  /// Applies a function to the styles of all kinds of keys.
  public mutating func changeAllButtonStyles(_ change: (inout Keyboard.ButtonStyle) -> Void) {
    for type in ButtonType.allCases {
      var style = buttonStyle(for: type)
      change(&style)
      buttonStyles[type] = style
    }
  }

  /// Returns the theme with a colour over its background that fades from the top to the bottom.
  ///
  /// **Source:** KeyboardKit's custom tints, measured in pictures of its predefined ones.
  public func tinted(with tint: Color) -> KeyboardTheme {
    var theme = self
    var background = backgroundStyle ?? .standard
    background.overlayGradient = [tint.opacity(Self.tintOpacity), tint.opacity(0)]
    theme.backgroundStyle = background
    return theme
  }

  /// The opacity of a tint at the top.
  static let tintOpacity = 0.09
}

extension KeyboardAction {
  /// The kind of the key, by which a theme chooses its style.
  ///
  /// **Source:** KeyboardKit 9.5's `keyboardThemeButtonType`.
  public var themeButtonType: KeyboardTheme.ButtonType {
    if isInputAction { return .input }
    return isPrimaryAction && !isSystemAction ? .primary : .system
  }
}
