// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

@Suite("Shift, the page and the modifiers are held, used and released together")
struct KeyboardModeTests {
  private let finger = Contact.ID(rawValue: 1)

  /// A mode with a finger on Shift, another on a page key, and a third on Ctrl.
  private var held: KeyboardMode {
    var mode = KeyboardMode()
    mode.shift.press(by: finger)
    mode.page.press(.numeric, by: finger)
    mode.modifiers.press(.control, by: finger)
    return mode
  }

  @Test("Cancelling a finger restores the mode from before its press")
  func cancelled() {
    var mode = held
    #expect(mode.shown != KeyboardMode().shown)
    mode.cancel(finger)
    #expect(mode == KeyboardMode())
  }

  @Test("A finger that slid away holds the mode until it is cancelled", arguments: [false, true])
  func slid(isTyped: Bool) {
    var mode = held
    mode.slideOff(finger)
    if isTyped { mode.keyTyped() }
    #expect(mode.shown == held.shown)
    mode.cancel(finger)
    #expect(mode.shown == KeyboardMode().shown)
  }

  @Test("A contact that continues another's touch holds the mode in its place")
  func renamed() {
    let other = Contact.ID(rawValue: 2)
    var mode = held
    mode.rename(finger, to: other)
    mode.cancel(finger)
    #expect(mode.shown == held.shown)
    mode.cancel(other)
    #expect(mode == KeyboardMode())
  }

  @Test("The changes of a scene are the parts that differ")
  func changes() {
    let rest = KeyboardMode()
    #expect(SceneChanges(from: rest.shown, to: rest.shown).isEmpty)
    var mode = rest
    mode.shift.press(by: finger)
    #expect(SceneChanges(from: rest.shown, to: mode.shown) == .keyboardCase)
    mode.page.press(.numeric, by: finger)
    #expect(SceneChanges(from: rest.shown, to: mode.shown) == [.keyboardCase, .keyboardType])
    #expect(
      SceneChanges(from: rest.shown, to: held.shown) == [.keyboardCase, .keyboardType, .modifiers])
    #expect(SceneChanges(from: held.shown, to: mode.shown) == .modifiers)
  }
}
