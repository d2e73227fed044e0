// SPDX-License-Identifier: MIT

/// The emojis that the user types most, the most frequent first.
///
/// The weight of an emoji is the number of its uses. Each use counts half after fifty uses of other
/// emojis, so that old habits are forgotten. No clock is read.
public struct MostFrequentEmojiProvider: FrequentEmojiProvider, Hashable, Sendable {
  /// The maximum number of emojis returned, 0 to 1000.
  public let maxCount: Int
  /// The emojis with their weights, the heaviest first, at most four times ``maxCount``.
  package private(set) var weights: [Weight] = []

  /// An emoji with its weight.
  package struct Weight: Hashable, Sendable {
    package let emoji: Emoji
    package fileprivate(set) var value: Double

    package init(emoji: Emoji, value: Double) {
      self.emoji = emoji
      self.value = value
    }
  }

  /// The factor by which other emojis lose weight at each use.
  ///
  /// **Source:** Clavier's own: the fiftieth root of one half.
  private static let decay = 0.986_232_704_493_359_2
  /// The number of emojis whose weight is stored, as a multiple of ``maxCount``.
  private static let candidates = 4

  public init(maxCount: Int = 30) {
    self.maxCount = min(max(maxCount, 0), 1000)
  }

  /// Creates a provider of thirty emojis from the weights of another one.
  ///
  /// - Parameter weights: The weights in descending order, each emoji once; the last ones are
  ///   ignored if there are too many.
  package init(weights: [Weight]) {
    self.init()
    self.weights = Array(weights.prefix(maxCount * Self.candidates))
  }

  public var emojis: [Emoji] { weights.prefix(maxCount).map(\.emoji) }

  /// Adds to the emoji's weight; if there are too many emojis, the one with the least weight is
  /// dropped.
  public mutating func registerEmoji(_ emoji: Emoji) {
    for index in weights.indices { weights[index].value *= Self.decay }
    var value = 1.0
    if let index = weights.firstIndex(where: { $0.emoji == emoji }) {
      value += weights.remove(at: index).value
    }
    // Of equal weights, the emoji that was typed last comes first.
    let place = weights.firstIndex { $0.value <= value } ?? weights.endIndex
    weights.insert(Weight(emoji: emoji, value: value), at: place)
    // A new emoji has the least weight at first, but must not be dropped.
    guard weights.count > maxCount * Self.candidates else { return }
    let last = weights.count - 1
    weights.remove(at: place == last && place > 0 ? last - 1 : last)
  }

  /// Forgets all emojis.
  public mutating func reset() {
    weights = []
  }
}
