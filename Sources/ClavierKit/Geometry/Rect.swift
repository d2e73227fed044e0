// SPDX-License-Identifier: MIT

/// An upright rectangle in points.
///
/// It holds its left and top edges but not its right and bottom ones, so that rectangles which share
/// an edge never hold the same point. A rectangle of no or negative size holds nothing.
public struct Rect: Hashable, Sendable, BitwiseCopyable {
  public var minX: Double
  public var minY: Double
  public var maxX: Double
  public var maxY: Double

  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  public var width: Double { maxX - minX }
  public var height: Double { maxY - minY }
  public var size: Size { Size(width: width, height: height) }
  public var center: Point { Point(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }

  /// Whether the point lies inside, counting the left and top edges only.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether it holds nothing: it has no size, a negative one, or one that is no number.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The smallest rectangle around both; the other one if one of them holds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Whether some point is in both.
  public func overlaps(_ other: Rect) -> Bool {
    min(maxX, other.maxX) > max(minX, other.minX) && min(maxY, other.maxY) > max(minY, other.minY)
  }

  /// The rectangle without `insets`.
  ///
  /// Where the insets are larger than the rectangle, it shrinks to the middle of what they leave.
  public func inset(by insets: EdgeInsets) -> Rect {
    let inner = Rect(
      minX: minX + insets.leading, minY: minY + insets.top,
      maxX: maxX - insets.trailing, maxY: maxY - insets.bottom)
    let center = inner.center
    return Rect(
      minX: min(inner.minX, center.x), minY: min(inner.minY, center.y),
      maxX: max(inner.maxX, center.x), maxY: max(inner.maxY, center.y))
  }

  /// The part of the rectangle inside `outer`; an edge of `outer` when it lies beyond it.
  public func clamped(to outer: Rect) -> Rect {
    Rect(
      minX: max(outer.minX, min(outer.maxX, minX)), minY: max(outer.minY, min(outer.maxY, minY)),
      maxX: max(outer.minX, min(outer.maxX, maxX)), maxY: max(outer.minY, min(outer.maxY, maxY)))
  }

  /// The rectangle moved no farther than needed to lie inside `outer`, and cut where it is larger.
  public func moved(into outer: Rect) -> Rect {
    let dx = max(outer.minX - minX, min(0, outer.maxX - maxX))
    let dy = max(outer.minY - minY, min(0, outer.maxY - maxY))
    let moved = Rect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
    return moved.clamped(to: outer)
  }

  /// The rectangle this far to the right and below.
  public func moved(by offset: Point) -> Rect {
    Rect(
      minX: minX + offset.x, minY: minY + offset.y, maxX: maxX + offset.x, maxY: maxY + offset.y)
  }

  /// The rectangle grown by this many points on the left and right, and above and below.
  public func grown(horizontally dx: Double, vertically dy: Double) -> Rect {
    Rect(minX: minX - dx, minY: minY - dy, maxX: maxX + dx, maxY: maxY + dy)
  }

  /// The square of the distance from the point to the nearest place inside, zero for points inside.
  ///
  /// Unit: square points.
  public func squaredDistance(to point: Point) -> Double {
    let nearest = Point(
      x: max(minX, min(maxX, point.x)), y: max(minY, min(maxY, point.y)))
    return nearest.squaredDistance(to: point)
  }
}
