// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

/// The small machines on their own.
struct ShiftMachineTests {
  private let finger = Contact.ID(rawValue: 1)
  private let other = Contact.ID(rawValue: 2)

  private func tap(_ shift: inout ShiftMachine, at milliseconds: Int64) {
    shift.press(by: finger)
    let interval = shift.tapInterval(endedBy: finger, at: .milliseconds(milliseconds))
    let locks = interval.map { $0 < .milliseconds(500) } ?? false
    _ = shift.release(by: finger, at: .milliseconds(milliseconds), locks: locks)
  }

  @Test(arguments: [
    ([Int64](), Keyboard.Case.lowercased), ([0], .uppercased), ([0, 500], .lowercased),
    ([0, 499], .capsLocked), ([0, 499, 600], .lowercased), ([0, 100, 200, 300], .capsLocked),
    ([0, 600, 1200], .uppercased),
  ])
  func tapsAtTheseTimesGiveThisCase(times: [Int64], keyboardCase: Keyboard.Case) {
    var shift = ShiftMachine()
    for time in times { tap(&shift, at: time) }
    #expect(shift.keyboardCase == keyboardCase)
  }

  @Test func aTapWithinTheFirstHalfSecondDoesNotLock() {
    // KeyboardKit starts its clock when it is created, so that the first tap may lock.
    var shift = ShiftMachine()
    tap(&shift, at: 1)
    #expect(shift.keyboardCase == .uppercased)
  }

  @Test func aSecondFingerOnShiftIsNotHeard() {
    var shift = ShiftMachine()
    shift.press(by: finger)
    shift.press(by: other)
    let ended = shift.release(by: other, at: .milliseconds(0), locks: false)
    #expect(!ended)
    #expect(shift.keyboardCase == .uppercased)
    shift.keyTyped()
    let endedChord = shift.release(by: finger, at: .milliseconds(10), locks: false)
    #expect(endedChord)
    #expect(shift.keyboardCase == .lowercased)
  }

  @Test func theTextNeverTakesAwayWhatTheUserAskedFor() {
    var shift = ShiftMachine()
    tap(&shift, at: 0)
    shift.prefer(capital: false)
    #expect(shift.keyboardCase == .uppercased)
    shift.keyTyped()
    shift.prefer(capital: true)
    #expect(shift.isAutomatic)
    shift.prefer(capital: false)
    #expect(shift.keyboardCase == .lowercased)
  }

  @Test func capsLockTogglesTheLock() {
    var shift = ShiftMachine()
    shift.toggleLock()
    #expect(shift.keyboardCase == .capsLocked)
    shift.keyTyped()
    #expect(shift.keyboardCase == .capsLocked)
    shift.toggleLock()
    #expect(shift.keyboardCase == .lowercased)
  }

  @Test func cancelGoesBackToWhatWasBefore() {
    for taps in [[Int64](), [0], [0, 100]] {
      var shift = ShiftMachine()
      for time in taps { tap(&shift, at: time) }
      let before = shift.keyboardCase
      shift.press(by: finger)
      shift.cancel(other)
      shift.cancel(finger)
      #expect(shift.keyboardCase == before)
    }
  }
}

struct PageMachineTests {
  private let finger = Contact.ID(rawValue: 1)
  private let other = Contact.ID(rawValue: 2)

  @Test func aSecondPageKeyUnderTheFirstStays() {
    var page = PageMachine()
    page.press(.numeric, by: finger)
    page.press(.symbolic, by: other)
    page.keyTyped()
    page.release(by: finger)
    page.release(by: other)
    #expect(page.keyboardType == .symbolic)
  }

  @Test func thePreferredPageWaitsForTheFingerOnThePageKey() {
    var page = PageMachine()
    page.press(.numeric, by: finger)
    page.keyTyped()
    page.prefer(.alphabetic)
    #expect(page.keyboardType == .numeric)
    page.release(by: finger)
    #expect(page.keyboardType == .alphabetic)
  }

  @Test func aFingerElsewhereEndsNothing() {
    var page = PageMachine()
    page.press(.numeric, by: finger)
    page.keyTyped()
    page.release(by: other)
    page.cancel(other)
    page.slideOff(other)
    #expect(page.keyboardType == .numeric)
    page.cancel(finger)
    #expect(page.keyboardType == .alphabetic)
  }
}

