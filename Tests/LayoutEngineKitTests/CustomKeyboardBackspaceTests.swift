// SPDX-License-Identifier: MIT

import ClavierKit
@testable import LayoutEngineKit
import Testing

/// How Backspace of the custom keyboard deletes.
struct CustomKeyboardBackspaceTests {
  @Test func aTapDeletesOnceOnPress() {
    var hand = CustomHand()
    hand.down("Backspace")
    #expect(hand.backspaceCount == 1)
    hand.wait(.milliseconds(100))
    hand.up()
    #expect(hand.backspaceCount == 1)
    #expect(hand.machine.deadline == nil)
  }

  @Test func theFirstRepeatIsDueAfterSixTenthsOfASecondAndThenEveryTenth() {
    var hand = CustomHand()
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
    var hand = CustomHand()
    hand.down("Backspace")
    hand.wait(.seconds(1))
    hand.events = []
    hand.up()
    #expect(hand.backspaceCount == 0)
    #expect(hand.events.count == 2, "the release itself is told")
    hand.tap("Backspace")
    #expect(hand.backspaceCount == 1, "and the next tap deletes again")
  }

  @Test func aHoldShorterThanTheFirstRepeatDeletesOnce() {
    var hand = CustomHand()
    hand.down("Backspace")
    hand.wait(.milliseconds(599))
    hand.up()
    #expect(hand.backspaceCount == 1)
  }

  @Test func aNewPressStopsTheRepeats() {
    var hand = CustomHand()
    hand.down("Backspace")
    hand.wait(.milliseconds(650))
    hand.down("q", finger: 2)
    hand.wait(.seconds(1))
    #expect(hand.backspaceCount == 2)
  }

  @Test func aFingerThatLeavesBackspaceStopsIt() {
    var hand = CustomHand()
    hand.down("Backspace")
    hand.wait(.milliseconds(650))
    hand.move(to: "m")
    hand.wait(.seconds(1))
    #expect(hand.backspaceCount == 2)
    #expect(hand.machine.deadline == nil)
  }

  @Test func theLiftOfAnotherFingerDoesNotStopIt() {
    var hand = CustomHand()
    hand.down("q", finger: 1)
    hand.down("Backspace", finger: 2)
    hand.up(finger: 1)
    hand.wait(.milliseconds(800))
    #expect(hand.backspaceCount == 4)
  }

  @Test func aCancelStopsIt() {
    var hand = CustomHand()
    hand.down("Backspace")
    hand.wait(.milliseconds(550))
    hand.touch(1, .cancelled, Point(x: 0, y: 0))
    hand.wait(.seconds(1))
    hand.up()
    #expect(hand.backspaceCount == 1)
  }

  @Test func disablingTypingStopsIt() {
    var hand = CustomHand()
    hand.down("Backspace")
    hand.wait(.milliseconds(650))
    hand.machine.isTypingEnabled = false
    #expect(hand.machine.deadline == nil)
    hand.up()
    #expect(hand.backspaceCount == 2)
    guard case .keyPressCancel = hand.events.last else {
      Issue.record("\(hand.events)")
      return
    }
  }

  @Test func aLateCallMakesUpForMissedRepeatsBeforeTheLift() {
    var hand = CustomHand()
    hand.down("Backspace")
    hand.now = hand.now + .milliseconds(850)
    hand.up()
    #expect(hand.backspaceCount == 4)
  }

  @Test func aMachineThatSleptDeletesNoWholeLine() {
    var hand = CustomHand()
    hand.down("Backspace")
    hand.events += hand.machine.handle(.deadline(hand.now + .seconds(3600)))
    #expect((2...4).contains(hand.backspaceCount), "\(hand.backspaceCount)")
  }

  @Test func noTimingAndNoTimeMakesItRunForEver() {
    var timing = LayoutEngine.CustomKeyboardTiming()
    timing.deleteInterval = .zero
    timing.deleteDelay = .seconds(-1)
    var machine = LayoutEngine.CustomKeyboardMachine(size: .phone, timing: timing)
    let place = machine.geometry.places.first { $0.button.identifier == .backspace }
    for time in [Int64.min, 0, .max - 1, .max] {
      let down = Touch(
        contact: Contact.ID(rawValue: 1), phase: .down,
        point: place?.frame.center ?? Point(x: 0, y: 0))
      let now = Timestamp(microseconds: time)
      _ = machine.handle(.touch(TouchFrame(time: now, touches: [down])))
      _ = machine.handle(.deadline(Timestamp(microseconds: .max)))
    }
    #expect(machine.handle(.cancel(Timestamp(microseconds: .max))).count == 1)
    #expect(machine.deadline == nil)
  }
}
