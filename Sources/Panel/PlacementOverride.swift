// SPDX-License-Identifier: MIT

public import ClavierKit

/// The user's changes of a panel's place, which override the settings.
public struct PlacementOverride: Hashable, Sendable {
  /// The position of a floating panel; `nil` for one at its edge.
  ///
  /// Unit: the parts of the free space on the left and above, from 0 to 1, so that it applies to
  /// any output.
  public var spot: Point?
  /// Whether the panel is at the edge opposite to its own.
  public var isFlipped = false
  /// Whether the panel is being dragged: existing touches stay with it, and new ones are ignored.
  public var isHeld = false

  public init(spot: Point? = nil) {
    self.spot = spot
  }

  /// The initial position of a floating panel: in the middle, a little above the lower edge.
  public static let firstSpot = Point(x: 0.5, y: 0.95)
}
