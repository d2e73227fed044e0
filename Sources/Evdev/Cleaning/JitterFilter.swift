// SPDX-License-Identifier: MIT

import ClavierKit

/// A filter that removes measuring noise from the place of a contact.
///
/// The median of the last three samples removes a single outlier. The position stays while the
/// median is within the noise radius. Outside of the radius, the position follows the median at the
/// distance of the radius. So a resting finger does not move at all, and a moving one loses at most
/// the radius.
struct JitterFilter: Hashable, Sendable {
  private(set) var position: Point
  private var last: Point
  private var beforeLast: Point?

  /// Begins a contact at a place.
  init(_ start: Point) {
    position = start
    last = start
  }

  /// Processes the next sample of the contact.
  ///
  /// - Parameters:
  ///   - sample: The reported place, in device units.
  ///   - rules: The noise radius.
  mutating func update(_ sample: Point, _ rules: CleaningRules) {
    guard rules.jitter > 0 else {
      position = sample
      return
    }
    // The median of two samples cannot exclude an outlier, so the second sample waits for the
    // third.
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
