// SPDX-License-Identifier: MIT

import Words

extension EmojiList {
  /// All emojis without a skin tone, in Unicode's order.
  public var emojis: [Emoji] { (0..<count).map { emoji(at: record($0)) } }

  /// Returns the emojis of a category.
  ///
  /// Frequent emojis, favorites and search results are not part of the list.
  ///
  /// - Parameters:
  ///   - category: The category.
  ///   - version: The newest version; `nil` for all. Ignored for custom categories.
  /// - Returns: The emojis, in the order of the list; empty for categories that are not part of it.
  public func emojis(in category: EmojiCategory, upTo version: EmojiVersion? = nil) -> [Emoji] {
    if case .custom(_, _, let emojis) = category { return emojis }
    guard let number = EmojiCategory.listed.firstIndex(of: category) else { return [] }
    return (0..<count).filter { index in
      Int(file.bytes.byte(record(index) + 5)) == number && includes(index, upTo: version)
    }.map { emoji(at: record($0)) }
  }

  /// Returns all emojis in Unicode's order, by the categories of ``EmojiCategory/listed``.
  ///
  /// The function reads the list once, which is much faster than ``skinToneVariants(of:)`` for each
  /// emoji.
  ///
  /// - Parameter tone: The skin tone that comes first, if the emoji has it; `nil` for the neutral
  ///   emoji.
  /// - Returns: For each emoji, the preferred variant, then the neutral one and the other tones.
  public func emojisWithSkinTones(preferring tone: EmojiSkinTone? = nil) -> [[[Emoji]]] {
    var categories = [[[Emoji]]](repeating: [], count: EmojiCategory.listed.count)
    for index in 0..<count {
      let number = Int(file.bytes.byte(record(index) + 5))
      guard categories.indices.contains(number) else { continue }
      let preferred = tone.flatMap { variantNumber(with: $0, of: index) }
      let others = variantRange(of: index).filter { $0 != preferred }
      let first = preferred.map { [emoji(at: variant($0))] } ?? []
      categories[number].append(
        first + [emoji(at: record(index))] + others.map { emoji(at: variant($0)) })
    }
    return categories
  }

  /// Returns the category of an emoji with or without a skin tone; `nil` for unknown emojis.
  public func category(of emoji: Emoji) -> EmojiCategory? {
    guard let index = index(of: emoji) else { return nil }
    let number = Int(file.bytes.byte(record(index) + 5))
    return number < EmojiCategory.listed.count ? EmojiCategory.listed[number] : nil
  }

  /// Returns the version that introduced an emoji or its variant; `nil` for unknown emojis.
  public func version(of emoji: Emoji) -> EmojiVersion? {
    if let variant = variantIndex(of: Array(emoji.char.utf8)) {
      return version(at: self.variant(variant))
    }
    return index(of: emoji).map { version(at: record($0)) }
  }

  /// Returns the emoji without a skin tone; `nil` for unknown emojis.
  public func neutralSkinToneVariant(of emoji: Emoji) -> Emoji? {
    index(of: emoji).map { self.emoji(at: record($0)) }
  }

  /// Returns the neutral emoji and all its skin tones.
  ///
  /// Emojis of two persons have up to 25 skin tones, and some emojis have none.
  ///
  /// - Parameter emoji: The emoji, with or without a skin tone.
  /// - Returns: The neutral emoji, then its variants in Unicode's order.
  public func skinToneVariants(of emoji: Emoji) -> [Emoji] {
    guard let index = index(of: emoji) else { return [] }
    let variants = variantRange(of: index)
    guard !variants.isEmpty else { return [] }
    return [self.emoji(at: record(index))] + variants.map { self.emoji(at: variant($0)) }
  }

  /// Returns the variant in which all persons have a skin tone.
  ///
  /// - Parameters:
  ///   - tone: The skin tone; `nil` for the neutral emoji.
  ///   - emoji: The emoji, with or without a skin tone.
  /// - Returns: The variant; the emoji itself if there is none.
  public func variant(with tone: EmojiSkinTone?, of emoji: Emoji) -> Emoji {
    guard let index = index(of: emoji) else { return emoji }
    guard let tone else { return self.emoji(at: record(index)) }
    return variantNumber(with: tone, of: index).map { self.emoji(at: variant($0)) } ?? emoji
  }

  /// Returns the index of the variant in which all persons have a skin tone; `nil` if there is
  /// none.
  private func variantNumber(with tone: EmojiSkinTone, of index: Int) -> Int? {
    variantRange(of: index).first { variant in
      let tones = file.bytes.byte(self.variant(variant) + 5)
      return tones & 0xF == tone.rawValue && (tones >> 4 == 0 || tones >> 4 == tone.rawValue)
    }
  }

  func includes(_ index: Int, upTo version: EmojiVersion?) -> Bool {
    version.map { self.version(at: record(index)) <= $0 } ?? true
  }
}
