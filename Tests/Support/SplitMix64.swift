// SPDX-License-Identifier: MIT

/// A random number generator with the same sequence in every run and on every machine.
///
/// **Source:** Steele, Lea and Flood, "Fast splittable pseudorandom number generators": SplitMix64.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  /// Returns each seed, with its generator.
  public static func seeded(_ seeds: Range<UInt64>) -> [(seed: UInt64, random: SplitMix64)] {
    seeds.map { (seed: $0, random: SplitMix64(seed: $0)) }
  }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
