// SPDX-License-Identifier: MIT

/// The reasons why touches do not determine the position of a surface.
public enum CalibrationError: Error, Hashable, Sendable {
  /// The number of touches is below the required four.
  case tooFew(Int)
  /// A position is not a finite number.
  case notFinite
  /// The touches with these numbers, from 0, are at the same place.
  case samePlace(Int, Int)
  /// The touches are on a line, or nearly so.
  case collinear
  /// The best map leaves a touch this far from its target, as a fraction of the picture's sides.
  case doesNotFit(Double)
  /// The best map scales the surface by this factor in one direction.
  case unlikelyScale(Double)
}

extension CalibrationError: CustomStringConvertible {
  /// The problem and its remedy.
  public var description: String {
    switch self {
    case .tooFew(let count):
      "\(count) of at least \(CalibrationSolution.minimumCount) touches; touch all targets"
    case .notFinite:
      "a position of the device is not a number; set x_range and y_range in [[device]]"
    case .samePlace(let first, let second):
      """
      touches \(first + 1) and \(second + 1) are at the same place; touch each target once, and lift the \
      finger before the next. If you did, the device reports a wrong range: set it with x_range \
      and y_range in [[device]]
      """
    case .collinear:
      """
      the touches lie on a line; touch all four targets. If you did, one axis of the device does not work: \
      see what it says with clavier record
      """
    case .doesNotFit(let error):
      """
      the touches do not fit the targets, one is off by \(Self.percent(error)) % of the picture; begin \
      again, touch the targets in the order in which they are shown, and each in its middle
      """
    case .unlikelyScale(let scale):
      """
      the surface would be stretched \(Self.hundredths(scale)) times, which no screen needs; begin again. If \
      it comes out the same, the device reports a wrong range: set it with x_range and y_range in \
      [[device]]
      """
    }
  }

  private static func percent(_ fraction: Double) -> String { hundredths(fraction * 100) }

  private static func hundredths(_ number: Double) -> String {
    guard number.magnitude < 1e9 else { return "more than a billion" }
    return "\((number * 100).rounded() / 100)"
  }
}
