// SPDX-License-Identifier: MIT

/// A word in a lexicon.
public struct WordEntry: Hashable, Sendable {
  /// The restrictions of a word.
  public struct Flags: OptionSet, Hashable, Sendable {
    public var rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The word is never suggested, neither as a completion nor as a correction.
    public static let neverSuggest = Flags(rawValue: 1)
    /// The word is suggested, but never replaces a typed word automatically.
    public static let neverCorrectTo = Flags(rawValue: 2)
    /// All flags of the format.
    public static let all: Flags = [.neverSuggest, .neverCorrectTo]
  }

  /// The word with its usual capitals, in normalization form C.
  public var word: String
  /// The probability as steps of 1/25 decade below certainty: p = 10^(-rarity/25).
  ///
  /// Range: 0 to 254; 255 for a word whose frequency is unknown.
  public var rarity: UInt8
  public var flags: Flags

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - word: The word with its usual capitals.
  ///   - rarity: The steps of 1/25 decade below certainty; 255 for an unknown frequency.
  ///   - flags: The restrictions of the word.
  public init(_ word: String, rarity: UInt8 = Rarity.none, flags: Flags = []) {
    self.word = word
    self.rarity = rarity
    self.flags = flags
  }
}
