// SPDX-License-Identifier: MIT

extension KeyboardStyle {
  /// The standard look with what a theme says in its place.
  ///
  /// A pressed key looks as the theme says. Where it says nothing of pressed keys but something of the
  /// caps of others, a pressed one has the theme's colours without shadow, and a line around it.
  ///
  /// **Source:** KeyboardKit Pro's service of the same role.
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

    /// What is known of the keyboard, in the light that the theme is for.
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
        // The standard's white words on Return are for its blue.
        style.foregroundColor = own.foregroundColor ?? .keyboardButtonForeground(for: look)
      }
      if let family = theme.fontFamily, let font = style.font { style.font = font.family(family) }
      if isPressed {
        style = style.extended(with: theme.pressedButtonStyles[type] ?? pressed(style, as: own))
      }
      if keyboardContext.isSpaceDragGestureActive {
        style.backgroundOpacity = 0.5 * (own.backgroundOpacity ?? 1)
        style.shadow = .noShadow
      }
      return style
    }

    /// What is different on a pressed key where the theme does not say it.
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

    open override var actionCalloutStyle: Callouts.ActionCalloutStyle {
      super.actionCalloutStyle.extended(with: theme.callouts)
    }

    open override var inputCalloutStyle: Callouts.InputCalloutStyle {
      super.inputCalloutStyle.extended(with: theme.callouts)
    }

    /// The corners of the keys, where callouts cover them, as the theme has them.
    open override func buttonCornerRadius(for action: KeyboardAction) -> Double {
      theme.buttonStyle(for: action.themeButtonType).cornerRadius
        ?? super.buttonCornerRadius(for: action)
    }

    open override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
      super.autocompleteToolbarStyle.extended(with: theme.autocompleteToolbar)
    }
  }
}

extension KeyboardStyleService where Self == KeyboardStyle.ThemeBasedService {
  /// The service that has a theme's looks.
  public static func themeBased(
    theme: KeyboardTheme, keyboardContext: KeyboardContext = KeyboardContext()
  ) -> Self {
    Self(theme: theme, keyboardContext: keyboardContext)
  }
}