struct GestureClockTests {
  private func times(of clock: GestureClock, until end: Int64) -> [String] {
    var clock = clock
    var times: [String] = []
    while let due = clock.deadline, due.microseconds <= end * 1000,
      let (gesture, _) = clock.fire(at: due, timing: Timing())
    {
      times.append("\(due.microseconds / 1000) \(gesture.rawValue)")
    }
    return times
  }

  @Test func aKeyThatDoesNotRepeatSeesOneLongPress() {
    let clock = GestureClock(pressedAt: .milliseconds(0), repetition: .never, timing: Timing())
    #expect(times(of: clock, until: 5000) == ["500 longPress"])
  }

  @Test func aKeyThatRepeatsDoesSoTenTimesASecond() {
    let clock = GestureClock(
      pressedAt: .milliseconds(100), repetition: .afterDelay, timing: Timing())
    #expect(
      times(of: clock, until: 950)
        == ["600 longPress", "700 repeatPress", "800 repeatPress", "900 repeatPress"])
  }

  @Test func aKeyThatDidNothingYetRepeatsFromTheDelayOn() {
    let clock = GestureClock(
      pressedAt: .milliseconds(100), repetition: .fromDelay, timing: Timing())
    #expect(
      times(of: clock, until: 850)
        == ["600 longPress", "600 repeatPress", "700 repeatPress", "800 repeatPress"])
  }

  @Test(arguments: [GestureClock.Repetition.fromDelay, .afterDelay])
  func noKeyRepeatsBeforeItsLongPress(repetition: GestureClock.Repetition) {
    var timing = Timing()
    timing.repeatDelay = .milliseconds(100)
    var clock = GestureClock(pressedAt: .milliseconds(0), repetition: repetition, timing: timing)
    _ = clock.fire(at: .milliseconds(500), timing: timing)
    #expect(clock.deadline == .milliseconds(500))
    _ = clock.fire(at: .milliseconds(500), timing: timing)
    #expect(clock.deadline == .milliseconds(600))
  }

  @Test func repeatsLostInALongSleepAreNotMadeUpFor() {
    var clock = GestureClock(pressedAt: .milliseconds(0), repetition: .afterDelay, timing: Timing())
    _ = clock.fire(at: .milliseconds(500), timing: Timing())
    _ = clock.fire(at: .milliseconds(60_000), timing: Timing())
    #expect(clock.deadline == .milliseconds(60_100))
  }

  @Test func repeatsLostInAShortStallAre() {
    var clock = GestureClock(pressedAt: .milliseconds(0), repetition: .afterDelay, timing: Timing())
    _ = clock.fire(at: .milliseconds(500), timing: Timing())
    _ = clock.fire(at: .milliseconds(1400), timing: Timing())
    #expect(clock.deadline == .milliseconds(700))
  }

  @Test func aStoppedClockIsSilent() {
    var clock = GestureClock(pressedAt: .milliseconds(0), repetition: .afterDelay, timing: Timing())
    clock.stop()
    #expect(clock.deadline == nil)
    let fired = clock.fire(at: .milliseconds(900), timing: Timing())
    #expect(fired == nil)
  }
}

struct BounceFilterTests {
  @Test(arguments: [
    (Int64(39), 0.0, true), (40, 0, false), (39, 11.9, true), (39, 12, false), (0, 0, true),
    (-1, 0, false),
  ])
  func aTouchSoLongAfterALiftAndSoFarFromItIsABounce(
    milliseconds: Int64, distance: Double, isBounce: Bool
  ) {
    var filter = BounceFilter()
    filter.lifted(at: Point(x: 100, y: 100), time: .milliseconds(1000))
    let point = Point(x: 100 + distance, y: 100)
    let time = Timestamp.milliseconds(1000 + milliseconds)
    #expect(filter.isBounce(at: point, time: time, timing: Timing()) == isBounce)
  }

  @Test func itRemembersTenFingers() {
    var filter = BounceFilter()
    for finger in 0..<11 {
      filter.lifted(at: Point(x: Double(finger) * 30, y: 0), time: .milliseconds(0))
    }
    let isBounce = (0..<11).map {
      filter.isBounce(
        at: Point(x: Double($0) * 30, y: 0), time: .milliseconds(1), timing: Timing())
    }
    #expect(isBounce == [false] + Array(repeating: true, count: 10))
    filter.reset()
    #expect(!filter.isBounce(at: Point(x: 300, y: 0), time: .milliseconds(1), timing: Timing()))
  }
}

extension Timestamp {
  static func milliseconds(_ count: Int64) -> Timestamp {
    Timestamp(microseconds: count * 1000)
  }
}
