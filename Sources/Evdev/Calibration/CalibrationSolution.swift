// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// The map of a surface to its picture, computed from touches at known places.
///
/// The computation is pure: the same touches give the same matrix.
public struct CalibrationSolution: Hashable, Sendable {
  /// The map from the device's own unit square to that of the picture.
  public let matrix: Transform
  /// The distance of each touch from its target with this map, in fractions of the picture's sides.
  public let errors: [Size]

  /// The place of a touch and its target.
  public struct Touch: Hashable, Sendable {
    /// The place in the device's own unit square.
    public var raw: Point
    /// The target in the unit square of the picture.
    public var target: Point

    public init(raw: Point, target: Point) {
      self.raw = raw
      self.target = target
    }
  }

  /// The minimum number of touches: three determine the map, and the fourth checks it.
  public static let minimumCount = 4

  /// The maximum distance of a touch from its target with the best map, as a fraction of the
  /// picture.
  ///
  /// **Source:** ours: a finger's width on a small screen; touches in a wrong order are further
  /// off, with the targets of ``CalibrationTargets/drawn``.
  public static let errorLimit = 0.03

  /// The minimum distance of two touches, in the unit square.
  static let minimumSeparation = 0.05

  /// The permitted scales of the map, in its directions of minimum and maximum scale.
  ///
  /// **Source:** ours: no surface is larger than three times its picture and still of use.
  static let scales = 0.25...4.0

  /// Finds the affine map with the least squared distances of the touches to their targets.
  ///
  /// - Parameter touches: At least four.
  /// - Throws: ``CalibrationError`` if no plausible map exists.
  public init(_ touches: [Touch]) throws(CalibrationError) {
    guard touches.count >= Self.minimumCount else {
      throw .tooFew(touches.count)
    }
    guard touches.allSatisfy({ $0.raw.isFinite && $0.target.isFinite }) else { throw .notFinite }
    if let pair = Self.coincidentPair(touches) { throw .samePlace(pair.0, pair.1) }
    guard let matrix = Self.fit(touches) else { throw .collinear }
    errors = touches.map { touch in
      let reached = matrix(touch.raw)
      return Size(
        width: reached.x - touch.target.x, height: reached.y - touch.target.y)
    }
    let maximumError = errors.map { max($0.width.magnitude, $0.height.magnitude) }.max() ?? 0
    guard maximumError <= Self.errorLimit else { throw .doesNotFit(maximumError) }
    guard matrix.inverse != nil else { throw .collinear }
    let scales = matrix.scales
    guard Self.scales.contains(scales.minimum), Self.scales.contains(scales.maximum) else {
      throw .unlikelyScale(Self.scales.contains(scales.maximum) ? scales.minimum : scales.maximum)
    }
    self.matrix = matrix
  }

  private static func coincidentPair(_ touches: [Touch]) -> (Int, Int)? {
    for first in touches.indices {
      for second in touches.indices where second > first {
        let distance = touches[first].raw.squaredDistance(to: touches[second].raw)
        if distance < minimumSeparation * minimumSeparation { return (first, second) }
      }
    }
    return nil
  }

  /// Solves the normal equations; `nil` if the touches lie on a line.
  ///
  /// Relative to their mean, the touches leave two unknowns for each of x and y.
  private static func fit(_ touches: [Touch]) -> Transform? {
    let count = Double(touches.count)
    func mean(_ value: (Touch) -> Double) -> Double { touches.map(value).reduce(0, +) / count }
    let raw = Point(x: mean(\.raw.x), y: mean(\.raw.y))
    let target = Point(x: mean(\.target.x), y: mean(\.target.y))
    func sum(_ product: (Touch) -> Double) -> Double { touches.map(product).reduce(0, +) }
    let xx = sum { ($0.raw.x - raw.x) * ($0.raw.x - raw.x) }
    let xy = sum { ($0.raw.x - raw.x) * ($0.raw.y - raw.y) }
    let yy = sum { ($0.raw.y - raw.y) * ($0.raw.y - raw.y) }
    let determinant = xx * yy - xy * xy
    // The limit is relative to the spread: a strip a hundredth as wide as long counts as a line.
    guard determinant > 1e-4 * (xx + yy) * (xx + yy) else { return nil }
    func row(_ along: (Touch) -> Double, _ middle: Double) -> (Double, Double, Double) {
      let x = sum { ($0.raw.x - raw.x) * (along($0) - middle) }
      let y = sum { ($0.raw.y - raw.y) * (along($0) - middle) }
      let a = (x * yy - y * xy) / determinant
      let b = (y * xx - x * xy) / determinant
      return (a, b, middle - a * raw.x - b * raw.y)
    }
    let (a, b, c) = row(\.target.x, target.x)
    let (d, e, f) = row(\.target.y, target.y)
    let matrix = Transform(a, b, c, d, e, f)
    return matrix.isFinite ? matrix : nil
  }
}

extension Point {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Transform {
  /// The minimum and maximum scale, which are the singular values.
  var scales: (minimum: Double, maximum: Double) {
    let sum = (a * a + b * b + d * d + e * e) / 2
    let determinant = a * e - b * d
    let rest = max(0, sum * sum - determinant * determinant).squareRoot()
    let most = (sum + rest).squareRoot()
    return (most > 0 ? determinant.magnitude / most : 0, most)
  }
}
