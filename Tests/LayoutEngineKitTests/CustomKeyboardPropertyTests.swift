// SPDX-License-Identifier: MIT

import ClavierKit
import LayoutEngineKit
import Testing
import TestSupport

/// Properties that hold for the custom keyboard with any fingers.
struct CustomKeyboardPropertyTests {
  /// Returns a keyboard with menus on T and on the globe.
  private func layouts() -> CustomKeyboardLayout {
    var layouts = CustomKeyboardLayout()
    let menu = KeyMenu(items: [KeyMenuItem(identifier: "One", title: "1")])
    layouts.enumerateKeyboardLayouts { layout in
      layout.updateKeyboardButton(atRowIndex: 0, buttonIndex: 4) { $0.menu = menu }
      layout.updateKeyboardButton(atRowIndex: 3, buttonIndex: 1) { $0.menu = menu }
    }
    return layouts
  }

  @Test(.enabled(if: Tier.runsSlowTests), arguments: UInt64(0)..<60)
  func tapsMatchASimpleTable(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let hand = CustomHand(.letters(shiftState: .once))
    var model = TapModel()
    for step in 0..<200 {
      guard let name = hand.keyboard.places.randomElement(using: &random)?.button.name else {
        return
      }
      let hold = Int.random(in: 0...900, using: &random)
      let point = hand.center(of: name)
      hand.touch(1, .down, point)
      hand.wait(.milliseconds(hold))
      hand.touch(1, .up, point)
      model.tap(name, held: hold, at: hand.now, shown: hand.keyboard.state)
      #expect(hand.keyboard.state == model.state, "step \(step) of seed \(seed): \(name)")
      hand.wait(.milliseconds(Int.random(in: 0...700, using: &random)))
    }
    #expect(hand.text == model.text, "seed \(seed)")
  }

  @Test(arguments: UInt64(0)..<40)
  func everyTextIsReportedWithItsButton(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let hand = CustomHand(layouts(), .letters(shiftState: .once))
    for step in 0..<300 {
      hand.events = []
      performRandomAction(hand, &random)
      var buttons: [String] = []
      for event in hand.events {
        switch event {
        case .button(let button): buttons.append(button.name)
        case .key(let text): #expect(buttons.contains(text), "step \(step) of seed \(seed)")
        case .space: #expect(buttons.contains("Space"), "step \(step) of seed \(seed)")
        case .return: #expect(buttons.contains("Return"), "step \(step) of seed \(seed)")
        case .globe: #expect(buttons.contains("Globe"), "step \(step) of seed \(seed)")
        case .backspace, .item: break
        }
      }
    }
    for finger in UInt64(0)..<4 { hand.up(finger: finger) }
    hand.wait(.seconds(1))
    #expect(hand.deadline == nil && hand.pressed.isEmpty && hand.list == nil)
  }

  private func performRandomAction(_ hand: CustomHand, _ random: inout SplitMix64) {
    let finger = UInt64.random(in: 0..<3, using: &random)
    let point = Point(
      x: .random(in: -10...330, using: &random), y: .random(in: -60...220, using: &random))
    switch Int.random(in: 0..<20, using: &random) {
    case 0: hand.handle(.cancel(hand.now))
    case 1: hand.touch(finger, .cancelled, point)
    case 2: hand.handle(.deadline(hand.now + .milliseconds(50)))
    case 3: hand.show(CustomKeyboardState.allCases.randomElement(using: &random) ?? .numbers)
    case 4: hand.keyboard.isTypingEnabled = Bool.random(using: &random)
    case 5...7: hand.wait(.milliseconds(Int.random(in: 0...1500, using: &random)))
    case 8:
      hand.keyboard.keyboardLayout.lowercase.removeKeyboardButton(atRowIndex: 1, buttonIndex: 0)
    case 9...12: hand.touch(finger, .moved, point)
    case 13...15: hand.touch(finger, .up, point)
    default: hand.touch(finger, .down, point)
    }
  }
}

/// The engine's rules as a table, for one finger that taps.
private struct TapModel {
  var text = ""
  private var page: CustomKeyboardState?
  private var shift = CustomKeyboardShiftState.once
  private var lastShift: Timestamp?

  var state: CustomKeyboardState { page ?? .letters(shiftState: shift) }

  /// Updates the model for a tap on a button by its name.
  ///
  /// - Parameters:
  ///   - name: Its identifier or text.
  ///   - milliseconds: The duration of the tap.
  ///   - time: The time of the release.
  ///   - shown: The page after it, since the table does not cover the one after Space and Return on
  ///     digits.
  mutating func tap(
    _ name: String, held milliseconds: Int, at time: Timestamp, shown: CustomKeyboardState
  ) {
    switch name {
    case "ShiftOff", "ShiftOnce", "ShiftOn":
      let isQuick = lastShift.map { time.microseconds - $0.microseconds < 500_000 } ?? false
      lastShift = isQuick ? nil : time
      shift = isQuick ? .on : shift == .off ? .once : .off
      return
    case "Letters": page = nil
    case "Numbers": page = .numbers
    case "Symbols": page = .symbols
    case "Globe": break
    case "Space", "Return":
      typed(name == "Space" ? " " : "\n")
      if page != nil, shown == .letters(shiftState: shift) { page = nil }
    case "Backspace":
      // One on press, and one for each tenth of a second from 0.6 s on.
      for _ in 0..<1 + max(0, (milliseconds - 500) / 100) { _ = text.popLast() }
      typed("")
    default: typed(name)
    }
  }

  /// Uses up a capital, and separates two taps on Shift.
  private mutating func typed(_ string: String) {
    text += string
    lastShift = nil
    if shift == .once { shift = .off }
  }
}
