// SPDX-License-Identifier: MIT

import ClavierKit
import LayoutEngineKit
import Testing

/// The defaults of both generations of KeyboardLayoutEngine's styles.
struct LayoutEngineStyleTests {
  @Test func aLayoutWithoutPaddingsStacksRowsByTheirOwn() {
    let style = KeyboardLayoutStyle()
    #expect(style.rowPlacement == .rowPaddings)
    #expect(style.backgroundColor.red == 208.0 / 255)
    #expect(style.backgroundColor.green == 213.0 / 255)
    #expect(style.backgroundColor.blue == 219.0 / 255)
    #expect(style.backgroundColor.alpha == 1)
  }

  @Test func aLayoutWithAPaddingHasTheReadmesOtherPaddings() {
    for style in [
      KeyboardLayoutStyle.readme, KeyboardLayoutStyle(bottomPadding: 4),
      KeyboardLayoutStyle(rowPadding: 12), KeyboardLayoutStyle(rowPaddingLandscape: 6),
    ] {
      #expect(style.rowPlacement == .layoutPaddings)
      #expect(style.topPadding == 10)
      #expect(style.bottomPadding == 4)
      #expect(style.rowPadding == 12)
      #expect(style.rowPaddingLandscape == 6)
    }
  }

  @Test func aRowHasTheDefaultsOfTheCode() {
    let style = KeyboardRowStyle()
    #expect(style.leadingPadding == 3 && style.leadingPaddingLandscape == 3)
    #expect(style.trailingPadding == 3 && style.trailingPaddingLandscape == 3)
    #expect(style.topPadding == 6 && style.topPaddingLandscape == 6)
    #expect(style.bottomPadding == nil && style.bottomPaddingLandscape == nil)
    #expect(style.buttonsPadding == 6 && style.buttonsPaddingLandscape == 5)
    #expect(KeyboardRowStyle.readme.buttonsPaddingLandscape == 6)
  }

  @Test func landscapeFallsBackToPortrait() {
    let style = KeyboardRowStyle(
      leadingPadding: 1, trailingPadding: 2, topPadding: 4, bottomPadding: 5, buttonsPadding: 7)
    #expect(style.leadingPaddingLandscape == 1)
    #expect(style.trailingPaddingLandscape == 2)
    #expect(style.topPaddingLandscape == 4)
    #expect(style.bottomPaddingLandscape == 5)
    #expect(style.buttonsPaddingLandscape == 7)
    #expect(KeyboardRowStyle(leadingPaddingLandscape: 30).leadingPadding == 3)
  }

  @Test func aButtonHasTheDefaultsOfTheCode() {
    let style = KeyboardButtonStyle()
    #expect(style.backgroundColor == .white && style.cornerRadius == 5)
    #expect(style.borderColor == .clear && style.borderWidth == 0 && style.shadow == nil)
    #expect(style.textColor == .black && style.font == .system(size: 21))
    #expect(style.textOffsetY == 0 && style.imageSize == nil && style.tintColor == .black)
    #expect(style.keyPopType == nil && !style.showsPopup)
    #expect(style.keyPopWidthMultiplier == 1.5 && style.keyPopHeightMultiplier == 1.1)
  }

  @Test func aButtonOfTheReadmeShowsItselfMagnifiedAndThrowsAShadow() {
    let style = KeyboardButtonStyle.readme
    #expect(style.showsPopup && style.keyPopType == .default)
    #expect(style.keyPopWidthMultiplier == 1.7 && style.keyPopHeightMultiplier == 1.4)
    #expect(style.font.size == 20)
    #expect(style.shadow?.color.green == 139.0 / 255)
    #expect(style.shadow?.offset == Size(width: 0, height: 1))
    #expect(style.shadow?.color.alpha == 1 && style.shadow?.blur == 1)
  }

  @Test func showingPopsKeepsTheSideOfTheKey() {
    var style = KeyboardButtonStyle(keyPopType: .left)
    style.showsPopup = true
    #expect(style.keyPopType == .left)
    style.showsPopup = false
    #expect(style.keyPopType == nil)
    style.showsPopup = true
    #expect(style.keyPopType == .default)
  }

  @Test func theReadmesShadowPropertiesMakeAShadow() {
    let style = KeyboardButtonStyle(
      shadowColor: .blue, shadowOpacity: 0.5, shadowOffset: Size(width: 2, height: 3),
      shadowRadius: 4, showsPopup: false)
    let shadow = LayoutEngine.Shadow(
      color: LayoutEngineColor.blue.opacity(0.5), offset: Size(width: 2, height: 3), blur: 4)
    #expect(style.shadow == shadow)
  }
}
