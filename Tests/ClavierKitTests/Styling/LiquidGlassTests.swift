// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// The look of iOS 26.
struct LiquidGlassTests {
  private let service = KeyboardStyle.LiquidGlassService()

  private func style(_ action: KeyboardAction, isPressed: Bool = false) -> Keyboard.ButtonStyle {
    service.buttonStyle(for: action, isPressed: isPressed)
  }

  @Test func allKeysHaveOneColour() {
    for action in [KeyboardAction.character("a"), .backspace, .shift(.lowercased), .space] {
      #expect(style(action).backgroundColor == .white)
      #expect(style(action).cornerRadius == 9)
      #expect(style(action).shadow?.isVisible == false)
    }
    #expect(style(.primary(.go)).backgroundColor == .markedBackground)
    #expect(style(.none).backgroundColor?.isClear == true)
  }

  @Test func pressedKeysShineThroughAndHaveALine() {
    #expect(style(.space, isPressed: true).backgroundColor?.alpha == 0.6)
    #expect(style(.space, isPressed: true).border?.size == 1)
    #expect(style(.space).border?.isVisible == false)
  }

  @Test func labelsCanBeReadInEveryLight() {
    for scheme in ColorScheme.allCases {
      service.keyboardContext.colorScheme = scheme
      for action in ThemeSamples.actions {
        for isPressed in [false, true] {
          let style = style(action, isPressed: isPressed)
          let cap = style.capColors(on: .keyboardBackground(for: service.effectiveAppearance))[0]
          let ratio = style.foregroundColor?.contrastRatio(to: cap) ?? 0
          #expect(ratio >= 4.5, "\(action), \(scheme), pressed \(isPressed): \(ratio)")
        }
      }
    }
    service.keyboardContext.colorScheme = .light
  }
}
