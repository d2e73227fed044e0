// SPDX-License-Identifier: MIT

import ClavierKit
import LayoutEngineKit
import Testing

/// The deletions of the custom keyboard's Backspace.
struct CustomKeyboardBackspaceTests {
  @Test func theFirstRepeatIsDueAfterSixTenthsOfASecondAndThenEveryTenth() {
    let hand = CustomHand()
    hand.down("Backspace")
    var times: [Int64] = []
    let start = hand.now
    for _ in 0..<20 {
      let before = hand.backspaceCount
      hand.wait(.milliseconds(50))
      for _ in before..<hand.backspaceCount {
        times.append((hand.now.microseconds - start.microseconds) / 1000)
      }
    }
    #expect(times == [600, 700, 800, 900, 1000])
  }

  @Test func aHoldDeletesOncePerRepeatAndNotAgainOnRelease() {
    let hand = CustomHand()
    hand.down("Backspace")
    #expect(hand.events.count == 2, "the button's event, and a deletion")
    hand.wait(.seconds(1))
    hand.events = []
    hand.up()
    #expect(hand.events.isEmpty)
    hand.tap("Backspace")
    #expect(hand.backspaceCount == 1, "and the next tap deletes again")
  }

  @Test func aLongHoldDeletesWords() {
    let hand = CustomHand()
    hand.tap("o", "n", "e", "Space", "t", "w", "o", "Space")
    for _ in 0..<8 { hand.tap("t", "h", "r", "e", "e") }
    hand.events = []
    hand.down("Backspace")
    hand.wait(.seconds(4))
    hand.up()
    // 37 by character, and then all the rest at once.
    #expect(hand.backspaceCount >= 48)
  }

  @Test func disablingTypingStopsTheRepeats() {
    let hand = CustomHand()
    hand.down("Backspace")
    hand.wait(.milliseconds(650))
    hand.keyboard.isTypingEnabled = false
    hand.wait(.seconds(1))
    #expect(hand.deadline == nil)
    hand.up()
    #expect(hand.backspaceCount == 2)
  }

  @Test func delaysMatchTheSettings() {
    var settings = EngineSettings.layoutEngine
    settings.timing.longPressDelay = .milliseconds(100)
    settings.timing.repeatDelay = .milliseconds(200)
    settings.timing.repeatInterval = .milliseconds(50)
    let hand = CustomHand(settings: settings)
    hand.down("Backspace")
    hand.wait(.milliseconds(249))
    #expect(hand.backspaceCount == 1)
    hand.wait(.milliseconds(51))
    #expect(hand.backspaceCount == 3)
  }
}
