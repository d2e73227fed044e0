// SPDX-License-Identifier: MIT

public import ClavierKit

/// Where on the picture a finger is asked to touch.
public enum CalibrationTargets {
  /// Targets that are drawn.
  ///
  /// They make a figure that no turn or mirror brings onto itself: so touches in any wrong order are off by
  /// more than a tenth of the picture, and are found out.
  public static let drawn = [
    Point(x: 0.1, y: 0.15), Point(x: 0.9, y: 0.15), Point(x: 0.6, y: 0.9), Point(x: 0.25, y: 0.75),
  ]

  /// What is told where nothing can be drawn: the four corners, clockwise.
  public static let cornerNames = [
    "the top left corner", "the top right corner", "the bottom right corner",
    "the bottom left corner",
  ]

  /// The four corners, clockwise, as a fingertip reaches them.
  ///
  /// **Source:** ours: the middle of a fingertip that lies against both edges of a frame is 5 mm off each.
  ///
  /// - Parameter size: The surface's size in millimetres; where it is not known, 5 mm are taken to be
  ///   a fiftieth.
  /// - Returns: Their places in the unit square of the picture.
  public static func corners(of size: Size?) -> [Point] {
    let x = min(0.2, size.map { 5 / max($0.width, 1) } ?? 0.02)
    let y = min(0.2, size.map { 5 / max($0.height, 1) } ?? 0.02)
    return [
      Point(x: x, y: y), Point(x: 1 - x, y: y), Point(x: 1 - x, y: 1 - y), Point(x: x, y: 1 - y),
    ]
  }
}
