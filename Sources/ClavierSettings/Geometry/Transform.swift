// SPDX-License-Identifier: MIT

public import ClavierKit

/// An affine map between two planes, such as from a touch device to the keyboard.
///
/// A point (x, y) is mapped to (a·x + b·y + c, d·x + e·y + f). These are the first two rows of the
/// 3×3 matrix that libinput calls the calibration matrix, in its order.
///
/// **Source:** libinput, "Absolute devices: calibration", and `LIBINPUT_CALIBRATION_MATRIX` in
/// udev.
public struct Transform: Hashable, Sendable, BitwiseCopyable {
  public var a, b, c: Double
  public var d, e, f: Double

  public static let identity = Transform(1, 0, 0, 0, 1, 0)

  public init(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double
  ) {
    (self.a, self.b, self.c) = (a, b, c)
    (self.d, self.e, self.f) = (d, e, f)
  }

  /// Creates the map of the first rectangle onto the second.
  ///
  /// - Returns: The map; `nil` if `source` has no extent in a direction, or a number of the map is
  ///   not finite.
  public init?(from source: Rect, to target: Rect) {
    guard source.width > 0, source.height > 0 else { return nil }
    let scaleX = target.width / source.width
    let scaleY = target.height / source.height
    self.init(
      scaleX, 0, target.minX - source.minX * scaleX,
      0, scaleY, target.minY - source.minY * scaleY)
    guard isFinite else { return nil }
  }

  /// Whether all numbers of the map are finite.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && e.isFinite && f.isFinite
  }

  /// Returns the image of a point.
  public func callAsFunction(_ point: Point) -> Point {
    Point(x: a * point.x + b * point.y + c, y: d * point.x + e * point.y + f)
  }

  /// Returns the composition of this map followed by `next`.
  public func then(_ next: Transform) -> Transform {
    Transform(
      next.a * a + next.b * d, next.a * b + next.b * e, next.a * c + next.b * f + next.c,
      next.d * a + next.e * d, next.d * b + next.e * e, next.d * c + next.e * f + next.f)
  }

  /// The inverse map.
  ///
  /// - Returns: The inverse; `nil` if the map flattens the plane, or its numbers are not finite.
  public var inverse: Transform? {
    let determinant = a * e - b * d
    guard determinant.isFinite, determinant != 0 else { return nil }
    let linear = Transform(
      e / determinant, -b / determinant, 0, -d / determinant, a / determinant, 0)
    let offset = linear(Point(x: c, y: f))
    let result = Transform(linear.a, linear.b, -offset.x, linear.d, linear.e, -offset.y)
    return result.isFinite ? result : nil
  }
}
