// SPDX-License-Identifier: MIT

import ClavierEmoji
import ClavierKit

/// The emojis that the user typed most on their pages, and the skin tones chosen there.
public struct TypedEmojis: Hashable, Sendable {
  /// The emoji of a key, with the variants that the held key offers.
  typealias Key = KeyboardLayout.EmojiPagesService.Emoji

  var frequent = MostFrequentEmojiProvider()
  /// The chosen variants, by the text that the key has without a choice.
  var chosen: [String: String] = [:]

  /// Creates a record without emojis.
  public init() {}

  /// Whether none was typed, and no skin tone chosen.
  public var isEmpty: Bool { frequent.emojis.isEmpty && chosen.isEmpty }

  /// Registers an emoji or a variant of one; a text of no key is ignored.
  ///
  /// - Parameters:
  ///   - text: The typed text.
  ///   - groups: All keys, without a choice.
  /// - Returns: Whether ``keys(of:)`` changes.
  mutating func register(_ text: String, of groups: [[Key]]) -> Bool {
    guard
      let key = groups.joined().first(where: { $0.text == text || $0.variants.contains(text) })
    else { return false }
    let before = (frequent.emojis, chosen[key.text])
    frequent.registerEmoji(Emoji(key.text))
    chosen[key.text] = text == key.text ? nil : text
    return before != (frequent.emojis, chosen[key.text])
  }

  /// Returns all keys with the chosen variants, and the most frequent of them.
  func keys(of groups: [[Key]]) -> (groups: [[Key]], frequent: [Key]) {
    guard !isEmpty else { return (groups, []) }
    let typed = Set(frequent.emojis.map(\.char))
    var found: [String: Key] = [:]
    var shown = groups
    for group in groups.indices {
      for index in groups[group].indices {
        let key = groups[group][index]
        if let variant = chosen[key.text] { shown[group][index] = key.showing(variant) }
        if typed.contains(key.text) { found[key.text] = shown[group][index] }
      }
    }
    return (shown, frequent.emojis.compactMap { found[$0.char] })
  }

  /// Returns the same record for other keys, as in another skin tone.
  ///
  /// Emojis and variants of no key are dropped.
  func adapted(to groups: [[Key]]) -> TypedEmojis {
    let wanted = Set(frequent.weights.map(\.emoji.char)).union(chosen.keys)
    var keys: [String: Key] = [:]
    for key in groups.joined() {
      if wanted.contains(key.text) { keys[key.text] = key }
      for variant in key.variants where wanted.contains(variant) { keys[variant] = key }
    }
    var next = TypedEmojis()
    var known: Set<String> = []
    let weights = frequent.weights.compactMap { weight -> MostFrequentEmojiProvider.Weight? in
      guard let key = keys[weight.emoji.char], known.insert(key.text).inserted else { return nil }
      return MostFrequentEmojiProvider.Weight(emoji: Emoji(key.text), value: weight.value)
    }
    next.frequent = MostFrequentEmojiProvider(weights: weights)
    for (text, variant) in chosen {
      guard let key = keys[text], variant != key.text, key.variants.contains(variant) else {
        continue
      }
      next.chosen[key.text] = variant
    }
    return next
  }
}

extension TypedEmojis.Key {
  /// Returns the same emoji with another variant on its key.
  fileprivate func showing(_ variant: String) -> TypedEmojis.Key {
    TypedEmojis.Key(variant, variants: [variant] + variants.filter { $0 != variant })
  }
}
