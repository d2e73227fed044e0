// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

struct ThemeTests {
  @Test func everyThemeHasItsOwnId() {
    let ids = KeyboardTheme.allPredefined.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.count == 45)
    for id in ids {
      #expect(KeyboardTheme.predefined(id: id)?.id == id)
      let isWord = id.utf8.allSatisfy { byte in
        (byte | 32) >= UInt8(ascii: "a") && (byte | 32) <= UInt8(ascii: "z")
          || byte == UInt8(ascii: "-")
      }
      #expect(isWord && !id.isEmpty, "\(id)")
    }
    #expect(KeyboardTheme.predefined(id: "nothing") == nil)
  }

  @Test func theNamesMatchTheModel() {
    let expected = [
      "standard", "standard-blue", "swifty-yellow", "minimal-midnight", "minimal-sunset",
      "aesthetic-boho", "candyShop", "candyShop-cottoncandy", "candyShop-cuppycake", "colorful",
      "colorful-black", "colorful-orange", "neon", "neon-nights", "tron", "tron-fcon", "tron-sark",
      "tron-virus", "blueprint", "kiosk", "highContrast", "terminal",
    ]
    let ids = Set(KeyboardTheme.allPredefined.map(\.id))
    #expect(ids.isSuperset(of: expected))
    #expect(KeyboardTheme.predefined == KeyboardTheme.allPredefined)
  }

  @Test func variationsShareTheirCollection() {
    let minimal = KeyboardTheme.MinimalVariation.allCases.map(\.theme)
    #expect(Set(minimal.map(\.collectionName)) == ["Minimal"])
    #expect(minimal.map(\.name).contains("Sunset"))
    let colorful = KeyboardTheme.ColorfulVariation.allCases.map(\.theme)
    #expect(Set(colorful.map(\.collectionName)) == ["Colorful"])
    #expect(Set(KeyboardTheme.TronVariation.allCases.map(\.theme.collectionName)) == ["Tron"])
    #expect(KeyboardTheme.kiosk.collectionName == "Kiosk")
  }

  @Test func theStandardThemeIsNoTheme() {
    let plain = KeyboardStyle.StandardService()
    let themed = KeyboardStyle.ThemeBasedService(theme: .standard)
    for action in ThemeSamples.actions {
      for isPressed in [false, true] {
        #expect(
          plain.buttonStyle(for: action, isPressed: isPressed)
            == themed.buttonStyle(for: action, isPressed: isPressed))
      }
    }
    #expect(themed.backgroundStyle.isEmpty && themed.foregroundColor == nil)
    #expect(themed.inputCalloutStyle == plain.inputCalloutStyle)
  }

  @Test func aTintIsStrongestAtTheTop() throws {
    let theme = KeyboardTheme(tint: .red)
    let service = KeyboardStyle.ThemeBasedService(theme: theme)
    let colors = service.panelColors
    #expect(colors.count == 2)
    #expect(colors.last == .keyboardBackground(for: .light))
    let top = try #require(colors.first)
    #expect(top.red > top.green)
    // The picture in which the numbers were measured.
    let blue = try #require(KeyboardTheme.predefined(id: "standard-blue"))
    let measured = KeyboardStyle.ThemeBasedService(theme: blue).panelColors[0]
    #expect(abs(measured.red * 255 - 196) < 3 && abs(measured.green * 255 - 205) < 3)
  }

  @Test func coloursMatchTheMeasurements() throws {
    let orange = try #require(KeyboardTheme.predefined(id: "colorful-orange"))
    #expect(orange.backgroundStyle?.backgroundColor == Color(bytes: 242, 154, 56))
    #expect(orange.buttonStyle(for: .input).backgroundColor == Color(bytes: 242, 164, 64))
    #expect(orange.buttonStyle(for: .system).backgroundColor == Color(bytes: 243, 175, 78))
    #expect(orange.buttonStyle(for: .primary).backgroundColor == Color(bytes: 244, 184, 96))
    let virus = try #require(KeyboardTheme.predefined(id: "tron-virus"))
    #expect(virus.buttonStyle(for: .input).border?.color == Color(bytes: 249, 217, 98))
    #expect(virus.buttonStyle(for: .input).border?.size == 2)
  }

  @Test func aCopyIsChangedAlone() {
    var copy = KeyboardTheme.kiosk.copy(newId: "mine", newName: "Mine")
    copy.changeAllButtonStyles { $0.cornerRadius = 20 }
    #expect(copy.id == "mine" && copy.collectionName == "Kiosk")
    #expect(copy.buttonStyles.values.allSatisfy { $0.cornerRadius == 20 })
    #expect(KeyboardTheme.kiosk.buttonStyle(for: .input).cornerRadius == 6)
  }

  @Test func keysHaveTheStyleOfTheirKind() {
    #expect(KeyboardAction.character("a").themeButtonType == .input)
    #expect(KeyboardAction.space.themeButtonType == .input)
    #expect(KeyboardAction.backspace.themeButtonType == .system)
    #expect(KeyboardAction.primary(.return).themeButtonType == .system)
    #expect(KeyboardAction.primary(.go).themeButtonType == .primary)
    #expect(KeyboardAction.custom(named: "x").themeButtonType == .system)
  }

  @Test func aThemeForOneLightIsTheSameInEach() {
    let theme = KeyboardTheme.highContrast
    let light = KeyboardStyle.ThemeBasedService(theme: theme)
    let dark = KeyboardStyle.ThemeBasedService(
      theme: theme, keyboardContext: KeyboardContext(colorScheme: .dark))
    #expect(light.effectiveAppearance == .dark && dark.effectiveAppearance == .dark)
    #expect(
      light.buttonStyle(for: .space, isPressed: false)
        == dark.buttonStyle(for: .space, isPressed: false))
    #expect(light.keyboardContext.colorScheme == .light)
  }

  @Test func allLettersAreOfTheThemesFamily() {
    let service = KeyboardStyle.ThemeBasedService(theme: .terminal)
    for action in ThemeSamples.actions where !action.isEmojiAction {
      let font = service.buttonStyle(for: action, isPressed: false).font
      #expect(font?.family == "monospace", "\(action)")
    }
    #expect(service.buttonStyle(for: .character("a"), isPressed: false).font?.size == 26)
  }

  @Test func calloutsAndSuggestionsAreOfTheThemesFamily() {
    var service = KeyboardStyle.ThemeBasedService(theme: .terminal)
    let usual = KeyboardStyle.StandardService()
    #expect(service.inputCalloutStyle.font.family == "monospace")
    #expect(service.inputCalloutStyle.font.size == usual.inputCalloutStyle.font.size)
    #expect(service.inputCalloutStyle.font.resolvedWeight == .light)
    #expect(service.actionCalloutStyle.font.family == "monospace")
    let toolbar = service.autocompleteToolbarStyle
    for item in [toolbar.item, toolbar.autocorrectItem] {
      #expect(item.titleFont.family == "monospace" && item.subtitleFont.family == "monospace")
    }
    var theme = KeyboardTheme.terminal
    theme.callouts.inputFont = .title
    service = KeyboardStyle.ThemeBasedService(theme: theme)
    #expect(service.inputCalloutStyle.font == .title)
  }

  @Test func gapsAndEmojisHaveNoCaps() {
    let service = KeyboardStyle.ThemeBasedService(theme: .highContrast)
    #expect(service.buttonStyle(for: .none, isPressed: false).backgroundColor == .clear)
    let emoji = service.buttonStyle(for: .emoji("😀"), isPressed: false)
    #expect(emoji.backgroundColor == .clearInteractable && emoji.border?.isVisible == false)
  }

  @Test func whileTheSpaceIsDraggedKeysOfAThemeFadeToo() {
    let context = KeyboardContext(isSpaceDragGestureActive: true)
    let service = KeyboardStyle.ThemeBasedService(theme: .kiosk, keyboardContext: context)
    let style = service.buttonStyle(for: .character("a"), isPressed: false)
    #expect(style.backgroundOpacity == 0.5 && style.shadow?.isVisible == false)
  }

  @Test func keysGetTheThemesColour() {
    var theme = KeyboardTheme(id: "x", name: "X")
    theme.foregroundColor = .red
    theme.buttonStyles[.input] = Keyboard.ButtonStyle(backgroundColor: .blue)
    let service = KeyboardStyle.ThemeBasedService(theme: theme)
    #expect(service.foregroundColor == .red)
    #expect(service.buttonStyle(for: .space, isPressed: false).backgroundColor == .blue)
    #expect(
      service.buttonStyle(for: .backspace, isPressed: false).backgroundColor
        == .keyboardDarkButtonBackground(for: .light))
  }
}

/// A key of each kind that styles distinguish.
enum ThemeSamples {
  static let actions: [KeyboardAction] = [
    .character("a"), .character("A"), .character("1"), .space, .text(".com"), .backspace,
    .shift(.lowercased), .shift(.uppercased), .shift(.capsLocked), .keyboardType(.numeric),
    .primary(.return), .primary(.newLine), .primary(.search), .modifier(.control), .escape,
    .key(.f1), .nextKeyboard, .custom(named: "help"), .tab, .capsLock,
  ]
}
