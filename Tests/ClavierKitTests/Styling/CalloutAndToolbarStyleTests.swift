// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

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
    for appearance in Keyboard.EffectiveAppearance.allCases {
      let style = Callouts.CalloutStyle.standard(for: appearance)
      #expect(style.backgroundColor == .keyboardButtonBackground(for: appearance))
      #expect(style.textColor.contrastRatio(to: style.backgroundColor) >= 4.5)
      let list = Callouts.ActionCalloutStyle.standard(for: appearance)
      #expect(
        list.selectedForegroundColor.contrastRatio(to: list.selectedBackgroundColor) >= 4.5)
    }
  }

  @Test func aThemeChangesOnlyItsProperties() {
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
    for appearance in Keyboard.EffectiveAppearance.allCases {
      let style = Autocomplete.ToolbarStyle.standard(for: appearance)
      for item in [style.item, style.autocorrectItem] {
        let ground = item.backgroundColor.over(.keyboardBackground(for: appearance))
        #expect(item.titleColor.contrastRatio(to: ground) >= 4.5, "\(appearance)")
        #expect(item.subtitleColor.contrastRatio(to: ground) >= 4.5, "\(appearance)")
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
    others.height = 60
    #expect(both.height == 48)
    #expect(style.extended(with: changes.extended(with: others)).height == 60)
    #expect(style.extended(with: others.extended(with: changes)).height == 60)
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
