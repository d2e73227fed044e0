// SPDX-License-Identifier: MIT

public import ClavierKit

/// The user's changes to a panel's place, which override the settings.
public struct PlacementOverride: Hashable, Sendable {
  /// The position of a floating panel; `nil` for a panel at its edge.
  ///
  /// Unit: fractions of the free space to the left and above, from 0 to 1, so that the position
  /// applies to any output.
  public var position: Point?
  /// Whether the panel is at the opposite edge.
  public var isFlipped = false
  /// Whether the user drags the panel: existing touches stay with it, and new ones are ignored.
  public var isHeld = false

  public init(position: Point? = nil) {
    self.position = position
  }

  /// The initial position of a floating panel: in the middle, slightly above the lower edge.
  public static let defaultPosition = Point(x: 0.5, y: 0.95)
}
