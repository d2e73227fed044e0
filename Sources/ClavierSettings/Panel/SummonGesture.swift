// SPDX-License-Identifier: MIT

public import ClavierKit

/// What fingers may do on a touch surface to have a hidden keyboard shown.
///
/// The fingers stay those of the program that they touch: the keyboard only looks.
public enum SummonGesture: String, Hashable, Sendable, CaseIterable {
  /// A finger comes from the edge at which the keyboard is, and goes straight away from it.
  case edgeSwipe
  /// Two taps in one of the two corners at that edge.
  case cornerTap
  /// Three fingers tap at once, anywhere.
  case threeFingerTap
}

/// Where fingers are looked at, in the keyboard's own space.
public struct SummonGround: Hashable, Sendable {
  /// The touch surface.
  public var surface: Rect
  /// How many points a millimetre on the glass has, at least a hundredth of one.
  public var pointsPerMillimeter: Double
  /// The edge at which the keyboard is.
  public var edge: PanelSettings.Edge

  /// Makes a ground of a keyboard on a surface; `nil` where the keyboard has no size or no area.
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard's size in points; its upper left corner is the origin.
  ///   - area: Which part of the surface it fills, from 0 to 1 both ways; never empty.
  ///   - millimeters: How wide the area is on the glass; `nil` where nobody knows.
  ///   - edge: The edge at which it is.
  public init?(keyboard: Size, area: Rect, millimeters: Double?, edge: PanelSettings.Edge) {
    guard keyboard.width > 0, keyboard.height > 0, area.width > 0, area.height > 0 else {
      return nil
    }
    let size = Size(width: keyboard.width / area.width, height: keyboard.height / area.height)
    surface = Rect(
      x: -area.minX * size.width, y: -area.minY * size.height, width: size.width,
      height: size.height)
    let known = millimeters.map { keyboard.width / $0 } ?? 0
    let guess = min(size.width, size.height) / Self.usualHeight
    pointsPerMillimeter = max(known > 0 && known.isFinite ? known : guess, 0.01)
    self.edge = edge
  }

  /// The shorter side of a surface that does not say its size, in millimetres.
  ///
  /// **Source:** ours: a screen of ten inches.
  static let usualHeight = 136.0

  /// How far a place is from the keyboard's edge, in millimetres.
  func depth(_ point: Point) -> Double {
    let points =
      switch edge {
      case .bottom: surface.maxY - point.y
      case .top: point.y - surface.minY
      case .left: point.x - surface.minX
      case .right: surface.maxX - point.x
      }
    return points / pointsPerMillimeter
  }

  /// How far two places are from each other along the edge, in millimetres.
  func drift(_ one: Point, _ other: Point) -> Double {
    (edge.isSide ? one.y - other.y : one.x - other.x).magnitude / pointsPerMillimeter
  }

  /// How far two places are from each other, in millimetres.
  func distance(_ one: Point, _ other: Point) -> Double {
    let (x, y) = (one.x - other.x, one.y - other.y)
    return (x * x + y * y).squareRoot() / pointsPerMillimeter
  }

  /// The corner at the keyboard's edge in which a place is: 0 on the left or above, 1 on the right or below; `nil` for none.
  func corner(_ point: Point, reach: Double) -> Int? {
    guard depth(point) <= reach else { return nil }
    let (before, after) =
      edge.isSide
      ? (point.y - surface.minY, surface.maxY - point.y)
      : (point.x - surface.minX, surface.maxX - point.x)
    if before / pointsPerMillimeter <= reach { return 0 }
    return after / pointsPerMillimeter <= reach ? 1 : nil
  }
}
