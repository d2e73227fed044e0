// SPDX-License-Identifier: MIT

public import ClavierKit

/// What has become of a panel's place under the hands of its user, whatever the settings say.
public struct PanelStance: Hashable, Sendable {
  /// Where it floats; `nil` for at its edge.
  ///
  /// Unit: how much of what it leaves free of the output is left of it, and above it, from 0 to 1: so it is on any
  /// output.
  public var spot: Point?
  /// Whether it is at the edge opposite to its own, if it is at one.
  public var isFlipped = false
  /// Whether somebody drags it: what is touched of it stays until that is over, and nothing else of it is touched.
  public var isHeld = false

  public init(spot: Point? = nil) {
    self.spot = spot
  }

  /// Where it is before anybody has dragged it: in the middle, a little above the lower edge.
  public static let firstSpot = Point(x: 0.5, y: 0.95)
}
