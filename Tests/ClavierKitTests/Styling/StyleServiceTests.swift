// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// The standard look, as in the tables of its model.
struct StyleServiceTests {
  private func service(_ context: KeyboardContext = KeyboardContext())
    -> KeyboardStyle.StandardService
  {
    .standard(keyboardContext: context)
  }

  private func background(
    _ action: KeyboardAction, isPressed: Bool = false,
    _ context: KeyboardContext = KeyboardContext()
  ) -> Color? {
    service(context).buttonStyle(for: action, isPressed: isPressed).backgroundColor
  }

  private func foreground(
    _ action: KeyboardAction, isPressed: Bool = false,
    _ context: KeyboardContext = KeyboardContext()
  ) -> Color? {
    service(context).buttonStyle(for: action, isPressed: isPressed).foregroundColor
  }

  private let dark = KeyboardContext(colorScheme: .dark)

  @Test func lightKeysAreWhiteAndGrey() {
    #expect(background(.character("a")) == .white)
    #expect(background(.space) == .white)
    #expect(background(.backspace) == Color(bytes: 171, 177, 186))
    #expect(background(.primary(.return)) == Color(bytes: 171, 177, 186))
    #expect(background(.primary(.search)) == .markedBackground)
    #expect(background(.none)?.isClear == true)
    #expect(background(.characterMargin("a")) == .clearInteractable)
    #expect(background(.emoji("😀")) == .clearInteractable)
  }

  @Test func pressedKeysSwapTheirGreys() {
    #expect(background(.character("a"), isPressed: true) == Color(bytes: 171, 177, 186))
    #expect(background(.backspace, isPressed: true) == .white)
    #expect(background(.primary(.search), isPressed: true) == .white)
    #expect(background(.backspace, isPressed: true, dark) == Color(bytes: 107, 107, 107))
    #expect(background(.primary(.go), isPressed: true, dark) == Color(bytes: 71, 71, 71))
  }

  @Test func darkKeysAreGreyOnGrey() {
    #expect(background(.character("a"), dark) == Color(bytes: 107, 107, 107))
    #expect(background(.shift(.lowercased), dark) == Color(bytes: 71, 71, 71))
    #expect(foreground(.character("a"), dark) == .white)
    #expect(Color.keyboardBackground(for: .dark) == Color(bytes: 44, 44, 44))
    #expect(Color.keyboardButtonShadow(for: .dark) == Color.black.opacity(0.7))
  }

