// SPDX-License-Identifier: MIT

import ClavierEmoji
import Testing

struct EmojiProviderTests {
  @Test("The emoji that was typed last comes first, once, and the oldest is dropped")
  func recent() {
    var provider = MostRecentEmojiProvider(maxCount: 3)
    for char in ["😀", "🎂", "😀", "☕"] { provider.registerEmoji(Emoji(char)) }
    #expect(provider.emojis.text == "☕ 😀 🎂")
    provider.registerEmoji(Emoji("🐈"))
    #expect(provider.emojis.text == "🐈 ☕ 😀")
    provider.reset()
    #expect(provider.emojis.isEmpty)
  }

  @Test("The emoji that is typed most comes first, and of equal ones the latest")
  func frequent() {
    var provider = MostFrequentEmojiProvider(maxCount: 2)
    for char in ["😀", "🎂", "😀", "☕"] { provider.registerEmoji(Emoji(char)) }
    #expect(provider.emojis.text == "😀 ☕")
    provider.reset()
    #expect(provider.emojis.isEmpty)
  }

  @Test("A habit of long ago makes room for a new one")
  func decay() {
    var provider = MostFrequentEmojiProvider()
    for _ in 0..<20 { provider.registerEmoji(Emoji("😀")) }
    for _ in 0..<10 { provider.registerEmoji(Emoji("🎂")) }
    #expect(provider.emojis.text == "😀 🎂")
    for _ in 0..<20 { provider.registerEmoji(Emoji("🎂")) }
    #expect(provider.emojis.text == "🎂 😀")
  }

  @Test("Providers hold at most their number of emojis, and none with a number below 1")
  func bounds() {
    var recent = MostRecentEmojiProvider()
    var frequent = MostFrequentEmojiProvider()
    for value in UInt32(0x1F600)..<0x1F6C0 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      recent.registerEmoji(Emoji(String(scalar)))
      frequent.registerEmoji(Emoji(String(scalar)))
      #expect(frequent.emojis.first == recent.emojis.first)
    }
    #expect(recent.emojis.count == 30)
    #expect(frequent.emojis.count == 30)
    var none = MostFrequentEmojiProvider(maxCount: -1)
    none.registerEmoji(Emoji("😀"))
    #expect(none.emojis.isEmpty)
    var noRecent = MostRecentEmojiProvider(maxCount: -1)
    noRecent.registerEmoji(Emoji("😀"))
    #expect(noRecent.emojis.isEmpty)
  }

  @Test("A new emoji is not the one that is dropped among many heavier ones")
  func newcomers() {
    var provider = MostFrequentEmojiProvider(maxCount: 1)
    for _ in 0..<9 {
      for char in ["😀", "🎂", "☕", "🐈"] { provider.registerEmoji(Emoji(char)) }
    }
    for _ in 0..<60 { provider.registerEmoji(Emoji("🐕")) }
    #expect(provider.emojis.text == "🐕")
  }
}
