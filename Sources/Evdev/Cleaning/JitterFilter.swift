// SPDX-License-Identifier: MIT

import ClavierKit

/// Where a contact is, without the noise of what measures it.
///
/// The median of the last three samples takes out a single wrong one. What is left has to pull: the position
/// stays while the median is within the noise, as if it hung on a rope of that length, and follows at that
/// distance when it is farther. So a resting finger does not move at all, and a moving one loses no more than the rope.
struct JitterFilter: Hashable, Sendable {
  private(set) var position: Point
  private var last: Point
  private var beforeLast: Point?

  /// A contact that begins here.
  init(_ start: Point) {
    position = start
    last = start
  }

  /// Takes the next sample.
  ///
  /// - Parameters:
  ///   - sample: Where the device says that it is, in its units.
  ///   - rules: How much is noise.
  mutating func follow(_ sample: Point, _ rules: CleaningRules) {
    guard rules.jitter > 0 else {
      position = sample
      return
    }
    // Of two samples nobody knows which is wrong; so the second waits for the third.
    let median = beforeLast.map { Self.median($0, last, sample) } ?? position
    (beforeLast, last) = (last, sample)
    let x = (median.x - position.x) / rules.unitsPerMillimeter.width
    let y = (median.y - position.y) / rules.unitsPerMillimeter.height
    let distance = (x * x + y * y).squareRoot()
    guard distance > rules.jitter else { return }
    let part = (distance - rules.jitter) / distance
    position.x += (median.x - position.x) * part
    position.y += (median.y - position.y) * part
  }

  private static func median(_ first: Point, _ second: Point, _ third: Point) -> Point {
    Point(
      x: median(first.x, second.x, third.x),
      y: median(first.y, second.y, third.y))
  }

  private static func median(_ first: Double, _ second: Double, _ third: Double) -> Double {
    max(min(first, second), min(max(first, second), third))
  }
}
