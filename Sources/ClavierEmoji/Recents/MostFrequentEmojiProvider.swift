// SPDX-License-Identifier: MIT

/// The emojis that the user types most, the most frequent first.
///
/// An emoji's weight is the number of its uses, each of which counts half after fifty other emojis,
/// so that habits of long ago make room. No clock is read.
public struct MostFrequentEmojiProvider: FrequentEmojiProvider, Hashable, Sendable {
  /// The most emojis that are returned, 0 to 1000.
  public let maxCount: Int
  private var weights: [Weight] = []

  /// **Source:** ours: the fiftieth root of a half.
  private static let decay = 0.986_232_704_493_359_2
  /// The number of emojis whose weight is kept, for each that is returned.
  private static let candidates = 4

  public init(maxCount: Int = 30) {
    self.maxCount = min(max(maxCount, 0), 1000)
  }

  public var emojis: [Emoji] { weights.prefix(maxCount).map(\.emoji) }

  /// Adds to the emoji's weight; the lightest emoji is dropped if there are too many.
  public mutating func registerEmoji(_ emoji: Emoji) {
    for index in weights.indices { weights[index].value *= Self.decay }
    var value = 1.0
    if let index = weights.firstIndex(where: { $0.emoji == emoji }) {
      value += weights.remove(at: index).value
    }
    // Of equal weights, the one that was typed last comes first.
    let place = weights.firstIndex { $0.value <= value } ?? weights.endIndex
    weights.insert(Weight(emoji: emoji, value: value), at: place)
    // A new emoji, the lightest at first, must not be the one that is dropped.
    guard weights.count > maxCount * Self.candidates else { return }
    let last = weights.count - 1
    weights.remove(at: place == last && place > 0 ? last - 1 : last)
  }

  /// Forgets all emojis.
  public mutating func reset() {
    weights = []
  }

  private struct Weight: Hashable {
    let emoji: Emoji
    var value: Double
  }
}
