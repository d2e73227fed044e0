// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

struct ButtonStyleTests {
  private let full = Keyboard.ButtonStyle(
    background: .color(.red), backgroundColor: .green, backgroundOpacity: 0.5,
    foregroundColor: .blue, foregroundSecondaryOpacity: 0.4, font: .title, fontWeight: .bold,
    cornerRadius: 3, border: .init(color: .red, size: 2), shadow: .init(color: .blue, size: 4),
    contentInsets: EdgeInsets(horizontal: 1, vertical: 2), pressedOverlayColor: .yellow)

  @Test func whatTheOtherSaysCountsAndTheRestStays() {
    let nothing = Keyboard.ButtonStyle()
    #expect(full.extended(with: nothing) == full)
    #expect(nothing.extended(with: full) == full)
    let changed = full.extended(
      with: Keyboard.ButtonStyle(foregroundColor: .white, cornerRadius: 9))
    #expect(changed.foregroundColor == .white && changed.cornerRadius == 9)
    #expect(changed.font == .title && changed.border == full.border)
  }

  @Test func theLaterOfTwoCounts() {
    let one = Keyboard.ButtonStyle(backgroundColor: .red)
    let two = Keyboard.ButtonStyle(backgroundColor: .blue)
    #expect(one.extended(with: two).backgroundColor == .blue)
    #expect(full.extended(with: one).extended(with: two) == full.extended(with: two))
  }

  @Test func halfABorderIsMadeWhole() {
    var style = Keyboard.ButtonStyle()
    #expect(style.borderColor == nil && style.borderSize == nil)
    style.borderColor = .red
    #expect(style.border == .init(color: .red, size: 1))
    style.borderSize = 3
    #expect(style.border == .init(color: .red, size: 3))
    style.borderColor = nil
    #expect(style.border == nil)
    style.borderSize = 2
    #expect(style.border == .init(color: .black, size: 2))
  }

  @Test func halfAShadowIsMadeWhole() {
    var style = Keyboard.ButtonStyle()
    style.shadowColor = .red
    #expect(style.shadow == .init(color: .red, size: 1))
    style.shadowColor = nil
    style.shadowSize = 2
    #expect(style.shadow == .init(color: Color.black.opacity(0.3), size: 2))
    #expect(style.shadowSize == 2 && style.shadowColor?.alpha == 0.3)
    style.shadowSize = nil
    #expect(style.shadow == nil)
  }

  @Test func whatIsNotToBeSeenIsNone() {
    #expect(!Keyboard.ButtonBorderStyle.noBorder.isVisible)
    #expect(!Keyboard.ButtonShadowStyle.noShadow.isVisible)
    #expect(!Keyboard.ButtonBorderStyle(color: .red, size: 0).isVisible)
    #expect(Keyboard.ButtonShadowStyle.standard().isVisible)
    #expect(Keyboard.ButtonStyle.spacer.backgroundColor == .clear)
  }

  @Test func theFontHasTwoNames() {
    var style = Keyboard.ButtonStyle(font: .body)
    #expect(style.keyboardFont == .body)
    style.keyboardFont = .title
    #expect(style.font == .title)
  }

  @Test func aCapIsSeenWithAllItsLayers() {
    var style = Keyboard.ButtonStyle(backgroundColor: .black, backgroundOpacity: 0.5)
    #expect(style.capColors(on: .white) == [Color(white: 0.5)])
    style.background = .verticalGradient([.red, .blue])
    #expect(style.capColors(on: .white) == [.red, .blue])
    style.pressedOverlayColor = .green
    #expect(style.capColors(on: .white) == [.red, .blue])
    #expect(style.capColors(on: .white, isPressed: true) == [.green, .green])
    #expect(Keyboard.ButtonStyle().capColors(on: .white) == [.white])
  }

  @Test func huesAreNoDifferenceToWhoSeesNone() {
    let one = Keyboard.ButtonStyle(backgroundColor: Color(bytes: 220, 60, 60))
    let two = Keyboard.ButtonStyle(backgroundColor: Color(bytes: 60, 140, 60))
    #expect(!one.differsBesideHue(from: two, on: .white))
    #expect(!one.differsBesideHue(from: one, on: .white))
  }

  @Test func shapesAndBrightnessAre() {
    let style = Keyboard.ButtonStyle(
      backgroundColor: .white, font: .body, cornerRadius: 5, shadow: .standard())
    var changes: [Keyboard.ButtonStyle] = Array(repeating: style, count: 6)
    changes[0].shadow = .noShadow
    changes[1].border = .init(color: .black, size: 2)
    changes[2].backgroundColor = .clear
    changes[3].backgroundColor = .black
    changes[4].fontWeight = .bold
    changes[5].cornerRadius = 9
    for changed in changes {
      #expect(style.differsBesideHue(from: changed, on: .white))
      #expect(changed.differsBesideHue(from: style, on: .white))
    }
    var invisible = style
    invisible.border = .init(color: .clear, size: 5)
    #expect(!style.differsBesideHue(from: invisible, on: .white))
  }
}

