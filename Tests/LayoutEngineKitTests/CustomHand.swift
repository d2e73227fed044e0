// SPDX-License-Identifier: MIT

import ClavierKit
@testable import LayoutEngineKit

/// Fingers and a clock for the custom keyboard, and all that it told.
struct CustomHand {
  var machine: LayoutEngine.CustomKeyboardMachine
  var now = Timestamp(microseconds: 1_000_000)
  var events: [LayoutEngine.CustomKeyboardEvent] = []

  init(_ state: CustomKeyboardState = .letters(shiftState: .off), size: Size = .phone) {
    self.init(CustomKeyboardLayout(), state, size: size)
  }

  init(
    _ layouts: CustomKeyboardLayout, _ state: CustomKeyboardState = .letters(shiftState: .off),
    size: Size = .phone
  ) {
    machine = LayoutEngine.CustomKeyboardMachine(layouts: layouts, size: size)
    _ = machine.show(state)
  }

  /// What a host that inserts and deletes has in the end.
  var text: String {
    events.reduce(into: "") { text, event in
      switch event {
      case .keyButtonPressed(let key): text += key
      case .spaceButtonPressed: text += " "
      case .returnButtonPressed: text += "\n"
      case .backspaceButtonPressed: _ = text.popLast()
      default: break
      }
    }
  }

  var backspaceCount: Int { events.count { $0 == .backspaceButtonPressed } }

  /// The button to be shown pressed.
  var pressedButton: KeyboardButton? {
    let places = machine.geometry.places
    return machine.pressedButton.flatMap { places.indices.contains($0) ? places[$0].button : nil }
  }

  /// The middle of a button of the page, by its text, small or capital, or its identifier.
  func center(of name: String) -> Point {
    let place = machine.geometry.places.first {
      $0.button.name.lowercased() == name.lowercased()
    }
    return place?.frame.center ?? Point(x: -1, y: -1)
  }

  /// Lets time pass, and calls whenever something is due.
  mutating func wait(_ duration: Duration) {
    let end = now + duration
    while let due = machine.deadline, due <= end { events += machine.handle(.deadline(due)) }
    now = end
  }

  mutating func touch(_ finger: UInt64, _ phase: Contact.Phase, _ point: Point) {
    let touch = Touch(contact: Contact.ID(rawValue: finger), phase: phase, point: point)
    events += machine.handle(.touch(TouchFrame(time: now, touches: [touch])))
  }

  mutating func down(_ name: String, finger: UInt64 = 1) {
    touch(finger, .down, center(of: name))
  }

  mutating func move(to name: String, finger: UInt64 = 1) {
    touch(finger, .moved, center(of: name))
  }

  mutating func up(finger: UInt64 = 1) {
    touch(finger, .up, Point(x: -1, y: -1))
  }

  /// Taps buttons one after the other, each 50 ms long and 50 ms after the one before.
  mutating func tap(_ names: String...) {
    for name in names {
      down(name)
      wait(.milliseconds(50))
      up()
      wait(.milliseconds(50))
    }
  }
}

extension Size {
  /// A phone's keyboard.
  static let phone = Size(width: 320, height: 216)
}

extension KeyboardButton {
  /// What a button is found by: its identifier, else its text.
  var name: String {
    if let identifier { return identifier.rawValue }
    switch type {
    case .key(let text), .text(let text): return text
    case .image(let name): return name ?? ""
    }
  }
}
