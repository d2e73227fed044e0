// SPDX-License-Identifier: MIT

extension Timing {
  /// Returns the timing with distances of the same physical size, for points of another size.
  ///
  /// The distances are those of a phone. On a large screen the keyboard's points are larger, but a
  /// finger's drift is not.
  ///
  /// - Parameter pointsPerMillimeter: The density of the points; `nil` leaves the distances
  ///   unchanged.
  /// - Returns: The same times, and distances scaled by a factor from 0.25 to 4.
  package func scaled(toPointsPerMillimeter pointsPerMillimeter: Double?) -> Timing {
    guard let pointsPerMillimeter else { return self }
    let factor = min(
      max(pointsPerMillimeter / KeyboardProportions.phonePointsPerMillimeter, 0.25), 4)
    var timing = self
    timing.hysteresis *= factor
    timing.bounceDistance *= factor
    timing.longPressMaxDragDistance *= factor
    return timing
  }
}
