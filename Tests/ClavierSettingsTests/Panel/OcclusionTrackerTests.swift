// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit
@testable import ClavierSettings

/// Whether a keyboard covers the position of the touch that showed it.
struct OcclusionTrackerTests {
  private let keyboard = Rect(x: 0, y: 0, width: 400, height: 200)
  private let gap = Rect(x: 150, y: 0, width: 100, height: 200)

  /// Returns whether it covers that position, after touches at places and times in milliseconds.
  private func covers(
    _ touches: [(x: Double, y: Double, time: Int64)], shownAt time: Int64, gap: Rect? = nil
  ) -> Bool {
    var machine = OcclusionTracker()
    for touch in touches {
      for (phase, point) in [
        (Contact.Phase.down, Point(x: touch.x, y: touch.y)), (.moved, Point(x: 0, y: 0)),
        (.up, Point(x: 0, y: 0)),
      ] {
        let frame = TouchFrame(
          time: Timestamp(microseconds: touch.time * 1000),
          touches: [Touch(contact: Contact.ID(rawValue: 1), phase: phase, point: point)])
        machine.handle(frame, over: keyboard, gap: gap)
      }
    }
    machine.handleShown(at: Timestamp(microseconds: time * 1000))
    return machine.isCovering
  }

  @Test func theKeyboardCoversARecentlyTouchedField() {
    #expect(covers([(200, 100, 1000)], shownAt: 1300))
    #expect(!covers([], shownAt: 1300))
  }

  @Test func aFieldAboveTheKeyboardStaysVisible() {
    #expect(!covers([(200, -100, 1000)], shownAt: 1300))
    // The last touch counts.
    #expect(!covers([(200, 100, 1000), (200, -100, 1200)], shownAt: 1300))
    #expect(covers([(200, -100, 1000), (200, 100, 1200)], shownAt: 1300))
  }

  @Test func anOldTouchIsIgnored() {
    #expect(!covers([(200, 100, 1000)], shownAt: 3500))
  }

  @Test func theGapBetweenHalvesStaysVisible() {
    #expect(!covers([(200, 100, 1000)], shownAt: 1300, gap: gap))
    #expect(covers([(100, 100, 1000)], shownAt: 1300, gap: gap))
  }

  @Test func aHiddenKeyboardCoversNoField() {
    var machine = OcclusionTracker()
    machine.handle(
      TouchFrame(
        time: Timestamp(microseconds: 1000),
        touches: [
          Touch(contact: Contact.ID(rawValue: 1), phase: .down, point: Point(x: 1, y: 1))
        ]), over: keyboard)
    machine.handleShown(at: Timestamp(microseconds: 2000))
    #expect(machine.isCovering)
    machine.handleHidden()
    #expect(!machine.isCovering)
    machine.handleShown(at: Timestamp(microseconds: 3000))
    #expect(!machine.isCovering)
  }
}
