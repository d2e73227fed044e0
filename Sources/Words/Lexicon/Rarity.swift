// SPDX-License-Identifier: MIT

/// Probabilities as a lexicon stores them: 8 bits, in steps of 1/25 decade.
///
/// One step is a factor of 1.096, so a stored probability is wrong by 5 % at most. The scale ends
/// at 10^-10.16. Only multiplication and comparison are used, so that every machine computes the
/// same bytes.
///
/// **Source:** the lists of wordfreq, whose steps are 1/100 decade: four of them are one step here.
public enum Rarity {
  /// The rarity of a word whose frequency is unknown.
  public static let none: UInt8 = 255
  /// The highest rarity of a known frequency, at the end of the scale.
  static let rarest: UInt8 = 254
  /// The rarity that is assumed for a word whose frequency is unknown: 1 in 40 million.
  ///
  /// **Source:** the rarest words of wordfreq's small lists have 150, those of its large lists 200.
  public static let assumed: UInt8 = 190

  /// The probability of each rarity.
  static let probabilities: [Double] = {
    var table: [Double] = []
    var decade = 1.0
    while table.count < 256 {
      var p = decade
      for _ in 0..<25 where table.count < 256 {
        table.append(p)
        p *= 0.912_010_839_355_909_8
      }
      decade /= 10
    }
    return table
  }()

  /// Returns the rarity for sums and comparisons: the stored one, or `assumed` if unknown.
  static func effective(_ rarity: UInt8) -> UInt8 {
    rarity == none ? assumed : rarity
  }

  /// Returns the probability of a rarity; an unknown frequency counts as `assumed`.
  public static func probability(_ rarity: UInt8) -> Double {
    probabilities[Int(effective(rarity))]
  }

  /// Returns the nearest rarity of a probability, from 0 to 254.
  ///
  /// A value outside 0...1 is clamped, and NaN counts as 0.
  public static func rarity(of probability: Double) -> UInt8 {
    var low = 0
    var high = Int(rarest)
    // The first rarity whose probability, reduced by half a step, is below the given one.
    while low < high {
      let middle = (low + high) / 2
      if probability >= probabilities[middle] * 0.954_992_586_021_436 {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return UInt8(low)
  }

  /// Returns the ratio of two probabilities by the difference of their costs: 10^(-difference/25).
  ///
  /// - Parameter difference: The first cost less the second, in steps; below 0 if the first is the
  ///   more probable.
  /// - Returns: The ratio; 0 from ``rarest`` on, and at most that of -``rarest``.
  static func ratio(ofDifference difference: Float) -> Float {
    // A comparison with NaN is false.
    guard difference < Float(rarest) else { return 0 }
    let steps = Int(max(difference, -Float(rarest)).rounded())
    return Float(steps < 0 ? 1 / probabilities[-steps] : probabilities[steps])
  }
}
