// SPDX-License-Identifier: MIT

/// Distinguishes a bouncing contact from a second tap.
///
/// Resistive panels and worn controllers lose a contact for a moment; no finger lifts and returns
/// to the same place within 40 ms. A contact whose touch-down is ignored is ignored to its end.
struct BounceFilter: Hashable, Sendable {
  private struct Lift: Hashable {
    var time: Timestamp
    var point: Point
  }

  /// The last lifts; ten are enough, since more fingers cannot lift in the interval.
  private var lifts: [Lift] = []
  /// The index of the oldest lift once there are as many as fit.
  private var oldest = 0
  private static let capacity = 10

  mutating func lifted(at point: Point, time: Timestamp) {
    let lift = Lift(time: time, point: point)
    guard lifts.count == Self.capacity else { return lifts.append(lift) }
    lifts[oldest] = lift
    oldest = (oldest + 1) % Self.capacity
  }

  /// Returns whether a touch-down is a bounce after a recent lift.
  func isBounce(at point: Point, time: Timestamp, timing: Timing) -> Bool {
    let reach = timing.bounceDistance * timing.bounceDistance
    return lifts.contains { lift in
      time >= lift.time && time - lift.time < timing.bounceInterval
        && lift.point.squaredDistance(to: point) < reach
    }
  }

  mutating func reset() {
    lifts.clear()
    oldest = 0
  }
}
