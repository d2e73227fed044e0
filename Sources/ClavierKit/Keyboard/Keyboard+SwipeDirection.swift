// SPDX-License-Identifier: MIT

extension Keyboard {
  /// The direction of a swipe on a key.
  public enum SwipeDirection: String, Hashable, Sendable, CaseIterable {
    case left
    case up
    case right
    case down

    /// Creates the direction of a movement: that of its larger part, vertical if both are equal.
    ///
    /// The result is `nil` for a shorter movement, and for NaN.
    ///
    /// - Parameters:
    ///   - movement: The movement to the right and down, in points.
    ///   - distance: The minimum length of the larger part, in points.
    init?(of movement: Point, atLeast distance: Double = 0) {
      let isVertical = abs(movement.x) <= abs(movement.y)
      let length = isVertical ? movement.y : movement.x
      guard length != 0, abs(length) >= distance else { return nil }
      switch (isVertical, length < 0) {
      case (true, true): self = .up
      case (true, false): self = .down
      case (false, true): self = .left
      case (false, false): self = .right
      }
    }
  }
}
