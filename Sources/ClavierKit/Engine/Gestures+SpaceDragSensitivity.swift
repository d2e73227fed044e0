// SPDX-License-Identifier: MIT

extension Gestures {
  /// How far a finger drags on the space key for each step of the cursor.
  ///
  /// **Source:** KeyboardKit 9.0 for the names and the steps sideways.
  public enum SpaceDragSensitivity: Hashable, Sendable {
    /// A step each 10 points.
    case low
    /// A step each 5 points.
    case medium
    /// A step each 2 points.
    case high
    /// A step each so many points, from 1 to 1000; what is outside, or no number, counts as the nearest
    /// of the two, or as 1.
    case custom(points: Double)

    /// How far sideways one character is, in points, 1–1000.
    public var points: Double {
      switch self {
      case .low: 10
      case .medium: 5
      case .high: 2
      case .custom(let points): points >= 1 ? min(points, 1000) : 1
      }
    }

    /// How far up or down one line is, in points.
    ///
    /// **Source:** ours: five steps sideways. A line costs much more to get wrong than a character, and
    /// a thumb that drags sideways draws an arc; half a row of keys a line (at `medium`) is more than that.
    public var verticalPoints: Double { 5 * points }
  }
}
