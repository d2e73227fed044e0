// SPDX-License-Identifier: MIT

import ClavierKit
import TestSupport
import Testing

@testable import WaylandPanel

/// The position of a finger that drags the panel by a surface that has grown under it.
struct DragOriginResolverTests {
  private func touch(_ phase: Contact.Phase, _ x: Double, _ y: Double) -> Touch {
    Touch(contact: Contact.ID(rawValue: 1), phase: phase, point: Point(x: x, y: y))
  }

  /// A finger that moves on an output, reported by a server of either kind from some moment on.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func dragPositionsDoNotDependOnTheServersOrigin(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let origin = Point(
      x: .random(in: 100...900, using: &random), y: .random(in: 100...500, using: &random))
    var reading = DragOriginResolver(origin: origin)
    var place = Point(x: 50, y: 40)
    reading.record(touch(.moved, place.x, place.y))
    let isCountedFromOutput = Bool.random(using: &random)
    for step in 0..<200 {
      place.x += .random(in: -20...20, using: &random)
      place.y += .random(in: -20...20, using: &random)
      let isLarge = step > 5 && isCountedFromOutput
      let reported = isLarge ? Point(x: place.x + origin.x, y: place.y + origin.y) : place
      let read = reading.resolve(touch(.moved, reported.x, reported.y)).point
      #expect(abs(read.x - place.x) < 1e-9 && abs(read.y - place.y) < 1e-9)
    }
  }

  @Test func aFingerThatRestsWhenTheDragBeginsStaysInItsPlace() {
    var live = LiveTouches()
    live.record([touch(.down, 50, 40)])
    // The frame of the finger that drags.
    let other = Contact.ID(rawValue: 2)
    live.record([Touch(contact: other, phase: .moved, point: Point(x: 9, y: 9))])
    var reading = DragOriginResolver(origin: Point(x: 300, y: 200))
    for touch in live.touches.values { reading.record(touch) }
    #expect(reading.resolve(touch(.moved, 351, 240)) == touch(.moved, 51, 40))
    live.record([touch(.up, 51, 40)])
    #expect(Array(live.touches.keys) == [other])
  }

  @Test func anUnknownFingersPositionIsUnchanged() {
    var reading = DragOriginResolver(origin: Point(x: 300, y: 200))
    #expect(reading.resolve(touch(.down, 310, 215)) == touch(.down, 310, 215))
    #expect(reading.resolve(touch(.moved, 12, 20)) == touch(.moved, 12, 20))
    // After its lift, the finger has no effect.
    _ = reading.resolve(touch(.up, 10, 15))
    #expect(reading.resolve(touch(.moved, 310, 215)) == touch(.moved, 310, 215))
  }
}