  @Test func aDarkFieldHasALighterKeyboardThanADarkSystem() {
    let wanted = KeyboardContext(keyboardAppearance: .dark)
    #expect(wanted.effectiveAppearance == .darkAppearance && wanted.hasDarkColorScheme)
    let panels = [Keyboard.EffectiveAppearance.darkAppearance, .dark].map(Color.keyboardBackground)
    #expect(panels[0].relativeLuminance > panels[1].relativeLuminance)
    #expect(
      KeyboardContext(colorScheme: .dark, keyboardAppearance: .light).effectiveAppearance == .light)
    #expect(
      KeyboardContext(colorScheme: .dark, keyboardAppearance: .dark).effectiveAppearance == .dark)
  }

  @Test func anActiveShiftIsHighlighted() {
    #expect(background(.shift(.uppercased)) == .white)
    #expect(background(.shift(.capsLocked)) == .white)
    #expect(background(.shift(.auto)) != .white)
    let locked = KeyboardContext(keyboardCase: .capsLocked, deviceType: .tabletPro)
    #expect(background(.capsLock, locked) == .white)
    #expect(background(.shift(.capsLocked), locked) != .white)
    #expect(background(.capsLock) != .white)
  }

  @Test func onlyABlueReturnHasWhiteWords() {
    #expect(foreground(.primary(.search)) == .white)
    #expect(foreground(.primary(.search), isPressed: true) == .black)
    #expect(foreground(.primary(.search), isPressed: true, dark) == .white)
    #expect(foreground(.primary(.return)) == .black)
    #expect(foreground(.backspace, isPressed: true) == .black)
    #expect(foreground(.none)?.isClear == true)
  }

  @Test func fontsHaveTheirSizes() {
    let sizes: [(KeyboardAction, Double)] = [
      (.character("a"), 26), (.character("A"), 23), (.character("1"), 23), (.space, 16),
      (.text(".com"), 16), (.keyboardType(.alphabetic), 15), (.keyboardType(.numeric), 16),
      (.keyboardType(.symbolic), 14), (.backspace, 20), (.shift(.lowercased), 20),
      (.primary(.search), 16), (.modifier(.control), 16), (.escape, 16), (.key(.f5), 16),
    ]
    for (action, size) in sizes {
      #expect(service().buttonStyle(for: action, isPressed: false).font?.size == size, "\(action)")
    }
  }

  @Test func tabletsHaveLargerFontsForTheirPages() {
    let landscape = KeyboardContext(interfaceOrientation: .landscape, deviceType: .tablet)
    #expect(KeyboardAction.keyboardType(.alphabetic).standardButtonFontSize(for: landscape) == 22)
    #expect(KeyboardAction.keyboardType(.symbolic).standardButtonFontSize(for: landscape) == 20)
    let portrait = KeyboardContext(deviceType: .tablet)
    #expect(KeyboardAction.keyboardType(.alphabetic).standardButtonFontSize(for: portrait) == 15)
    let large = KeyboardContext(deviceType: .tabletPro)
    #expect(KeyboardAction.tab.standardButtonFontSize(for: large) == 16)
    #expect(service(portrait).buttonImageScaleFactor(for: .backspace) == 1.2)
    #expect(service().buttonImageScaleFactor(for: .backspace) == 1)
  }

  @Test func smallLettersAndIconsAreLight() {
    #expect(
      KeyboardAction.character("a").standardButtonFontWeight(for: KeyboardContext()) == .light)
    #expect(KeyboardAction.character("A").standardButtonFontWeight(for: KeyboardContext()) == nil)
    #expect(KeyboardAction.character("1").standardButtonFontWeight(for: KeyboardContext()) == nil)
    #expect(KeyboardAction.backspace.standardButtonFontWeight(for: KeyboardContext()) == .light)
    #expect(KeyboardAction.space.standardButtonFontWeight(for: KeyboardContext()) == nil)
  }

  @Test func theLargestTabletsHaveWordsInEnglishOnly() {
    let english = service(KeyboardContext(deviceType: .tabletPro))
    let words = [
      KeyboardAction.tab, .capsLock, .shift(.lowercased), .backspace, .primary(.newLine),
    ]
    #expect(
      words.map(english.buttonText) == ["tab", "caps lock", "shift", "delete", "return"])
    #expect(words.allSatisfy { english.buttonImage(for: $0) == nil })
    let german = service(KeyboardContext(locale: .german, deviceType: .tabletPro))
    #expect(words.allSatisfy { german.buttonImage(for: $0) != nil })
  }

  @Test func modifiersHaveWordsAsOnComputers() {
    #expect(service().buttonImage(for: .modifier(.control)) == nil)
    #expect(service().buttonText(for: .modifier(.control)) == "ctrl")
    #expect(service().buttonImage(for: .backspace) == .backspace)
  }

  @Test func cornersMatchTheDevice() {
    #expect(service().buttonStyle(for: .space, isPressed: false).cornerRadius == 5)
    let tablet = KeyboardContext(interfaceOrientation: .landscape, deviceType: .tablet)
    #expect(service(tablet).buttonStyle(for: .space, isPressed: false).cornerRadius == 7)
    #expect(service(tablet).inputCalloutStyle.callout.buttonCornerRadius == 7)
    #expect(service(tablet).actionCalloutStyle.callout.buttonCornerRadius == 7)
  }

  @Test func whileTheSpaceIsDraggedKeysFadeAndHaveNoShadow() {
    let dragging = KeyboardContext(isSpaceDragGestureActive: true)
    let style = service(dragging).buttonStyle(for: .character("a"), isPressed: false)
    #expect(style.backgroundOpacity == 0.5 && style.shadow?.isVisible == false)
    let usual = service().buttonStyle(for: .character("a"), isPressed: false)
    #expect(usual.backgroundOpacity == 0.95 && usual.shadow?.size == 1)
    #expect(service(dark).buttonStyle(for: .space, isPressed: false).backgroundOpacity == 1)
  }

  @Test func bracketsStandHigherThanLetters() {
    #expect(service().buttonContentInsets(for: .character("(")).bottom == 6)
    #expect(service().buttonContentInsets(for: .character("<")).bottom == 4)
    #expect(
      service().buttonContentInsets(for: .character("a")) == EdgeInsets(horizontal: 3, vertical: 3))
    let large = service(KeyboardContext(deviceType: .tabletPro))
    #expect(large.buttonContentInsets(for: .character("a")).top == 6)
    #expect(service().buttonContentInsets(for: .none) == .zero)
  }

  @Test func edgesMatchTheDevice() {
    #expect(service().keyboardEdgeInsets.bottom == -2)
    #expect(service(KeyboardContext(deviceType: .tablet)).keyboardEdgeInsets.bottom == 4)
    let large = KeyboardContext(screenSize: Size(width: 428, height: 926))
    #expect(service(large).keyboardEdgeInsets.bottom == 0)
    #expect(service(KeyboardContext(deviceType: .terminal)).keyboardEdgeInsets == .zero)
  }

  @Test func theContextCanChangeAtAnyTime() {
    let service = service()
    service.keyboardContext = dark
    #expect(service.effectiveAppearance == .dark)
    #expect(service.buttonStyle(for: .space, isPressed: false).foregroundColor == .white)
    #expect(service.panelColors == [Color(bytes: 44, 44, 44)])
  }
}
