// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

/// The machines between touches and presses, tested separately.
struct AccessibilityFilterTests {
  private let time = Timestamp(microseconds: 1_000_000)

  private func contact(_ number: UInt64) -> Contact.ID { Contact.ID(rawValue: number) }

  private func touch(_ number: UInt64, _ phase: Contact.Phase) -> Touch {
    Touch(contact: contact(number), phase: phase, point: Point(x: 0, y: 0))
  }

  private func place(x: Double, page: Keyboard.KeyboardType = .alphabetic) -> KeyPlace {
    KeyPlace(page: page, key: Int(x / 40), frame: Rect(x: x, y: 0, width: 40, height: 54))
  }

  // One finger.

  @Test func aTouchBesideTheKeyboardCountsAndIsNotTheFirst() {
    var filter = OneFingerFilter()
    let admitted = [(1, false), (2, true), (3, false), (4, true)].map { number, isOnKeyboard in
      filter.admits(touch(number, .down), isOnKeyboard: isOnKeyboard)
    }
    #expect(admitted == [true, true, true, false])
  }

  // Bounce keys.

  @Test(arguments: [(-1, false), (0, true), (299, true), (300, false)])
  func aPressWithinTheIntervalIsABounce(milliseconds: Int, isBounce: Bool) {
    var filter = BounceKeysFilter()
    filter.lifted(.key(place(x: 40)), at: time)
    let bounced = filter.isBounce(
      of: .key(place(x: 40)), by: .finger(contact(1)), at: time + .milliseconds(milliseconds),
      interval: .milliseconds(300))
    #expect(bounced == isBounce)
  }

  @Test func aKeysIdentityIsItsPlace() {
    let key = PressTarget.key(place(x: 40))
    #expect(key.isSame(as: .key(place(x: 40, page: .numeric))))
    #expect(!key.isSame(as: .key(place(x: 80))))
    #expect(PressTarget.switch(.select).isSame(as: .switch(.select)))
    #expect(!PressTarget.switch(.select).isSame(as: .switch(.step)))
    #expect(!PressTarget.switch(.select).isSame(as: key))
  }

  @Test func theBounceFilterRemembersAtMostTenFingers() {
    var filter = BounceKeysFilter()
    for number in 0..<1000 as Range<UInt64> {
      filter.lifted(.key(place(x: 40)), at: time)
      _ = filter.isBounce(
        of: .key(place(x: 40)), by: .finger(contact(number)), at: time, interval: .seconds(1))
    }
    let remembered = (0..<1000 as Range<UInt64>).count {
      filter.endIgnored(by: .finger(contact($0)), at: time)
    }
    #expect(remembered == 10)
  }

  // Slow keys.

  @Test func pressesAreAcceptedByTheirTimeAndThenInTheirOrder() {
    var machine = SlowKeysMachine()
    for (number, delay) in [(1, 300), (2, 200), (3, 200)] {
      machine.press(
        .key(place(x: Double(number) * 40)), by: .finger(contact(UInt64(number))),
        at: Point(x: 0, y: 0), time: time, delay: .milliseconds(delay))
    }
    #expect(machine.deadline == time + .milliseconds(200))
    let accepted = (0..<4).map { _ in machine.accept()?.source }
    #expect(
      accepted == [.finger(contact(2)), .finger(contact(3)), .finger(contact(1)), nil])
    #expect(machine.deadline == nil)
  }

  @Test func aFingerThatComesTwiceWaitsOnce() {
    var machine = SlowKeysMachine()
    for x in [0.0, 40] {
      machine.press(
        .key(place(x: x)), by: .finger(contact(1)), at: Point(x: x, y: 0), time: time,
        delay: .milliseconds(300))
    }
    #expect(machine.waiting.map(\.target) == [.key(place(x: 40))])
  }

  @Test(arguments: [(47.9, false), (48.1, true)])
  func aFingerHasLeftItsKeyBeyondTheHysteresis(x: Double, hasLeft: Bool) {
    var machine = SlowKeysMachine()
    let finger = PressSource.finger(contact(1))
    machine.press(
      .key(place(x: 0)), by: finger, at: Point(x: 20, y: 20), time: time, delay: .seconds(1))
    let moved = machine.move(finger, to: Point(x: x, y: 20), hysteresis: 8)
    #expect(moved == hasLeft)
  }

  @Test func aSwitchIgnoresMovement() {
    var machine = SlowKeysMachine()
    let finger = PressSource.finger(contact(1))
    machine.press(
      .switch(.select), by: finger, at: Point(x: 0, y: 0), time: time, delay: .seconds(1))
    let moved = machine.move(finger, to: Point(x: 900, y: 900), hysteresis: 8)
    #expect(moved == false)
  }

  @Test func disabledFeaturesNeedNoMachine() {
    #expect(AccessibilityPipeline(AccessibilitySettings()) == nil)
    #expect(KeyboardEngine(pages: .english).assistance == nil)
  }
}
