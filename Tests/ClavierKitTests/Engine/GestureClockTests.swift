// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

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

  @Test func aRepeatingKeyRepeatsTenTimesASecond() {
    let clock = GestureClock(
      pressedAt: .milliseconds(100), repetition: .afterDelay, timing: Timing())
    #expect(
      times(of: clock, until: 950)
        == ["600 longPress", "700 repeatPress", "800 repeatPress", "900 repeatPress"])
  }

  @Test func aKeyWithoutAnActionRepeatsFromTheDelay() {
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

  @Test func repeatsLostInAShortStallAreMadeUpFor() {
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
