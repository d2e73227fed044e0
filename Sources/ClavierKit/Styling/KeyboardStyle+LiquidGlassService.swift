// SPDX-License-Identifier: MIT

extension KeyboardStyle {
  /// The styles of phones since iOS 26: all keys have one colour, round corners and no shadows.
  ///
  /// **Source:** KeyboardKit 9.9. The border of a pressed key is Clavier's own, since no other part
  /// of its shape changes.
  open class LiquidGlassService: StandardService {
    /// Returns the same colour for all keys, except for a Return key with a named action.
    open override func buttonBackgroundColor(
      for action: KeyboardAction, isPressed: Bool
    ) -> Color {
      let isBlue = action.isPrimaryAction && !action.isSystemAction
      guard !action.isSpacer, !action.isEmojiAction, !isBlue else {
        return super.buttonBackgroundColor(for: action, isPressed: isPressed)
      }
      let color = Color.keyboardButtonBackgroundLiquid(for: effectiveAppearance)
      return isPressed ? color.opacity(0.6) : color
    }

    open override func buttonBackgroundOpacity(
      for action: KeyboardAction, isPressed: Bool
    ) -> Double {
      styleContext.isSpaceDragGestureActive ? 0.5 : 1
    }

    open override func buttonCornerRadius(for action: KeyboardAction) -> Double { 9 }

    open override func buttonShadowStyle(
      for action: KeyboardAction, isPressed: Bool
    ) -> Keyboard.ButtonShadowStyle {
      .noShadow
    }

    open override func buttonBorderStyle(
      for action: KeyboardAction, isPressed: Bool
    ) -> Keyboard.ButtonBorderStyle {
      guard isPressed, !action.isSpacer, !action.isEmojiAction else { return .standard }
      return .init(color: buttonForegroundColor(for: action, isPressed: true), size: 1)
    }
  }
}
