// SPDX-License-Identifier: MIT

extension Gestures {
  /// The distance of a drag on the space key per step of the cursor.
  ///
  /// **Source:** KeyboardKit 9.0 for the names and the horizontal steps.
  public enum SpaceDragSensitivity: Hashable, Sendable {
    /// A step per 10 points.
    case low
    /// A step per 5 points.
    case medium
    /// A step per 2 points.
    case high
    /// A step per this number of points, clamped to 1...1000; NaN counts as 1.
    case custom(points: Double)

    /// The horizontal distance per character, in points, 1–1000.
    public var points: Double {
      switch self {
      case .low: 10
      case .medium: 5
      case .high: 2
      case .custom(let points): points >= 1 ? min(points, 1000) : 1
      }
    }

    /// The vertical distance per line, in points.
    ///
    /// **Source:** Clavier's own: five horizontal steps. A wrong line is much worse than a wrong
    /// character, and a thumb that drags sideways moves in an arc. At `medium`, a line takes half a
    /// row of keys, which exceeds that arc.
    public var verticalPoints: Double { 5 * points }
  }
}