struct CalloutAndToolbarStyleTests {
  @Test func calloutsHaveTheMeasuresOfTheirModel() {
    let style = Callouts.CalloutStyle.standard()
    #expect(style.cornerRadius == 10 && style.buttonCornerRadius == 5)
    #expect(style.curveSize == Size(width: 8, height: 15))
    #expect(style.borderColor == Color.black.opacity(0.5))
    #expect(style.shadowColor == Color.black.opacity(0.1) && style.shadowRadius == 5)
    #expect(Callouts.InputCalloutStyle.standard().font == .largeTitle.weight(.light))
    #expect(Callouts.InputCalloutStyle.standard().calloutPadding == 2)
    #expect(Callouts.ActionCalloutStyle.standard().font == .title3)
    #expect(Callouts.ActionCalloutStyle.standard().selectedForegroundColor == .white)
  }

  @Test func calloutsAreAsKeysInEveryLight() {
    for look in Keyboard.Look.allCases {
      let style = Callouts.CalloutStyle.standard(for: look)
      #expect(style.backgroundColor == .keyboardButtonBackground(for: look))
      #expect(style.textColor.contrastRatio(to: style.backgroundColor) >= 4.5)
      let list = Callouts.ActionCalloutStyle.standard(for: look)
      #expect(
        list.selectedForegroundColor.contrastRatio(to: list.selectedBackgroundColor) >= 4.5)
    }
  }

  @Test func aThemeChangesOnlyWhatItSays() {
    var changes = Callouts.StyleChanges()
    let input = Callouts.InputCalloutStyle.standard()
    let action = Callouts.ActionCalloutStyle.standard()
    #expect(input.extended(with: changes) == input && action.extended(with: changes) == action)
    changes.backgroundColor = .red
    changes.textColor = .yellow
    changes.selectedBackgroundColor = .green
    changes.inputFont = .body
    #expect(input.extended(with: changes).callout.backgroundColor == .red)
    #expect(input.extended(with: changes).font == .body)
    #expect(action.extended(with: changes).callout.textColor == .yellow)
    #expect(action.extended(with: changes).selectedBackgroundColor == .green)
    #expect(action.extended(with: changes).font == .title3)
    var others = Callouts.StyleChanges()
    others.backgroundColor = .blue
    let both = changes.extended(with: others)
    #expect(both.backgroundColor == .blue && both.textColor == .yellow)
  }

  @Test func toolbarsHaveTheMeasuresOfTheirModel() {
    #expect(Keyboard.ToolbarStyle.standard.minHeight == 48)
    let style = Autocomplete.ToolbarStyle.standard()
    #expect(style.height == 48 && style.separator.height == 30 && style.separator.width == 1)
    #expect(style.item.titleFont == .body && style.item.subtitleFont == .footnote)
    #expect(style.item.horizontalPadding == 4 && style.item.verticalPadding == 10)
    #expect(style.item.backgroundColor.isClear && style.item.backgroundCornerRadius == 4)
    #expect(style.autocorrectItem.backgroundColor == Color.white.opacity(0.5))
  }

  @Test func suggestionsCanBeReadInEveryLight() {
    for look in Keyboard.Look.allCases {
      let style = Autocomplete.ToolbarStyle.standard(for: look)
      for item in [style.item, style.autocorrectItem] {
        let ground = item.backgroundColor.over(.keyboardBackground(for: look))
        #expect(item.titleColor.contrastRatio(to: ground) >= 4.5, "\(look)")
        #expect(item.subtitleColor.contrastRatio(to: ground) >= 4.5, "\(look)")
      }
    }
  }

  @Test func aThemesSuggestionsHaveItsColours() {
    var changes = Autocomplete.StyleChanges()
    let style = Autocomplete.ToolbarStyle.standard()
    #expect(style.extended(with: changes) == style)
    changes.foregroundColor = .red
    changes.autocorrectBackgroundColor = .blue
    changes.separatorColor = .green
    let themed = style.extended(with: changes)
    #expect(themed.item.titleColor == .red && themed.autocorrectItem.titleColor == .red)
    #expect(themed.autocorrectItem.backgroundColor == .blue)
    #expect(themed.item.backgroundColor.isClear && themed.separator.color == .green)
    var others = Autocomplete.StyleChanges()
    others.autocorrectForegroundColor = .white
    let both = style.extended(with: changes.extended(with: others))
    #expect(both.autocorrectItem.titleColor == .white && both.item.titleColor == .red)
  }

  @Test func emojisHaveTheMeasuresOfTheirModel() {
    let style = EmojiKeyboardStyle.standard()
    #expect(style.totalHeight == 200)
    #expect(style.itemFont == .system(size: 33))
    #expect(EmojiKeyboardStyle.standard(for: .dark).menuSelectionColor == Color.white.opacity(0.1))
    var none = style
    none.rows = -3
    #expect(none.totalHeight == 0)
  }
}
