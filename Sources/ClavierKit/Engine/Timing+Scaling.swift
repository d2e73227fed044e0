// SPDX-License-Identifier: MIT

extension Timing {
  /// The same distances on the glass, for points of another size.
  ///
  /// The distances are a phone's. On a large screen a point of the keyboard is longer, and a finger's
  /// drift is not.
  ///
  /// - Parameter pointsPerMillimeter: The size of the points; `nil` leaves the distances as they are.
  /// - Returns: The same times, and distances scaled to between a quarter and four times themselves.
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
