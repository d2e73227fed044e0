// SPDX-License-Identifier: MIT

import ClavierKit
import LayoutEngineKit

/// Fingers and a clock for the custom keyboard, and a record of its delegate calls.
final class CustomHand: CustomKeyboardDelegate {
  enum Event: Hashable {
    case button(KeyboardButton)
    case key(String)
    case space, backspace, globe, `return`
    case item(KeyMenuItem)
  }

  let keyboard: CustomKeyboard
  var now = Timestamp(microseconds: 1_000_000)
  var events: [Event] = []
  private(set) var deadline: Timestamp?

  init(
    _ layouts: CustomKeyboardLayout = CustomKeyboardLayout(),
    _ state: CustomKeyboardState = .letters(shiftState: .off),
    settings: EngineSettings = .layoutEngine
  ) {
    keyboard = CustomKeyboard(size: .phone, settings: settings)
    keyboard.keyboardLayout = layouts
    keyboard.delegate = self
    show(state)
  }

  convenience init(_ state: CustomKeyboardState) {
    self.init(CustomKeyboardLayout(), state)
  }

  func show(_ state: CustomKeyboardState) {
    switch state {
    case .letters(let shift): keyboard.switchToLetters(shiftState: shift)
    case .numbers: keyboard.switchToNumbers()
    case .symbols: keyboard.switchToSymbols()
    }
  }

  /// The final text of a host that inserts and deletes.
  var text: String {
    events.reduce(into: "") { text, event in
      switch event {
      case .key(let key): text += key
      case .space: text += " "
      case .return: text += "\n"
      case .backspace: _ = text.popLast()
      case .button, .globe, .item: break
      }
    }
  }

  var backspaceCount: Int { events.count { $0 == .backspace } }

  /// The list of the held key, if it is open.
  var list: CalloutScene? { keyboard.session.scene.callouts.first { $0.kind == .action } }

  /// The buttons to show as pressed.
  var pressed: [String] {
    keyboard.session.scene.pressedKeys.compactMap { keyboard.layout.button($0)?.name }
  }

  func center(of name: String) -> Point { keyboard.center(of: name) }

  /// Advances the time, and meets each deadline.
  func wait(_ duration: Duration) {
    let end = now + duration
    while let due = deadline, due <= end { handle(.deadline(due)) }
    now = end
  }

  func handle(_ input: Input) {
    deadline = keyboard.handle(input).deadline
  }

  func touch(_ finger: UInt64, _ phase: Contact.Phase, _ point: Point) {
    let touch = Touch(contact: Contact.ID(rawValue: finger), phase: phase, point: point)
    handle(.touch(TouchFrame(time: now, touches: [touch])))
  }

  func down(_ name: String, finger: UInt64 = 1) { touch(finger, .down, center(of: name)) }

  func move(to name: String, finger: UInt64 = 1) { touch(finger, .moved, center(of: name)) }

  func up(finger: UInt64 = 1) { touch(finger, .up, Point(x: -1, y: -1)) }

  /// Taps buttons in sequence, each 50 ms long with pauses of 50 ms.
  func tap(_ names: String...) {
    for name in names {
      down(name)
      wait(.milliseconds(50))
      up()
      wait(.milliseconds(50))
    }
  }

  // MARK: Delegate

  func customKeyboard(_ customKeyboard: CustomKeyboard, keyboardButtonPressed: KeyboardButton) {
    events.append(.button(keyboardButtonPressed))
  }
  func customKeyboard(_ customKeyboard: CustomKeyboard, keyButtonPressed key: String) {
    events.append(.key(key))
  }
  func customKeyboardSpaceButtonPressed(_ customKeyboard: CustomKeyboard) { events.append(.space) }
  func customKeyboardBackspaceButtonPressed(_ customKeyboard: CustomKeyboard) {
    events.append(.backspace)
  }
  func customKeyboardGlobeButtonPressed(_ customKeyboard: CustomKeyboard) { events.append(.globe) }
  func customKeyboardReturnButtonPressed(_ customKeyboard: CustomKeyboard) {
    events.append(.return)
  }
  func customKeyboard(_ customKeyboard: CustomKeyboard, keyMenuItemSelected item: KeyMenuItem) {
    events.append(.item(item))
  }
}
