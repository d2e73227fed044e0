// SPDX-License-Identifier: MIT

/// A word as a lexicon holds it.
public struct WordEntry: Hashable, Sendable {
  /// The restrictions of a word.
  public struct Flags: OptionSet, Hashable, Sendable {
    public var rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The word is never offered: neither as a completion nor as a correction.
    public static let neverSuggest = Flags(rawValue: 1)
    /// The word is offered, but no typed word is replaced by it without a tap.
    public static let neverCorrectTo = Flags(rawValue: 2)
    /// All flags that a lexicon can hold.
    public static let all: Flags = [.neverSuggest, .neverCorrectTo]
  }

  /// The word as people write it, with its own capitals, in normalization form C.
  public var word: String
  /// The probability in steps of 1/25 decade below certainty: p = 10^(-rarity/25).
  ///
  /// From 0 to 254; 255 is a word without a known frequency.
  public var rarity: UInt8
  public var flags: Flags

  /// - Parameters:
  ///   - word: The word as people write it.
  ///   - rarity: The steps of 1/25 decade below certainty, 255 for no known frequency.
  ///   - flags: What may not be done with the word.
  public init(_ word: String, rarity: UInt8 = Rarity.none, flags: Flags = []) {
    self.word = word
    self.rarity = rarity
    self.flags = flags
  }
}
