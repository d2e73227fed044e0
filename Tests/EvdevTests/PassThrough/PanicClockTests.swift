// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import Evdev

/// Five fingers that rest on a device, to release it from the grab.
@Suite("Panic clock")
struct PanicClockTests {
  /// A clock shared by several objects.
  private final class Wall {
    private var clock = PanicClock()

    var deadline: Timestamp? { clock.deadline }
    func update(_ count: Int, at time: Timestamp) -> Bool { clock.update(count, at: time) }
    func isDue(at now: Timestamp) -> Bool { clock.isDue(at: now) }
  }

  private func at(_ milliseconds: Int64) -> Timestamp {
    Timestamp(microseconds: milliseconds * 1000)
  }

  @Test("Five fingers held for three seconds are reported once, also if they do not move")
  func five() {
    let clock = Wall()
    #expect(!clock.update(4, at: at(0)) && clock.deadline == nil)
    #expect(!clock.update(5, at: at(100)) && clock.deadline == at(3100))
    #expect(!clock.isDue(at: at(3099)))
    #expect(clock.isDue(at: at(3100)))
    #expect(clock.deadline == nil)
    #expect(!clock.isDue(at: at(9000)) && !clock.update(5, at: at(9000)))
  }

  @Test("A finger lifted in time stops the clock, and another finger restarts it")
  func lifted() {
    let clock = Wall()
    _ = clock.update(5, at: at(0))
    #expect(!clock.update(4, at: at(2999)) && clock.deadline == nil)
    #expect(!clock.isDue(at: at(3000)))
    #expect(!clock.update(5, at: at(3000)) && clock.deadline == at(6000))
  }

  @Test("More than five fingers, and changes of their number, count as five")
  func more() {
    let clock = Wall()
    _ = clock.update(7, at: at(0))
    #expect(!clock.update(10, at: at(1000)) && clock.deadline == at(3000))
    #expect(!clock.update(5, at: at(2000)) && clock.deadline == at(3000))
    #expect(clock.update(5, at: at(3001)))
  }

  @Test("If a late loop reads the lift first, the timestamps of the contacts decide")
  func late() {
    let short = Wall()
    _ = short.update(5, at: at(0))
    #expect(!short.update(0, at: at(2500)))
    let long = Wall()
    _ = long.update(5, at: at(0))
    #expect(long.update(0, at: at(3500)))
    #expect(!long.update(0, at: at(3600)) && long.deadline == nil)
  }

  @Test("After a report the clock requires a lift and another three seconds")
  func again() {
    let clock = Wall()
    _ = clock.update(5, at: at(0))
    _ = clock.isDue(at: at(3000))
    for time in [at(3100), at(3150)] {
      _ = clock.update(5, at: time)
      #expect(clock.deadline == nil)
    }
    _ = clock.update(4, at: at(3200))
    _ = clock.update(5, at: at(3300))
    #expect(clock.deadline == at(6300))
  }

  @Test("Fewer than five fingers do not concern the clock, unless it is running")
  func concerns() {
    var clock = PanicClock()
    #expect(!clock.concerns(0) && !clock.concerns(4) && clock.concerns(5))
    _ = clock.update(5, at: Timestamp(microseconds: 0))
    #expect(clock.concerns(4) && clock.concerns(0))
    _ = clock.update(4, at: Timestamp(microseconds: 1))
    #expect(!clock.concerns(4))
  }
}
