// SPDX-License-Identifier: MIT

/// An emoji: one or several scalars that are shown as one picture.
///
/// ``EmojiList`` has its category, version and skin tones, ``EmojiNames`` its name.
public struct Emoji: Hashable, Identifiable, Sendable {
  /// The text of the emoji.
  public let char: String

  /// Creates an emoji from any text, without a check.
  public init(_ char: String) {
    self.char = char
  }

  public var id: String { char }

  /// The Unicode names of the scalars, in capitals; scalars without a name are omitted.
  public var unicodeName: String {
    char.unicodeScalars.compactMap(\.properties.name).joined(separator: ", ")
  }
}
