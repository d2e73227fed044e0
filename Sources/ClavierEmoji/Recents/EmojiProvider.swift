// SPDX-License-Identifier: MIT

/// A source of emojis for a category, such as favorites.
public protocol EmojiProvider {
  /// The emojis, in the order in which they are shown.
  var emojis: [Emoji] { get }
}

/// A source of emojis that depends on the emojis that the user has typed.
///
/// The emojis are kept in memory only.
public protocol FrequentEmojiProvider: EmojiProvider {
  /// Registers an emoji that the user typed.
  mutating func registerEmoji(_ emoji: Emoji)

  /// Forgets all emojis that the user typed.
  mutating func reset()
}
