// SPDX-License-Identifier: MIT

/// Tells a finger that comes back at once from one that taps again.
///
/// Resistive panels and worn controllers lose a contact for a moment; no finger lifts and returns to
/// the same place within 40 ms. A contact whose touch-down is ignored is ignored to its end.
struct BounceFilter: Hashable, Sendable {
  private struct Lift: Hashable {
    var time: Timestamp
    var point: Point
  }

  /// The last lifts, the newest last; no more than ten fingers can lift within the interval.
  private var lifts: [Lift] = []
  private static let capacity = 10

  mutating func lifted(at point: Point, time: Timestamp) {
    if lifts.count == Self.capacity { lifts.removeFirst() }
    lifts.append(Lift(time: time, point: point))
  }

  /// Whether a touch-down is a bounce of a lift just before.
  func isBounce(at point: Point, time: Timestamp, timing: Timing) -> Bool {
    let reach = timing.bounceDistance * timing.bounceDistance
    return lifts.contains { lift in
      time >= lift.time && time - lift.time < timing.bounceInterval
        && lift.point.squaredDistance(to: point) < reach
    }
  }

  mutating func reset() {
    lifts.removeAll(keepingCapacity: true)
  }
}
