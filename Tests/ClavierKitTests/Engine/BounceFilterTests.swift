// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

struct BounceFilterTests {
  @Test(arguments: [
    (Int64(39), 0.0, true), (40, 0, false), (39, 11.9, true), (39, 12, false), (0, 0, true),
    (-1, 0, false),
  ])
  func aTouchCloseToALiftInTimeAndPlaceIsABounce(
    milliseconds: Int64, distance: Double, isBounce: Bool
  ) {
    var filter = BounceFilter()
    filter.lifted(BounceFilter.Lift(time: .milliseconds(1000), point: Point(x: 100, y: 100)))
    let point = Point(x: 100 + distance, y: 100)
    let time = Timestamp.milliseconds(1000 + milliseconds)
    #expect(filter.isBounce(at: point, time: time, timing: Timing()) == isBounce)
  }

  @Test func theFilterRemembersTenFingers() {
    var filter = BounceFilter()
    for finger in 0..<11 {
      filter.lifted(
        BounceFilter.Lift(time: .milliseconds(0), point: Point(x: Double(finger) * 30, y: 0)))
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
