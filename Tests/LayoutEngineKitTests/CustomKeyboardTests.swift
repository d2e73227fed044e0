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

  /// Returns the names of the pressed buttons.
  private func pressed(_ keyboard: CustomKeyboard) -> [String] {
    keyboard.session.scene.pressedKeys.compactMap { keyboard.layout.button($0)?.name }
  }

  private func center(_ keyboard: CustomKeyboard, _ name: String) -> Point {
    keyboard.places.first { $0.button.name == name }?.frame.center ?? Point(x: -1, y: -1)
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
    #expect(keyboard.places[0].button.type == .key("Q"))
  }

  @Test func aPressGoesOnFromLettersToLetters() {
    let keyboard = CustomKeyboard()
    keyboard.switchToLetters(shiftState: .off)
    touch(keyboard, .down, center(keyboard, "m"))
    #expect(pressed(keyboard) == ["m"])
    keyboard.capitalize()
    #expect(pressed(keyboard) == ["M"])
  }

  @Test func aFingerTypesItsFirstKeyOnAnyPage() {
    let keyboard = CustomKeyboard()
    let typist = Typist(keyboard)
    let q = center(keyboard, "Q")
    touch(keyboard, .down, q)
    keyboard.switchToNumbers()
    #expect(pressed(keyboard).isEmpty)
    touch(keyboard, .up, q)
    #expect(typist.text == "Q")
  }

  @Test func newLayoutsKeepThePage() {
    let keyboard = CustomKeyboard()
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
    let keyboard = CustomKeyboard()
    touch(keyboard, .down, center(keyboard, "W"))
    keyboard.keyboardLayout.uppercase.updateKeyboardButton(atRowIndex: 0, buttonIndex: 1) {
      $0.style.backgroundColor = .blue
    }
    #expect(pressed(keyboard) == ["W"])
    keyboard.keyboardLayout.uppercase.addKeyboardButton(
      KeyboardButton(type: .key("!")), rowIndex: 0, buttonIndex: 0)
    #expect(pressed(keyboard).isEmpty)
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
    let keyboard = CustomKeyboard()
    let typist = Typist(keyboard)
    typist.capitalizesAfterSpace = true
    for name in ["Q", "w", "Space"] { tap(keyboard, center(keyboard, name)) }
    #expect(keyboard.state == .letters(shiftState: .once))
    tap(keyboard, center(keyboard, "E"))
    #expect(typist.text == "Qw E")
  }

  @Test func disabledTypingTypesNoText() {
    let keyboard = CustomKeyboard()
    let typist = Typist(keyboard)
    keyboard.isTypingEnabled = false
    tap(keyboard, center(keyboard, "Q"))
    #expect(typist.text.isEmpty)
    keyboard.isTypingEnabled = true
    tap(keyboard, center(keyboard, "Q"))
    #expect(typist.text == "Q")
  }

  @Test func settingsOfTheLibraryMakeItWriteSentences() {
    let keyboard = CustomKeyboard(settings: EngineSettings())
    let typist = Typist(keyboard)
    for (step, name) in ["Q", "Space", "Space", "W", "e"].enumerated() {
      let time = Timestamp(microseconds: Int64(step) * 200_000)
      for phase in [Contact.Phase.down, .up] {
        let point = center(keyboard, name)
        let touch = Touch(contact: Contact.ID(rawValue: 1), phase: phase, point: point)
        keyboard.handle(.touch(TouchFrame(time: time, touches: [touch])))
      }
    }
    #expect(typist.text == "Q. We")
  }

  @Test func aMenuItemIsReportedToTheDelegate() throws {
    let keyboard = CustomKeyboard()
    let typist = Typist(keyboard)
    keyboard.keyboardLayout.uppercase.updateKeyboardButton(atRowIndex: 3, buttonIndex: 1) {
      $0.menu = KeyMenu(items: [KeyMenuItem(identifier: "German", title: "Deutsch")])
    }
    touch(keyboard, .down, center(keyboard, "Globe"))
    keyboard.handle(.deadline(Timestamp(microseconds: 1_500_000)))
    let list = try #require(keyboard.session.scene.callouts.first)
    try #require(list.items.count == 2)
    touch(keyboard, .moved, list.items[1].frame.center)
    touch(keyboard, .up, list.items[1].frame.center)
    #expect(typist.text == "<German>")
    #expect(keyboard.session.scene.callouts.isEmpty)
  }
}

/// A host that implements only the callbacks it needs.
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

  func customKeyboardBackspaceButtonPressed(_ customKeyboard: CustomKeyboard) {
    _ = text.popLast()
  }

  func customKeyboard(_ customKeyboard: CustomKeyboard, keyMenuItemSelected item: KeyMenuItem) {
    text += "<\(item.identifier.rawValue)>"
  }
}
