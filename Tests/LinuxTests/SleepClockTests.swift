// SPDX-License-Identifier: MIT

import Linux
import Testing

/// Clocks that are read in sequence, on a processor that may be late in between.
@Suite("Sleep clock")
struct SleepClockTests {
  /// Returns a reading at a moment of `CLOCK_MONOTONIC`, with the total sleep, and the delays
  /// before and after the middle.
  private func reading(
    at now: Int64, slept: Int64, lateBefore: Int64 = 1, lateAfter: Int64 = 1
  ) -> SleepClock.Reading {
    SleepClock.Reading(before: now - lateBefore, boottime: now + slept, after: now + lateAfter)
  }

  @Test("A machine that stays awake has not slept, however long and however often it is checked")
  func awake() {
    var clock = SleepClock(reading(at: 1_000, slept: 0))
    for hour in Int64(1)...100 {
      #expect(clock.sleepDuration(until: reading(at: hour * 3_600_000_000, slept: 0)) == nil)
    }
  }

  @Test(
    "A delay between the readings of the clocks is not reported as a sleep",
    arguments: [0, 1, 5_000_000])
  func late(delay: Int64) {
    var clock = SleepClock(reading(at: 1_000, slept: 70, lateBefore: delay, lateAfter: 3))
    for now in Int64(1)...10 {
      let readings = [
        reading(at: now * 10_000_000, slept: 70, lateBefore: delay),
        reading(at: now * 10_000_000, slept: 70, lateAfter: delay),
        reading(at: now * 10_000_000, slept: 70),
      ]
      for reading in readings { #expect(clock.sleepDuration(until: reading) == nil) }
    }
  }

  @Test(
    "A sleep is reported once, with its length", arguments: [10, 5_000, 1_000_000, 86_400_000_000])
  func sleep(length: Int64) {
    var clock = SleepClock(reading(at: 1_000, slept: 500))
    let duration = clock.sleepDuration(until: reading(at: 2_000, slept: 500 + length))
    #expect((length - 2...length).contains(duration ?? 0))
    #expect(clock.sleepDuration(until: reading(at: 3_000, slept: 500 + length)) == nil)
  }

  @Test("Each of several sleeps is reported, once")
  func several() {
    var clock = SleepClock(reading(at: 0, slept: 0))
    var slept: Int64 = 0
    for night in Int64(1)...50 {
      slept += night * 100
      #expect(
        clock.sleepDuration(until: reading(at: night * 1_000_000, slept: slept)) != nil,
        "night \(night)")
      #expect(clock.sleepDuration(until: reading(at: night * 1_000_000 + 5, slept: slept)) == nil)
    }
  }

  @Test("A late first reading does not hide a short sleep after an exact second reading")
  func blurred() {
    var clock = SleepClock(reading(at: 0, slept: 0, lateBefore: 400))
    #expect(clock.sleepDuration(until: reading(at: 1_000, slept: 0)) == nil)
    // Meanwhile, the bounds have become narrower.
    #expect(clock.sleepDuration(until: reading(at: 2_000, slept: 100)) != nil)
  }

  @Test("Inconsistent clock readings trap nothing, and a later sleep is still reported")
  func broken() {
    var clock = SleepClock(SleepClock.Reading(before: 5, boottime: 0, after: 3))
    for (before, boottime, after) in [(9, -100, 0), (0, 0, 0), (1, 7, -5), (-3, 2, 9)]
      as [(Int64, Int64, Int64)]
    {
      _ = clock.sleepDuration(
        until: SleepClock.Reading(before: before, boottime: boottime, after: after))
    }
    let jump = SleepClock.Reading(before: 0, boottime: 1_000, after: 0)
    #expect(clock.sleepDuration(until: jump) != nil)
  }
}
