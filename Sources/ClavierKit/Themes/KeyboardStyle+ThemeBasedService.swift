// SPDX-License-Identifier: MIT

extension KeyboardStyle {
  /// The style service that overrides the standard style by a theme.
  ///
  /// A pressed key has the theme's style for pressed keys. If the theme has none but sets the key's
  /// cap, the pressed key keeps the theme's colours, loses its shadow and gets a border.
  ///
  /// **Source:** KeyboardKit Pro's service for the same purpose.
  open class ThemeBasedService: StandardService {
    open var theme: KeyboardTheme

    public required init(keyboardContext: KeyboardContext = KeyboardContext()) {
      theme = .standard
      super.init(keyboardContext: keyboardContext)
    }

    public required init(
      theme: KeyboardTheme, keyboardContext: KeyboardContext = KeyboardContext()
    ) {
      self.theme = theme
      super.init(keyboardContext: keyboardContext)
    }

    /// The keyboard context, with the colour scheme of the theme if it has one.
    open override var styleContext: KeyboardContext {
      var context = keyboardContext
      if let colorScheme = theme.colorScheme {
        context.colorScheme = colorScheme
        context.keyboardAppearance = .default
      }
      return context
    }

    open override var backgroundStyle: Keyboard.Background {
      theme.backgroundStyle ?? super.backgroundStyle
    }

    open override var foregroundColor: Color? { theme.foregroundColor }

    open override func buttonStyle(
      for action: KeyboardAction, isPressed: Bool
    ) -> Keyboard.ButtonStyle {
      var style = super.buttonStyle(for: action, isPressed: isPressed)
      guard !action.isSpacer, !action.isEmojiAction else { return style }
      let type = action.themeButtonType
      let own = theme.buttonStyle(for: type)
      style = style.extended(with: own)
      if own.backgroundColor != nil {
        style.backgroundOpacity = own.backgroundOpacity ?? 1
        // The standard style's white label on Return is readable only on its blue cap.
        style.foregroundColor =
          own.foregroundColor ?? .keyboardButtonForeground(for: effectiveAppearance)
      }
      style.font = style.font.map(inFamily)
      if isPressed {
        style = style.extended(with: theme.pressedButtonStyles[type] ?? pressed(style, as: own))
      }
      if keyboardContext.isSpaceDragGestureActive {
        style.backgroundOpacity = 0.5 * (own.backgroundOpacity ?? 1)
        style.shadow = .noShadow
      }
      return style
    }

    /// Returns the changes of a pressed key if the theme has no style for pressed keys.
    private func pressed(
      _ style: Keyboard.ButtonStyle, as own: Keyboard.ButtonStyle
    ) -> Keyboard.ButtonStyle {
      guard own.backgroundColor != nil || own.background != nil else {
        return Keyboard.ButtonStyle(shadow: .noShadow)
      }
      let border = own.border.map { $0.isVisible ? $0.size : 0 } ?? 0
      return Keyboard.ButtonStyle(
        border: .init(
          color: foregroundColor ?? style.foregroundColor ?? .black, size: border + 2),
        shadow: .noShadow)
    }

    /// Returns a font in the theme's family, if it has one.
    private func inFamily(_ font: KeyboardFont) -> KeyboardFont {
      theme.fontFamily.map { font.family($0) } ?? font
    }

    open override var actionCalloutStyle: Callouts.ActionCalloutStyle {
      var style = super.actionCalloutStyle
      style.font = inFamily(style.font)
      return style.extended(with: theme.callouts)
    }

    open override var inputCalloutStyle: Callouts.InputCalloutStyle {
      var style = super.inputCalloutStyle
      style.font = inFamily(style.font)
      return style.extended(with: theme.callouts)
    }

    /// Returns the corner radius of a key that a callout covers: that of the theme if it has one.
    open override func buttonCornerRadius(for action: KeyboardAction) -> Double {
      theme.buttonStyle(for: action.themeButtonType).cornerRadius
        ?? super.buttonCornerRadius(for: action)
    }

    open override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
      var style = super.autocompleteToolbarStyle
      style.item.titleFont = inFamily(style.item.titleFont)
      style.item.subtitleFont = inFamily(style.item.subtitleFont)
      style.autocorrectItem.titleFont = inFamily(style.autocorrectItem.titleFont)
      style.autocorrectItem.subtitleFont = inFamily(style.autocorrectItem.subtitleFont)
      return style.extended(with: theme.autocompleteToolbar)
    }
  }
}

extension KeyboardStyleService where Self == KeyboardStyle.ThemeBasedService {
  /// Returns a style service with a theme.
  public static func themeBased(
    theme: KeyboardTheme, keyboardContext: KeyboardContext = KeyboardContext()
  ) -> Self {
    Self(theme: theme, keyboardContext: keyboardContext)
  }
}
