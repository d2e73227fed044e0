// SPDX-License-Identifier: MIT

import ClavierKit
import LayoutEngineKit
import Testing

/// The custom keyboard while a program uses and changes it.
struct CustomKeyboardTests {
  private func tap(_ keyboard: CustomKeyboard, _ point: Point) {
    touch(keyboard, .down, point)
    touch(keyboard, .up, point)
  }

  private func touch(_ keyboard: CustomKeyboard, _ phase: Contact.Phase, _ point: Point) {
    let touch = Touch(contact: Contact.ID(rawValue: 1), phase: phase, point: point)
    keyboard.handle(
      .touch(TouchFrame(time: Timestamp(microseconds: 1_000_000), touches: [touch])))
  }

  /// What stands on the pressed button.
  private func pressed(_ keyboard: CustomKeyboard) -> String? {
    let places = keyboard.geometry.places
    return keyboard.pressedButton.flatMap {
      places.indices.contains($0) ? places[$0].button.name : nil
    }
  }

  private func center(_ keyboard: CustomKeyboard, _ name: String) -> Point {
    keyboard.geometry.places.first { $0.button.name == name }?.frame.center
      ?? Point(x: -1, y: -1)
  }

  @Test func everyPageCanBeShownFromOutside() {
    let keyboard = CustomKeyboard()
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
    #expect(keyboard.geometry.places[0].button.type == .key("Q"))
  }

  @Test func aPressGoesOnFromLettersToLetters() {
    let keyboard = CustomKeyboard()
    keyboard.switchToLetters(shiftState: .off)
    touch(keyboard, .down, center(keyboard, "m"))
    #expect(pressed(keyboard) == "m")
    keyboard.capitalize()
    #expect(pressed(keyboard) == "M")
  }

  @Test func aFingerTypesWhatItCameDownOnWhateverPageIsShown() {
    let keyboard = CustomKeyboard()
    let typist = Typist(keyboard)
    let q = center(keyboard, "Q")
    touch(keyboard, .down, q)
    keyboard.switchToNumbers()
    #expect(pressed(keyboard) == nil)
    touch(keyboard, .up, q)
    #expect(typist.text == "Q")
  }

  @Test func reloadMakesTheLayoutsAnewAndKeepsThePage() {
    let keyboard = CustomKeyboard()
    keyboard.switchToSymbols()
    keyboard.enumerateKeyboardLayouts { layout in
      layout.removeKeyboardButton(atRowIndex: 3, buttonIndex: 1)
    }
    #expect(keyboard.geometry.places.allSatisfy { $0.button.identifier != .globe })
    keyboard.styles.globe.backgroundColor = .blue
    keyboard.reload()
    #expect(keyboard.state == .symbols)
    #expect(
      keyboard.keyboardLayout.symbols.getKeyboardButton(withIdentifier: .globe)?
        .style.backgroundColor == .blue)
  }

  @Test func aChangeOfStyleKeepsThePressAndAChangeOfButtonsEndsIt() {
    let keyboard = CustomKeyboard()
    touch(keyboard, .down, center(keyboard, "W"))
    keyboard.keyboardLayout.uppercase.updateKeyboardButton(atRowIndex: 0, buttonIndex: 1) {
      $0.style.backgroundColor = .blue
    }
    #expect(pressed(keyboard) == "W")
    keyboard.keyboardLayout.uppercase.addKeyboardButton(
      KeyboardButton(type: .key("!")), rowIndex: 0, buttonIndex: 0)
    #expect(keyboard.pressedButton == nil)
  }

  @Test func framesFollowSizeAndOrientation() {
    let keyboard = CustomKeyboard(size: Size(width: 568, height: 162), orientation: .landscape)
    #expect(abs(keyboard.geometry.places[0].frame.width - 51.7) < 0.01)
    #expect(abs(keyboard.geometry.places[0].frame.height - 31) < 0.01)
    keyboard.size = .phone
    keyboard.orientation = .portrait
    #expect(abs(keyboard.geometry.places[0].frame.width - 26) < 0.01)
    #expect(keyboard.size == .phone && keyboard.orientation == .portrait)
  }

  @Test func theDelegateMayChangeTheKeyboardWhileItIsTold() {
    let keyboard = CustomKeyboard()
    let typist = Typist(keyboard)
    typist.capitalizesAfterSpace = true
    for name in ["Q", "w", "Space"] { tap(keyboard, center(keyboard, name)) }
    #expect(keyboard.state == .letters(shiftState: .once))
    tap(keyboard, center(keyboard, "E"))
    #expect(typist.text == "Qw E")
  }

  @Test func nothingIsTypedWhileTypingIsDisabled() {
    let keyboard = CustomKeyboard()
    let typist = Typist(keyboard)
    keyboard.isTypingEnabled = false
    tap(keyboard, center(keyboard, "Q"))
    #expect(typist.text.isEmpty)
    keyboard.isTypingEnabled = true
    tap(keyboard, center(keyboard, "Q"))
    #expect(typist.text == "Q")
  }

  @Test func aMenuItemIsToldToTheDelegate() {
    let keyboard = CustomKeyboard()
    let typist = Typist(keyboard)
    keyboard.keyboardLayout.uppercase.updateKeyboardButton(atRowIndex: 3, buttonIndex: 1) {
      $0.menu = KeyMenu(items: [KeyMenuItem(identifier: "German", title: "Deutsch")])
    }
    keyboard.popBounds = Rect(x: 0, y: 0, width: 320, height: 216)
    touch(keyboard, .down, center(keyboard, "Globe"))
    guard let shown = keyboard.keyMenu else {
      Issue.record("no menu")
      return
    }
    touch(keyboard, .up, shown.menu.itemFrames(in: shown.frame)[0].center)
    #expect(typist.text == "<German>")
    #expect(keyboard.keyMenu == nil && keyboard.keyPop == nil)
  }
}

/// A host that only takes what it wants to know.
private final class Typist: CustomKeyboardDelegate {
  var text = ""
  var capitalizesAfterSpace = false

  init(_ keyboard: CustomKeyboard) {
    keyboard.delegate = self
  }

  func customKeyboard(_ customKeyboard: CustomKeyboard, keyButtonPressed key: String) {
    text += key
  }

  func customKeyboardSpaceButtonPressed(_ customKeyboard: CustomKeyboard) {
    text += " "
    if capitalizesAfterSpace { customKeyboard.capitalize() }
  }

  func customKeyboard(_ customKeyboard: CustomKeyboard, keyMenuItemSelected item: KeyMenuItem) {
    text += "<\(item.identifier.rawValue)>"
  }
}
