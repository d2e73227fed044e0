// SPDX-License-Identifier: MIT

/// How a keyboard looks, as data: colours and shapes for kinds of keys rather than for single ones.
///
/// What it does not say is as ``KeyboardStyle/StandardService`` has it. Themes come by name
/// (``allPredefined``), from files, or are made of others: change a copy.
///
/// **Source:** KeyboardKit's type of the same name. Pressed keys, letters of a family and the light that a
/// theme is for are ours.
public struct KeyboardTheme: Hashable, Sendable, Identifiable {
  /// The kinds of keys that a theme tells apart.
  ///
  /// **Source:** KeyboardKit's enum of the same name.
  public enum ButtonType: String, Hashable, Sendable, CaseIterable {
    /// Types something: letters, signs, the space.
    case input
    /// The darker ones around them, such as Shift, Backspace and a plain Return.
    case system
    /// Return where it says what it does, such as "search".
    case primary
  }

  /// Who made a theme.
  public struct Author: Hashable, Sendable {
    public var name: String
    public var about: String?
    public var url: String?

    public init(name: String, about: String? = nil, url: String? = nil) {
      self.name = name
      self.about = about
      self.url = url
    }

    /// Whoever made Clavier.
    public static let clavier = Author(name: "Clavier")
  }

  /// What it is found by: a word of letters, digits, - and _.
  public var id: String
  /// What people call it.
  public var name: String
  /// What it is one of several variations of.
  public var collectionName: String
  /// `nil` for nobody who is known.
  public var author: Author?
  /// The light that it is for, in whatever light the system is; `nil` for both.
  public var colorScheme: ColorScheme?
  /// What is behind all keys.
  public var backgroundStyle: Keyboard.Background?
  /// The colour of what stands on all keys, whatever their styles say.
  public var foregroundColor: Color?
  /// The family of all letters.
  public var fontFamily: String?
  /// What each kind of key looks like.
  public var buttonStyles: [ButtonType: Keyboard.ButtonStyle]
  /// What is different on pressed keys, and on Shift and other modifiers while they apply.
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

  /// The same theme under another name, to be changed.
  public func copy(newId: String, newName: String) -> KeyboardTheme {
    var theme = self
    theme.id = newId
    theme.name = newName
    return theme
  }
}

extension KeyboardTheme {
  /// The style of a kind of key, nothing said where the theme says nothing.
  public func buttonStyle(for type: ButtonType) -> Keyboard.ButtonStyle {
    buttonStyles[type] ?? Keyboard.ButtonStyle()
  }

  /// Changes the style of all kinds of keys.
  public mutating func changeAllButtonStyles(_ change: (inout Keyboard.ButtonStyle) -> Void) {
    for type in ButtonType.allCases {
      var style = buttonStyle(for: type)
      change(&style)
      buttonStyles[type] = style
    }
  }

  /// The theme with a colour laid over its background, strongest at the top and gone at the bottom.
  ///
  /// **Source:** KeyboardKit's custom tints, measured in pictures of its predefined ones.
  public func tinted(with tint: Color) -> KeyboardTheme {
    var theme = self
    var background = backgroundStyle ?? .standard
    background.overlayGradient = [tint.opacity(Self.tintOpacity), tint.opacity(0)]
    theme.backgroundStyle = background
    return theme
  }

  /// How opaque a tint is at the top.
  static let tintOpacity = 0.09
}

extension KeyboardAction {
  /// Which of a theme's styles the key has.
  ///
  /// **Source:** KeyboardKit 9.5's `keyboardThemeButtonType`.
  public var themeButtonType: KeyboardTheme.ButtonType {
    if isInputAction { return .input }
    return isPrimaryAction && !isSystemAction ? .primary : .system
  }
}
