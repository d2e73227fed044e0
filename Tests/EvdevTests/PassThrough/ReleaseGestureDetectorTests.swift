// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import Evdev

/// Five fingers that rest on a device, to release it from the grab.
@Suite("Release gesture")
struct ReleaseGestureDetectorTests {
  /// A detector shared by several objects.
  private final class SharedDetector {
    private var detector = ReleaseGestureDetector()

    var deadline: Timestamp? { detector.deadline }
    func update(_ count: Int, at time: Timestamp) -> Bool { detector.update(count, at: time) }
    func isDue(at now: Timestamp) -> Bool { detector.isDue(at: now) }
  }

  private func at(_ milliseconds: Int64) -> Timestamp {
    Timestamp(microseconds: milliseconds * 1000)
  }

  @Test("Five fingers held for three seconds are reported once, also if they do not move")
  func five() {
    let detector = SharedDetector()
    #expect(!detector.update(4, at: at(0)) && detector.deadline == nil)
    #expect(!detector.update(5, at: at(100)) && detector.deadline == at(3100))
    #expect(!detector.isDue(at: at(3099)))
    #expect(detector.isDue(at: at(3100)))
    #expect(detector.deadline == nil)
    #expect(!detector.isDue(at: at(9000)) && !detector.update(5, at: at(9000)))
  }

  @Test("A finger lifted in time ends the gesture, and another finger restarts it")
  func lifted() {
    let detector = SharedDetector()
    _ = detector.update(5, at: at(0))
    #expect(!detector.update(4, at: at(2999)) && detector.deadline == nil)
    #expect(!detector.isDue(at: at(3000)))
    #expect(!detector.update(5, at: at(3000)) && detector.deadline == at(6000))
  }

  @Test("More than five fingers, and changes of their number, count as five")
  func more() {
    let detector = SharedDetector()
    _ = detector.update(7, at: at(0))
    #expect(!detector.update(10, at: at(1000)) && detector.deadline == at(3000))
    #expect(!detector.update(5, at: at(2000)) && detector.deadline == at(3000))
    #expect(detector.update(5, at: at(3001)))
  }

  @Test("If a late loop reads the lift first, the timestamps of the contacts decide")
  func late() {
    let short = SharedDetector()
    _ = short.update(5, at: at(0))
    #expect(!short.update(0, at: at(2500)))
    let long = SharedDetector()
    _ = long.update(5, at: at(0))
    #expect(long.update(0, at: at(3500)))
    #expect(!long.update(0, at: at(3600)) && long.deadline == nil)
  }

  @Test("After a report, the gesture requires a lift and another three seconds")
  func again() {
    let detector = SharedDetector()
    _ = detector.update(5, at: at(0))
    _ = detector.isDue(at: at(3000))
    _ = detector.update(5, at: at(3100))
    #expect(detector.deadline == nil)
    _ = detector.update(4, at: at(3200))
    _ = detector.update(5, at: at(3300))
    #expect(detector.deadline == at(6300))
  }

  @Test("Fewer than five fingers change the detector only while it is counting")
  func mayChange() {
    var detector = ReleaseGestureDetector()
    #expect(!detector.mayChange(with: 0) && !detector.mayChange(with: 4))
    #expect(detector.mayChange(with: 5))
    _ = detector.update(5, at: Timestamp(microseconds: 0))
    #expect(detector.mayChange(with: 4) && detector.mayChange(with: 0))
    _ = detector.update(4, at: Timestamp(microseconds: 1))
    #expect(!detector.mayChange(with: 4))
  }
}
