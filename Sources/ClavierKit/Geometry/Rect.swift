// SPDX-License-Identifier: MIT

/// An upright rectangle in points.
///
/// A rectangle contains its left and top edges but not its right and bottom ones, so that
/// rectangles with a common edge share no point. A rectangle of zero or negative size is empty.
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

  /// Returns whether the point lies inside, or on the left or top edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the rectangle contains no point: its size is zero, negative or NaN.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Returns the smallest rectangle around both rectangles; an empty one is ignored.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Returns whether the two rectangles share a point.
  public func overlaps(_ other: Rect) -> Bool {
    min(maxX, other.maxX) > max(minX, other.minX) && min(maxY, other.maxY) > max(minY, other.minY)
  }

  /// Returns the rectangle reduced by `insets`.
  ///
  /// Insets larger than the rectangle shrink it to the middle between the crossed edges.
  public func inset(by insets: EdgeInsets) -> Rect {
    let inner = Rect(
      minX: minX + insets.leading, minY: minY + insets.top,
      maxX: maxX - insets.trailing, maxY: maxY - insets.bottom)
    let center = inner.center
    return Rect(
      minX: min(inner.minX, center.x), minY: min(inner.minY, center.y),
      maxX: max(inner.maxX, center.x), maxY: max(inner.maxY, center.y))
  }

  /// Returns the part of the rectangle inside `outer`.
  ///
  /// The result is an edge of `outer`, of zero size, if the rectangle lies beyond that edge.
  public func clamped(to outer: Rect) -> Rect {
    Rect(
      minX: max(outer.minX, min(outer.maxX, minX)), minY: max(outer.minY, min(outer.maxY, minY)),
      maxX: max(outer.minX, min(outer.maxX, maxX)), maxY: max(outer.minY, min(outer.maxY, maxY)))
  }

  /// Returns the rectangle moved by the least distance that puts it inside `outer`; a larger
  /// rectangle is cut.
  public func moved(into outer: Rect) -> Rect {
    let dx = max(outer.minX - minX, min(0, outer.maxX - maxX))
    let dy = max(outer.minY - minY, min(0, outer.maxY - maxY))
    let moved = Rect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
    return moved.clamped(to: outer)
  }

  /// Returns the rectangle moved to the right and down by `offset`, in points.
  public func moved(by offset: Point) -> Rect {
    Rect(
      minX: minX + offset.x, minY: minY + offset.y, maxX: maxX + offset.x, maxY: maxY + offset.y)
  }

  /// Returns the rectangle divided into parts of equal width, in reading order.
  ///
  /// - Parameters:
  ///   - count: The number of parts.
  ///   - isRightToLeft: Whether the first part is the rightmost.
  /// - Returns: The parts; none for a count less than 1.
  func columns(_ count: Int, isRightToLeft: Bool) -> [Rect] {
    let width = self.width / Double(max(1, count))
    let parts = (0..<max(0, count)).map {
      Rect(x: minX + Double($0) * width, y: minY, width: width, height: height)
    }
    return isRightToLeft ? parts.reversed() : parts
  }

  /// Returns the rectangle grown by a number of points on each side.
  public func grown(horizontally dx: Double, vertically dy: Double) -> Rect {
    Rect(minX: minX - dx, minY: minY - dy, maxX: maxX + dx, maxY: maxY + dy)
  }

  /// Returns the square of the distance from the point to the rectangle; zero for points inside.
  ///
  /// Unit: square points.
  public func squaredDistance(to point: Point) -> Double {
    let nearest = Point(
      x: max(minX, min(maxX, point.x)), y: max(minY, min(maxY, point.y)))
    return nearest.squaredDistance(to: point)
  }
}
