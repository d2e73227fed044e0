// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

struct ButtonStyleTests {
  private let full = Keyboard.ButtonStyle(
    background: .color(.red), backgroundColor: .green, backgroundOpacity: 0.5,
    foregroundColor: .blue, foregroundSecondaryOpacity: 0.4, font: .title, fontWeight: .bold,
    cornerRadius: 3, border: .init(color: .red, size: 2), shadow: .init(color: .blue, size: 4),
    contentInsets: EdgeInsets(horizontal: 1, vertical: 2), pressedOverlayColor: .yellow)

  @Test func anOverridingStyleChangesOnlyItsProperties() {
    let nothing = Keyboard.ButtonStyle()
    #expect(full.extended(with: nothing) == full)
    #expect(nothing.extended(with: full) == full)
    let changed = full.extended(
      with: Keyboard.ButtonStyle(foregroundColor: .white, cornerRadius: 9))
    #expect(changed.foregroundColor == .white && changed.cornerRadius == 9)
    #expect(changed.font == .title && changed.border == full.border)
  }

  @Test func theLaterExtensionCounts() {
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

  @Test func emptyBordersAndShadowsAreInvisible() {
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

  @Test func hueAloneIsNoDifference() {
    let one = Keyboard.ButtonStyle(backgroundColor: Color(bytes: 220, 60, 60))
    let two = Keyboard.ButtonStyle(backgroundColor: Color(bytes: 60, 140, 60))
    #expect(!one.differsBesideHue(from: two, on: .white))
    #expect(!one.differsBesideHue(from: one, on: .white))
  }

  @Test func shapeAndBrightnessAreDifferences() {
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
