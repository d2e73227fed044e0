// SPDX-License-Identifier: MIT

public import ClavierKit

/// A gesture on a touch surface that shows a hidden keyboard.
///
/// The program under the fingers receives the touches too: the keyboard only observes them.
public enum ShowGesture: String, Hashable, Sendable, CaseIterable {
  /// A finger moves from the keyboard's edge straight away from it.
  case edgeSwipe
  /// Two taps in one of the two corners at that edge.
  case cornerTap
  /// Three fingers tap at once, anywhere.
  case threeFingerTap
}

/// The area in which gestures are detected, in the keyboard's own space.
public struct EdgeRegion: Hashable, Sendable {
  /// The touch surface.
  public var surface: Rect
  /// The number of points in a millimetre on the glass, at least 0.01.
  public var pointsPerMillimeter: Double
  /// The edge at which the keyboard is.
  public var edge: PanelSettings.Edge

  /// Creates the region of a keyboard on a surface; `nil` if the keyboard has no size or no area.
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard's size in points; its upper left corner is the origin.
  ///   - area: The part of the surface that the keyboard fills, from 0 to 1 in both directions;
  ///     never empty.
  ///   - millimeters: The width of the area on the glass; `nil` if unknown.
  ///   - edge: The keyboard's edge.
  public init?(keyboard: Size, area: Rect, millimeters: Double?, edge: PanelSettings.Edge) {
    guard keyboard.width > 0, keyboard.height > 0, area.width > 0, area.height > 0 else {
      return nil
    }
    let size = Size(width: keyboard.width / area.width, height: keyboard.height / area.height)
    surface = Rect(
      x: -area.minX * size.width, y: -area.minY * size.height, width: size.width,
      height: size.height)
    let known = millimeters.map { keyboard.width / $0 } ?? 0
    let guess = min(size.width, size.height) / Self.assumedShorterSide
    pointsPerMillimeter = max(known > 0 && known.isFinite ? known : guess, 0.01)
    self.edge = edge
  }

  /// The assumed shorter side of a surface of unknown size, in millimetres.
  ///
  /// **Source:** ours: a screen of ten inches.
  static let assumedShorterSide = 136.0

  /// Returns the distance of a point from the keyboard's edge, in millimetres.
  func distanceFromEdge(_ point: Point) -> Double {
    let points =
      switch edge {
      case .bottom: surface.maxY - point.y
      case .top: point.y - surface.minY
      case .left: point.x - surface.minX
      case .right: surface.maxX - point.x
      }
    return points / pointsPerMillimeter
  }

  /// Returns the distance of two points along the edge, in millimetres.
  func distanceAlongEdge(_ one: Point, _ other: Point) -> Double {
    (edge.isLeftOrRight ? one.y - other.y : one.x - other.x).magnitude / pointsPerMillimeter
  }

  /// Returns the distance of two points, in millimetres.
  func distance(_ one: Point, _ other: Point) -> Double {
    let (x, y) = (one.x - other.x, one.y - other.y)
    return (x * x + y * y).squareRoot() / pointsPerMillimeter
  }

  /// Returns the corner at the keyboard's edge that contains a point.
  ///
  /// The result is 0 on the left or above, 1 on the right or below, and `nil` outside of both
  /// corners.
  func corner(_ point: Point, reach: Double) -> Int? {
    guard distanceFromEdge(point) <= reach else { return nil }
    let (before, after) =
      edge.isLeftOrRight
      ? (point.y - surface.minY, surface.maxY - point.y)
      : (point.x - surface.minX, surface.maxX - point.x)
    if before / pointsPerMillimeter <= reach { return 0 }
    return after / pointsPerMillimeter <= reach ? 1 : nil
  }
}
