// SPDX-License-Identifier: MIT

import ClavierKit
@testable import LayoutEngineKit
import Testing
import TestSupport

/// What holds for the custom keyboard whatever fingers do.
struct CustomKeyboardPropertyTests {
  /// A keyboard with menus: on T after a second, on the globe at once.
  private func layouts() -> CustomKeyboardLayout {
    var layouts = CustomKeyboardLayout()
    let menu = KeyMenu(items: [KeyMenuItem(identifier: "One", title: "1")])
    layouts.enumerateKeyboardLayouts { layout in
      layout.updateKeyboardButton(atRowIndex: 0, buttonIndex: 4) { $0.menu = menu }
      layout.updateKeyboardButton(atRowIndex: 3, buttonIndex: 1) { $0.menu = menu }
    }
    return layouts
  }

  @Test(arguments: UInt64(0)..<100)
  func tapsGiveWhatASimpleTableSays(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var hand = CustomHand(.letters(shiftState: .once))
    var model = TapModel()
    for step in 0..<200 {
      let places = hand.machine.geometry.places
      guard let name = places.randomElement(using: &random)?.button.name else { return }
      let hold = Int.random(in: 0...900, using: &random)
      let point = hand.center(of: name)
      hand.touch(1, .down, point)
      hand.wait(.milliseconds(hold))
      hand.touch(1, .up, point)
      model.tap(name, held: hold, at: hand.now)
      #expect(hand.machine.state == model.state, "step \(step) of seed \(seed): \(name)")
      hand.wait(.milliseconds(Int.random(in: 0...700, using: &random)))
    }
    #expect(hand.text == model.text, "seed \(seed)")
  }

  @Test(arguments: UInt64(0)..<60)
  func everyPressThatStartsEndsOrIsCancelledOnce(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var hand = CustomHand(layouts(), .letters(shiftState: .once))
    var pressed: KeyboardButton?
    for step in 0..<300 {
      hand.events = []
      doSomething(&hand, &random)
      for event in hand.events {
        switch event {
        case .keyPressStart(let button):
          #expect(pressed == nil, "step \(step) of seed \(seed)")
          pressed = button
        case .draggedIn(let from, let to):
          #expect(pressed == from, "step \(step) of seed \(seed)")
          pressed = to
        case .keyPressEnd(let button), .keyPressCancel(let button):
          #expect(pressed == button, "step \(step) of seed \(seed)")
          pressed = nil
        default: break
        }
      }
      if pressed == nil {
        #expect(hand.pressedButton == nil && hand.machine.deadline == nil, "seed \(seed)")
      }
      if hand.machine.keyMenu != nil { #expect(pressed == nil, "seed \(seed)") }
    }
    for finger in UInt64(0)..<4 { hand.up(finger: finger) }
    #expect(hand.machine.deadline == nil && hand.machine.pressedButton == nil)
  }

  @Test(arguments: UInt64(0)..<20)
  func everyKeyThatIsToldWasReleasedJustBefore(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var hand = CustomHand(layouts(), .letters(shiftState: .once))
    for _ in 0..<300 { doSomething(&hand, &random) }
    for (before, event) in zip(hand.events, hand.events.dropFirst()) {
      switch event {
      case .keyboardButtonPressed(let button): #expect(before == .keyPressEnd(button))
      case .keyButtonPressed(let text):
        guard case .keyboardButtonPressed(let button) = before else {
          Issue.record("\(text) after \(before) of seed \(seed)")
          continue
        }
        #expect(button.type == .key(text))
      default: break
      }
    }
  }

  private func doSomething(_ hand: inout CustomHand, _ random: inout SplitMix64) {
    let finger = UInt64.random(in: 0..<3, using: &random)
    let point = Point(
      x: .random(in: -10...330, using: &random), y: .random(in: -60...220, using: &random))
    switch Int.random(in: 0..<20, using: &random) {
    case 0: hand.events += hand.machine.handle(.cancel(hand.now))
    case 1: hand.touch(finger, .cancelled, point)
    case 2: hand.events += hand.machine.handle(.deadline(hand.now + .milliseconds(50)))
    case 3:
      let state = CustomKeyboardState.allCases.randomElement(using: &random) ?? .numbers
      hand.events += hand.machine.show(state)
    case 4: hand.machine.isTypingEnabled = Bool.random(using: &random)
    case 5...7: hand.wait(.milliseconds(Int.random(in: 0...1500, using: &random)))
    case 8:
      var layouts = hand.machine.layouts
      layouts.lowercase.removeKeyboardButton(atRowIndex: 1, buttonIndex: 0)
      hand.events += hand.machine.change(layouts: layouts)
    case 9...12: hand.touch(finger, .moved, point)
    case 13...15: hand.touch(finger, .up, point)
    default: hand.touch(finger, .down, point)
    }
  }
}

/// The original's table, for one finger that taps.
private struct TapModel {
  var state = CustomKeyboardState.letters(shiftState: .once)
  var text = ""
  private var lastShift: Timestamp?

  /// Takes a tap on a button by its name.
  ///
  /// - Parameters:
  ///   - name: its identifier or text.
  ///   - milliseconds: how long it was held.
  ///   - time: when it was released.
  mutating func tap(_ name: String, held milliseconds: Int, at time: Timestamp) {
    let isQuick = lastShift.map { time.microseconds - $0.microseconds < 500_000 } ?? false
    lastShift = nil
    switch name {
    case "ShiftOff", "ShiftOnce":
      let first: CustomKeyboardShiftState = name == "ShiftOff" ? .once : .off
      state = .letters(shiftState: isQuick ? .on : first)
      if !isQuick { lastShift = time }
    case "ShiftOn":
      state = .letters(shiftState: .off)
      lastShift = time
    case "Letters": state = .letters(shiftState: .off)
    case "Numbers": state = .numbers
    case "Symbols": state = .symbols
    case "Space": text += " "
    case "Return": text += "\n"
    case "Globe": break
    case "Backspace":
      // One on press, and one for each tenth of a second from 0.6 s on.
      for _ in 0..<1 + max(0, (milliseconds - 500) / 100) { _ = text.popLast() }
    default:
      text += name
      if state == .letters(shiftState: .once) { state = .letters(shiftState: .off) }
    }
  }
}
