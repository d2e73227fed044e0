// SPDX-License-Identifier: MIT

import ClavierEmoji
import Testing

struct EmojiTextTests {
  @Test(
    "Emojis are pictures by themselves, by a selector or with a skin tone",
    arguments: ["😀", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "🇩🇪", "👋🏿", "☝🏻", "🐈‍⬛", "☕"])
  func emojis(text: String) {
    #expect(text.containsOnlyEmojis)
    #expect("a\(text)".containsEmoji)
    #expect(!"a\(text)".containsOnlyEmojis)
    #expect("a\(text)b".emojis == [Emoji(text)])
  }

  @Test(
    "Letters, digits and signs are no emojis",
    arguments: ["", "a", "1", "#", "©", "❤", "☕\u{FE0E}", "é", "漢", "\u{1F1E9}"])
  func others(text: String) {
    #expect(!text.containsEmoji)
    #expect(!text.containsOnlyEmojis)
    #expect(text.emojis.isEmpty)
  }

  @Test("The names of scalars are Unicode's")
  func names() {
    #expect(Emoji("😀").unicodeName == "GRINNING FACE")
    #expect(Emoji("👋🏿").unicodeName == "WAVING HAND SIGN, EMOJI MODIFIER FITZPATRICK TYPE-6")
    #expect(Emoji("😀").id == "😀")
  }
}
