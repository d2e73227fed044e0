// SPDX-License-Identifier: MIT

/// The emojis that the user typed last, the latest first.
public struct MostRecentEmojiProvider: FrequentEmojiProvider, Hashable, Sendable {
  /// The maximum number of emojis kept, 0 to 1000.
  public let maxCount: Int
  public private(set) var emojis: [Emoji] = []

  public init(maxCount: Int = 30) {
    self.maxCount = min(max(maxCount, 0), 1000)
  }

  /// Moves an emoji to the beginning; the last one is dropped if there are too many.
  public mutating func registerEmoji(_ emoji: Emoji) {
    emojis.removeAll { $0 == emoji }
    emojis.insert(emoji, at: 0)
    emojis.removeLast(max(emojis.count - maxCount, 0))
  }

  /// Forgets all emojis.
  public mutating func reset() {
    emojis = []
  }
}
