// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

/// Ctrl, Alt, AltGr and Super, each on its own and as parts of a stroke.
struct ModifierMachineTests {
  private let finger = Contact.ID(rawValue: 1)
  private let other = Contact.ID(rawValue: 2)
  private let interval = Duration.milliseconds(500)

  private func tap(_ modifier: inout ModifierMachine, at milliseconds: Int64) {
    modifier.press(by: finger)
    modifier.release(by: finger, at: .milliseconds(milliseconds), lockInterval: interval)
  }

  @Test(arguments: [
    ([Int64](), Keyboard.ModifierState.off), ([0], .latched), ([0, 500], .off),
    ([0, 499], .locked), ([0, 499, 600], .off), ([0, 100, 200, 300], .locked),
    ([0, 600, 1200], .latched),
  ])
  func tapsAtTheseTimesLeaveThisState(times: [Int64], state: Keyboard.ModifierState) {
    var modifier = ModifierMachine()
    for time in times { tap(&modifier, at: time) }
    #expect(modifier.shown == state)
  }

  @Test(arguments: [([Int64](), Keyboard.ModifierState.off), ([0], .off), ([0, 100], .locked)])
  func aKeyUsesUpALatchAndKeepsALock(times: [Int64], state: Keyboard.ModifierState) {
    var modifier = ModifierMachine()
    for time in times { tap(&modifier, at: time) }
    modifier.keyTyped()
    #expect(modifier.shown == state)
  }

  @Test func aHoldUnderWhichNothingWasTypedIsATapHoweverLong() {
    var modifier = ModifierMachine()
    modifier.press(by: finger)
    #expect(modifier.shown == .held)
    modifier.release(by: finger, at: .milliseconds(60_000), lockInterval: interval)
    #expect(modifier.shown == .latched)
  }

  @Test func aHoldThatChordedIsNoTap() {
    var modifier = ModifierMachine()
    tap(&modifier, at: 0)
    modifier.press(by: finger)
    modifier.keyTyped()
    modifier.release(by: finger, at: .milliseconds(100), lockInterval: interval)
    #expect(modifier.shown == .off)
    tap(&modifier, at: 200)
    #expect(modifier.shown == .latched)
  }

  @Test func anotherFingerEndsNothing() {
    var modifier = ModifierMachine()
    modifier.press(by: finger)
    modifier.press(by: other)
    modifier.slideOff(other)
    modifier.cancel(other)
    modifier.release(by: other, at: .milliseconds(10), lockInterval: interval)
    #expect(modifier.shown == .held)
    modifier.release(by: finger, at: .milliseconds(20), lockInterval: interval)
    #expect(modifier.shown == .latched)
  }

  @Test func cancelGoesBackToWhatWasBefore() {
    for (times, state) in [([], .off), ([0], .latched), ([0, 100], .locked)]
      as [([Int64], Keyboard.ModifierState)]
    {
      var modifier = ModifierMachine()
      for time in times { tap(&modifier, at: time) }
      modifier.press(by: finger)
      modifier.cancel(finger)
      #expect(modifier.shown == state)
      modifier.press(by: finger)
      modifier.slideOff(finger)
      modifier.cancel(finger)
      #expect(modifier.shown == (state == .locked ? .locked : .off))
    }
  }

  @Test func eachKeyHasAStateOfItsOwn() {
    for modifier in Keyboard.Modifier.allCases {
      var keys = ModifierKeys()
      keys.press(modifier, by: finger)
      for each in Keyboard.Modifier.allCases {
        #expect(keys.shown[each] == (each == modifier ? .held : .off))
      }
      #expect(keys.shown.active.names == (modifier == .function ? [] : [modifier.label]))
      #expect(keys.isFunctionActive == (modifier == .function))
    }
  }
}

struct KeyStrokeTests {
  @Test(
    arguments: [
      (KeyStroke(.left), "left"), (KeyStroke(.character("c"), modifiers: .control), "ctrl+c"),
      (KeyStroke(.character(" "), modifiers: [.alt]), "alt+space"),
      (KeyStroke(.pageUp, modifiers: [.shift, .control]), "ctrl+shift+pageUp"),
      (
        KeyStroke(.return, modifiers: [.shift, .altGr, .super, .alt, .control]),
        "ctrl+alt+super+altgr+shift+return"
      ),
      (KeyStroke(.backspace, modifiers: .super), "super+backspace"),
      (KeyStroke(.tab, modifiers: .shift), "shift+tab"),
    ])
  func aStrokeSaysItsModifiersInTheOrderInWhichTheyGoDown(stroke: KeyStroke, text: String) {
    #expect(stroke.description == text)
  }

  @Test func eachModifierIsThereOnce() {
    let all = KeyStroke.Modifiers.each
    #expect(all.map(\.rawValue).reduce(0, |) == 31)
    #expect(all.count == 5)
  }
}

/// Swipes by the height of the key, whatever that is.
struct SwipeDownTests {
  @Test(arguments: [
    (26.9, "g"), (27, "2"), (100, "2"), (-27, "g"), (.nan, "g"), (.infinity, "2"),
  ])
  func halfTheHeightOfTheKeyIsASwipe(down: Double, typed: String) {
    var board = TestBoard(autocapitalization: .none, pages: .computer)
    let middle = board.engine.scene.frames.center(of: "g")
    board.down(1, at: middle)
    board.move(1, to: Point(x: middle.x, y: middle.y + down))
    board.up(1)
    #expect(board.effects == [.insertText(typed)])
  }

  @Test func aFingerOnShiftThatMovesDownDoesNotSwipeTheLetterItSlidesTo() {
    var board = TestBoard(autocapitalization: .none, pages: .computer)
    let letter = board.engine.scene.frames.center(of: "f")
    board.down(1, on: "⇧")
    board.move(1, to: Point(x: letter.x, y: letter.y - 20))
    board.move(1, to: Point(x: letter.x, y: letter.y + 20))
    board.up(1)
    #expect(board.effects == [.insertText("F")])
  }
}
