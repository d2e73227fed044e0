// SPDX-License-Identifier: MIT

extension KeyboardStyle {
  /// The look of phones and tablets; inherit it to change some of it.
  ///
  /// Every part of a key's style is asked for by a function of its own.
  ///
  /// **Source:** KeyboardKit 8.9's standard service. Three rules are ours: a pressed key has no shadow, as if
  /// it was pushed in, since states must be told apart without seeing colours; the blue of a Return key that
  /// says what it does is darker, so that its white word can be read; and modifiers have words, as on computers.
  open class StandardService: KeyboardStyleService {
    open var keyboardContext: KeyboardContext

    public required init(keyboardContext: KeyboardContext = KeyboardContext()) {
      self.keyboardContext = keyboardContext
    }

    /// What styles are made for: what is known of the keyboard, in the light that they are for.
    open var styleContext: KeyboardContext { keyboardContext }

    public final var look: Keyboard.Look { styleContext.look }

    /// Nothing: the standard colour is seen.
    open var backgroundStyle: Keyboard.Background { .standard }

    /// None: what the styles of the keys say.
    open var foregroundColor: Color? { nil }

    /// **Source:** KeyboardKit 8.9: room below on tablets, and less of it on phones but the largest.
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

    /// The style that the other functions of this service make together.
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

    /// The colour of the cap: as the action says.
    open func buttonBackgroundColor(for action: KeyboardAction, isPressed: Bool) -> Color {
      action.standardButtonBackgroundColor(for: styleContext, isPressed: isPressed)
    }

    /// How opaque the background is: half while the space is dragged, nearly all on light keys.
    ///
    /// **Source:** KeyboardKit 8.9, and 9.5 for Return keys that say what they do.
    open func buttonBackgroundOpacity(for action: KeyboardAction, isPressed: Bool) -> Double {
      if styleContext.isSpaceDragGestureActive { return 0.5 }
      return look.isDark || isPressed || action.isPrimaryAction ? 1 : 0.95
    }

    /// The colour of the text or the icon: as the action says.
    open func buttonForegroundColor(for action: KeyboardAction, isPressed: Bool) -> Color {
      action.standardButtonForegroundColor(for: styleContext, isPressed: isPressed)
    }

    /// The font of the text, or of an icon, which is as high as its size: as the action says.
    open func buttonFont(for action: KeyboardAction) -> KeyboardFont {
      action.standardButtonFont(for: styleContext)
    }

    /// The radius that the layout of the device has.
    open func buttonCornerRadius(for action: KeyboardAction) -> Double {
      KeyboardLayout.Configuration.standard(for: styleContext).buttonCornerRadius
    }

    /// None.
    open func buttonBorderStyle(
      for action: KeyboardAction, isPressed: Bool
    ) -> Keyboard.ButtonBorderStyle {
      .standard
    }

    /// None for emojis, gaps and pressed keys, nor for any while the space is dragged.
    open func buttonShadowStyle(
      for action: KeyboardAction, isPressed: Bool
    ) -> Keyboard.ButtonShadowStyle {
      let isFlat = action.isSpacer || action.isEmojiAction || isPressed
      return isFlat || styleContext.isSpaceDragGestureActive ? .noShadow : .standard(for: look)
    }

    /// The standard icon, but words on modifiers, as computers have them.
    open func buttonImage(for action: KeyboardAction) -> KeyboardIcon? {
      switch action {
      case .modifier, .escape: nil
      default:
        action.largeTabletText(for: styleContext) == nil
          ? action.standardButtonImage(for: styleContext) : nil
      }
    }

    /// **Source:** KeyboardKit 8.9.
    open func buttonImageScaleFactor(for action: KeyboardAction) -> Double {
      styleContext.deviceTypeForKeyboard.isTablet ? 1.2 : 1
    }

    /// The standard text, and words in place of icons on the largest tablets.
    open func buttonText(for action: KeyboardAction) -> String? {
      action.largeTabletText(for: styleContext)
        ?? action.standardButtonText(for: styleContext)
    }

    /// As the action says.
    open func buttonContentInsets(for action: KeyboardAction) -> EdgeInsets {
      action.standardButtonContentInsets(for: styleContext)
    }

    open var actionCalloutStyle: Callouts.ActionCalloutStyle {
      var style = Callouts.ActionCalloutStyle.standard(for: look)
      style.callout = calloutStyle
      return style
    }

    open var inputCalloutStyle: Callouts.InputCalloutStyle {
      var style = Callouts.InputCalloutStyle.standard(for: look)
      style.callout = calloutStyle
      return style
    }

    /// What both kinds of callouts have in common: the corners of the keys, where they cover them.
    open var calloutStyle: Callouts.CalloutStyle {
      var style = Callouts.CalloutStyle.standard(for: look)
      style.buttonCornerRadius = buttonCornerRadius(for: .character(""))
      return style
    }

    open var toolbarStyle: Keyboard.ToolbarStyle { .standard }

    open var autocompleteToolbarStyle: Autocomplete.ToolbarStyle { .standard(for: look) }
  }
}
