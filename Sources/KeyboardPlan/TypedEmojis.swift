// SPDX-License-Identifier: MIT

import ClavierEmoji
import ClavierKit

/// The emojis that the user typed most on their pages, and the skin tones chosen there, until the
/// program ends.
struct TypedEmojis: Sendable {
  /// The emoji of a key, with the variants that the held key offers.
  typealias Key = KeyboardLayout.EmojiPagesService.Emoji

  private var frequent = MostFrequentEmojiProvider()
  /// The chosen variants, by the text that the key has without a choice.
  private var chosen: [String: String] = [:]

  /// Whether none was typed.
  var isEmpty: Bool { frequent.emojis.isEmpty }

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
}

extension TypedEmojis.Key {
  /// Returns the same emoji with another variant on its key.
  fileprivate func showing(_ variant: String) -> TypedEmojis.Key {
    TypedEmojis.Key(variant, variants: [variant] + variants.filter { $0 != variant })
  }
}
