// SPDX-License-Identifier: MIT

public import ClavierKit

/// The places on the picture where a finger is asked to touch.
public enum CalibrationTargets {
  /// The targets that a calibration draws, in the order in which they are to be touched.
  ///
  /// No rotation or reflection maps their figure onto itself. So touches in any wrong order are off
  /// by more than a tenth of the picture and are detected.
  public static let drawn = [
    Point(x: 0.1, y: 0.15), Point(x: 0.9, y: 0.15), Point(x: 0.6, y: 0.9), Point(x: 0.25, y: 0.75),
  ]

  /// The names of the targets where nothing can be drawn: the four corners, clockwise.
  public static let cornerNames = [
    "the top left corner", "the top right corner", "the bottom right corner",
    "the bottom left corner",
  ]

  /// Returns the four corners, clockwise, as a fingertip reaches them.
  ///
  /// **Source:** ours: the middle of a fingertip that lies against both edges of a frame is 5 mm
  /// off each.
  ///
  /// - Parameter size: The surface's size in millimetres; if unknown, 5 mm count as a fiftieth.
  /// - Returns: Their places in the unit square of the picture.
  public static func corners(of size: Size?) -> [Point] {
    let x = min(0.2, size.map { 5 / max($0.width, 1) } ?? 0.02)
    let y = min(0.2, size.map { 5 / max($0.height, 1) } ?? 0.02)
    return [
      Point(x: x, y: y), Point(x: 1 - x, y: y), Point(x: 1 - x, y: 1 - y), Point(x: x, y: 1 - y),
    ]
  }
}
