// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

/// Ctrl, Alt, AltGr and Super, each alone and as parts of a stroke.
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
  func tapIntervalsDetermineTheModifierState(times: [Int64], state: Keyboard.ModifierState) {
    var modifier = ModifierMachine()
    for time in times { tap(&modifier, at: time) }
    #expect(modifier.shown == state)
  }

  @Test func aHoldOfAnyLengthWithoutAKeyIsATap() {
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

  @Test func aSecondFingerDoesNotAffectTheHold() {
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

  @Test func cancelRestoresTheStateBefore() {
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

  @Test func modifierStatesAreIndependent() {
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
