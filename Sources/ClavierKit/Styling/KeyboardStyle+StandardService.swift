// SPDX-License-Identifier: MIT

extension KeyboardStyle {
  /// The standard styles of phones and tablets; a subclass can change parts of them.
  ///
  /// Each part of a key's style has its own function.
  ///
  /// **Source:** KeyboardKit 8.9's standard service. Three rules are Clavier's own:
  ///
  /// - A pressed key has no shadow, since states must be distinguishable without colours.
  /// - The blue of a Return key with a named action is darker, for the contrast of its white label.
  /// - Modifiers have words, as on computers.
  open class StandardService: KeyboardStyleService {
    open var keyboardContext: KeyboardContext

    public required init(keyboardContext: KeyboardContext = KeyboardContext()) {
      self.keyboardContext = keyboardContext
    }

    /// The context of the styles, which subclasses may adapt to another colour scheme.
    open var styleContext: KeyboardContext { keyboardContext }

    public final var effectiveAppearance: Keyboard.EffectiveAppearance {
      styleContext.effectiveAppearance
    }

    /// The standard background, which is transparent.
    open var backgroundStyle: Keyboard.Background { .standard }

    /// No common label colour, so that the key styles apply.
    open var foregroundColor: Color? { nil }

    /// The space around the rows, in points.
    ///
    /// **Source:** KeyboardKit 8.9: more space below on tablets, less on all phones but the
    /// largest.
    open var keyboardEdgeInsets: EdgeInsets {
      let configuration = KeyboardLayout.Configuration.standard(for: styleContext)
      let bottom: Double =
        switch styleContext.deviceTypeForKeyboard {
        case .tablet, .tabletPro: 4
        case .phone: configuration == .standardPhoneProMax ? 0 : -2
        default: 0
        }
      return EdgeInsets(top: 0, leading: 0, bottom: bottom, trailing: 0)
    }

    /// Returns the style that combines the other functions of this service.
    open func buttonStyle(
      for action: KeyboardAction, isPressed: Bool
    ) -> Keyboard.ButtonStyle {
      Keyboard.ButtonStyle(
        backgroundColor: buttonBackgroundColor(for: action, isPressed: isPressed),
        backgroundOpacity: buttonBackgroundOpacity(for: action, isPressed: isPressed),
        foregroundColor: buttonForegroundColor(for: action, isPressed: isPressed),
        font: buttonFont(for: action),
        cornerRadius: buttonCornerRadius(for: action),
        border: buttonBorderStyle(for: action, isPressed: isPressed),
        shadow: buttonShadowStyle(for: action, isPressed: isPressed),
        contentInsets: buttonContentInsets(for: action))
    }

    /// Returns the standard colour of the cap.
    open func buttonBackgroundColor(for action: KeyboardAction, isPressed: Bool) -> Color {
      action.standardButtonBackgroundColor(for: styleContext, isPressed: isPressed)
    }

    /// Returns the opacity of the background: one half during a space drag, nearly 1 on light keys.
    ///
    /// **Source:** KeyboardKit 8.9, and 9.5 for Return keys with named actions.
    open func buttonBackgroundOpacity(for action: KeyboardAction, isPressed: Bool) -> Double {
      if styleContext.isSpaceDragGestureActive { return 0.5 }
      return effectiveAppearance.isDark || isPressed || action.isPrimaryAction ? 1 : 0.95
    }

    /// Returns the standard colour of the text or the icon.
    open func buttonForegroundColor(for action: KeyboardAction, isPressed: Bool) -> Color {
      action.standardButtonForegroundColor(for: styleContext, isPressed: isPressed)
    }

    /// Returns the standard font of the text, or of an icon, whose height is the font's size.
    open func buttonFont(for action: KeyboardAction) -> KeyboardFont {
      action.standardButtonFont(for: styleContext)
    }

    /// Returns the corner radius of the device's layout.
    open func buttonCornerRadius(for action: KeyboardAction) -> Double {
      KeyboardLayout.Configuration.standard(for: styleContext).buttonCornerRadius
    }

    /// Returns no border, for all keys.
    open func buttonBorderStyle(
      for action: KeyboardAction, isPressed: Bool
    ) -> Keyboard.ButtonBorderStyle {
      .standard
    }

    /// Returns the standard shadow; none for emojis, gaps and pressed keys, and during a space
    /// drag.
    open func buttonShadowStyle(
      for action: KeyboardAction, isPressed: Bool
    ) -> Keyboard.ButtonShadowStyle {
      let isFlat = action.isSpacer || action.isEmojiAction || isPressed
      return isFlat || styleContext.isSpaceDragGestureActive
        ? .noShadow : .standard(for: effectiveAppearance)
    }

    /// Returns the standard icon, except for modifiers, which have words as on computers.
    open func buttonImage(for action: KeyboardAction) -> KeyboardIcon? {
      switch action {
      case .modifier, .escape: nil
      default:
        action.largeTabletText(for: styleContext) == nil
          ? action.standardButtonImage(for: styleContext) : nil
      }
    }

    /// Returns the size of an icon relative to its font.
    ///
    /// **Source:** KeyboardKit 8.9.
    open func buttonImageScaleFactor(for action: KeyboardAction) -> Double {
      styleContext.deviceTypeForKeyboard.isTablet ? 1.2 : 1
    }

    /// Returns the standard text, or the word in place of an icon on the largest tablets.
    open func buttonText(for action: KeyboardAction) -> String? {
      action.largeTabletText(for: styleContext)
        ?? action.standardButtonText(for: styleContext)
    }

    /// Returns the standard distances of the label from the cap's edges.
    open func buttonContentInsets(for action: KeyboardAction) -> EdgeInsets {
      action.standardButtonContentInsets(for: styleContext)
    }

    open var actionCalloutStyle: Callouts.ActionCalloutStyle {
      var style = Callouts.ActionCalloutStyle.standard(for: effectiveAppearance)
      style.callout = calloutStyle
      return style
    }

    open var inputCalloutStyle: Callouts.InputCalloutStyle {
      var style = Callouts.InputCalloutStyle.standard(for: effectiveAppearance)
      style.callout = calloutStyle
      return style
    }

    /// The common style of both callouts, with the corner radius of the keys that they cover.
    open var calloutStyle: Callouts.CalloutStyle {
      var style = Callouts.CalloutStyle.standard(for: effectiveAppearance)
      style.buttonCornerRadius = buttonCornerRadius(for: .character(""))
      return style
    }

    open var toolbarStyle: Keyboard.ToolbarStyle { .standard }

    open var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
      .standard(for: effectiveAppearance)
    }
  }
}
