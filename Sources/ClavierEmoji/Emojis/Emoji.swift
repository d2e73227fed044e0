// SPDX-License-Identifier: MIT

/// An emoji: one or several scalars that a receiver shows as one picture.
///
/// ``EmojiList`` knows its category, version and skin tones, ``EmojiNames`` its name.
public struct Emoji: Hashable, Identifiable, Sendable {
  /// The text that types it.
  public let char: String

  /// Creates an emoji of any text; nothing is checked.
  public init(_ char: String) {
    self.char = char
  }

  public var id: String { char }

  /// The scalars' names in capitals, as in Unicode's tables; scalars without a name are left out.
  public var unicodeName: String {
    char.unicodeScalars.compactMap(\.properties.name).joined(separator: ", ")
  }
}
