// SPDX-License-Identifier: MIT

import ClavierKit
import LayoutEngineKit
import Testing

/// The custom keyboard while a program uses and changes it.
struct CustomKeyboardTests {
  private let hand = CustomHand(.letters(shiftState: .once))
  private var keyboard: CustomKeyboard { hand.keyboard }

  @Test func everyPageCanBeShownFromOutside() {
    keyboard.switchToNumbers()
    #expect(keyboard.state == .numbers)
    keyboard.switchToSymbols()
    #expect(keyboard.state == .symbols)
    for shift in CustomKeyboardShiftState.allCases {
      keyboard.switchToLetters(shiftState: shift)
      #expect(keyboard.state == .letters(shiftState: shift))
    }
    keyboard.capitalize()
    #expect(keyboard.state == .letters(shiftState: .once))
    #expect(keyboard.places[0].button.type == .key("Q"))
  }

  @Test func aPressGoesOnFromLettersToLetters() {
    keyboard.switchToLetters(shiftState: .off)
    hand.down("m")
    #expect(hand.pressed == ["m"])
    keyboard.capitalize()
    #expect(hand.pressed == ["M"])
  }

  @Test func aFingerTypesItsFirstKeyOnAnyPage() {
    let q = hand.center(of: "Q")
    hand.touch(1, .down, q)
    keyboard.switchToNumbers()
    #expect(hand.pressed.isEmpty)
    hand.touch(1, .up, q)
    #expect(hand.text == "Q")
  }

  @Test func newLayoutsKeepThePage() {
    keyboard.switchToSymbols()
    keyboard.keyboardLayout.enumerateKeyboardLayouts { layout in
      layout.removeKeyboardButton(atRowIndex: 3, buttonIndex: 1)
    }
    #expect(keyboard.places.allSatisfy { $0.button.identifier != .globe })
    #expect(keyboard.places.count == keyboard.session.scene.frames.keys.count)
    var styles = CustomKeyboard.Styles.standard
    styles.globe.backgroundColor = .blue
    keyboard.keyboardLayout = CustomKeyboardLayout(styles: styles)
    #expect(keyboard.state == .symbols)
    #expect(
      keyboard.layout.getKeyboardButton(withIdentifier: .globe)?.style.backgroundColor == .blue)
  }

  @Test func aChangeOfStyleKeepsThePressAndAChangeOfButtonsEndsIt() {
    hand.down("W")
    keyboard.keyboardLayout.uppercase.updateKeyboardButton(atRowIndex: 0, buttonIndex: 1) {
      $0.style.backgroundColor = .blue
    }
    #expect(hand.pressed == ["W"])
    keyboard.keyboardLayout.uppercase.addKeyboardButton(
      KeyboardButton(type: .key("!")), rowIndex: 0, buttonIndex: 0)
    #expect(hand.pressed.isEmpty)
  }

  @Test func framesFollowSizeAndOrientation() {
    let keyboard = CustomKeyboard(size: Size(width: 568, height: 162), orientation: .landscape)
    #expect(abs(keyboard.places[0].frame.width - 51.7) < 0.01)
    #expect(abs(keyboard.places[0].frame.height - 31) < 0.01)
    keyboard.size = .phone
    keyboard.orientation = .portrait
    #expect(abs(keyboard.places[0].frame.width - 26) < 0.01)
    #expect(keyboard.size == .phone && keyboard.orientation == .portrait)
  }

  @Test func aDelegateMayChangeTheKeyboardDuringACall() {
    let capitalizer = Capitalizer()
    keyboard.delegate = capitalizer
    hand.tap("Q", "w", "Space")
    #expect(keyboard.state == .letters(shiftState: .once))
    hand.tap("E")
    #expect(capitalizer.text == "Qw E")
  }

  @Test func disabledTypingTypesNoText() {
    keyboard.isTypingEnabled = false
    hand.tap("Q")
    #expect(hand.text.isEmpty)
    keyboard.isTypingEnabled = true
    hand.tap("Q")
    #expect(hand.text == "Q")
  }

  @Test func settingsOfTheLibraryMakeItWriteSentences() {
    let hand = CustomHand(
      CustomKeyboardLayout(), .letters(shiftState: .once), settings: EngineSettings())
    hand.tap("Q", "Space", "Space", "W", "e")
    #expect(hand.text == "Q. We")
  }
}

/// A host that implements only the callbacks it needs, and capitalizes each word.
private final class Capitalizer: CustomKeyboardDelegate {
  var text = ""

  func customKeyboard(_ customKeyboard: CustomKeyboard, keyButtonPressed key: String) {
    text += key
  }

  func customKeyboardSpaceButtonPressed(_ customKeyboard: CustomKeyboard) {
    text += " "
    customKeyboard.capitalize()
  }
}
