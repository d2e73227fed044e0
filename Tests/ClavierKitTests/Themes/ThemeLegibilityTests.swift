// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// The legibility of every shipped theme in every colour scheme, and the visibility of pressed keys
/// without colours.
struct ThemeLegibilityTests {
  /// Returns the services of a theme for every colour scheme of the system and every preference of
  /// a field.
  private static func services(_ theme: KeyboardTheme) -> [KeyboardStyle.ThemeBasedService] {
    ColorScheme.allCases.flatMap { scheme in
      Keyboard.Appearance.allCases.map { appearance in
        KeyboardStyle.ThemeBasedService(
          theme: theme,
          keyboardContext: KeyboardContext(colorScheme: scheme, keyboardAppearance: appearance))
      }
    }
  }

  @Test(arguments: KeyboardTheme.allPredefined.map(\.id))
  func everyLabelCanBeReadOnItsKey(name: String) throws {
    let theme = try #require(KeyboardTheme.predefined(id: name))
    for service in Self.services(theme) {
      for action in ThemeSamples.actions {
        for isPressed in [false, true] {
          let style = service.buttonStyle(for: action, isPressed: isPressed)
          let text = service.foregroundColor ?? style.foregroundColor ?? .clear
          for ground in service.panelColors {
            for cap in style.capColors(on: ground, isPressed: isPressed) {
              let ratio = text.over(cap).contrastRatio(to: cap)
              #expect(
                ratio >= Color.minimumTextContrast,
                "\(name), \(service.effectiveAppearance), \(action), \(isPressed): \(ratio)")
            }
          }
        }
      }
    }
  }

  @Test(arguments: KeyboardTheme.allPredefined.map(\.id))
  func everyCalloutAndSuggestionCanBeRead(name: String) throws {
    let theme = try #require(KeyboardTheme.predefined(id: name))
    for service in Self.services(theme) {
      let list = service.actionCalloutStyle
      for callout in [list.callout, service.inputCalloutStyle.callout] {
        for ground in service.panelColors {
          let bubble = callout.backgroundColor.over(ground)
          #expect(callout.textColor.contrastRatio(to: bubble) >= 4.5, "\(name)")
        }
      }
      #expect(
        list.selectedForegroundColor.contrastRatio(to: list.selectedBackgroundColor) >= 4.5,
        "\(name)")
      let bar = service.autocompleteToolbarStyle
      for item in [bar.item, bar.autocorrectItem] {
        for ground in service.panelColors {
          let seen = item.backgroundColor.over(ground)
          let ratio = item.titleColor.over(seen).contrastRatio(to: seen)
          #expect(ratio >= 4.5, "\(name), \(service.effectiveAppearance): \(ratio)")
        }
      }
    }
  }

  @Test(arguments: KeyboardTheme.allPredefined.map(\.id))
  func aPressedKeyIsVisibleWithoutColours(name: String) throws {
    let theme = try #require(KeyboardTheme.predefined(id: name))
    for service in Self.services(theme) {
      for action in ThemeSamples.actions {
        let idle = service.buttonStyle(for: action, isPressed: false)
        let pressed = service.buttonStyle(for: action, isPressed: true)
        for ground in service.panelColors {
          #expect(
            pressed.differsBesideHue(from: idle, on: ground),
            "\(name), \(service.effectiveAppearance), \(action)")
        }
      }
    }
  }

  @Test func theHighestContrastIsEnhanced() {
    let service = KeyboardStyle.ThemeBasedService(theme: .highContrast)
    for action in ThemeSamples.actions {
      for isPressed in [false, true] {
        let style = service.buttonStyle(for: action, isPressed: isPressed)
        let cap = style.capColors(on: .black)[0]
        let ratio = style.foregroundColor?.contrastRatio(to: cap) ?? 0
        #expect(ratio >= 7, "\(action), pressed \(isPressed)")
      }
    }
  }
}
