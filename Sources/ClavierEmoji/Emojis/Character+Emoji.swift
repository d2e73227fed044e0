// SPDX-License-Identifier: MIT

extension Character {
  /// Whether the character is shown as an emoji, perhaps only with a variation selector or skin
  /// tone.
  ///
  /// Digits and signs such as © alone are no emojis.
  public var isEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    guard unicodeScalars.count > 1 else {
      // A single regional indicator is half of a flag.
      return first.properties.isEmojiPresentation && !(0x1F1E6...0x1F1FF).contains(first.value)
    }
    // The other variation selector requests the text's font.
    guard !unicodeScalars.contains("\u{FE0E}") else { return false }
    return first.properties.isEmojiPresentation
      || unicodeScalars.contains { $0 == "\u{FE0F}" || $0.properties.isEmojiModifier }
  }
}

extension String {
  /// Whether any character is an emoji.
  public var containsEmoji: Bool { contains(where: \.isEmoji) }

  /// Whether the text is not empty and all characters are emojis.
  public var containsOnlyEmojis: Bool { !isEmpty && allSatisfy(\.isEmoji) }

  /// The emojis of the text, in its order.
  public var emojis: [Emoji] { filter(\.isEmoji).map { Emoji(String($0)) } }
}
