// SPDX-License-Identifier: MIT

/// A place in the keyboard's own space.
///
/// Unit: points, as in the layouts of phones; x grows to the right, y downwards. The origin is the
/// top left corner of the keyboard, or of the area around a one-handed keyboard. Renderers scale
/// points to pixels; device coordinates are scaled to points.
public struct Point: Hashable, Sendable, BitwiseCopyable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Returns the square of the distance to another point, in square points.
  public func squaredDistance(to other: Point) -> Double {
    let dx = x - other.x
    let dy = y - other.y
    return dx * dx + dy * dy
  }
}
