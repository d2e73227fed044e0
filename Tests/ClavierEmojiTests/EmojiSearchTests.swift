// SPDX-License-Identifier: MIT

import ClavierEmoji
import Testing

struct EmojiSearchTests {
  private let english: EmojiNames
  private let german: EmojiNames

  init() throws {
    english = try EmojiFiles.names("en")
    german = try EmojiFiles.names("de")
  }

  @Test("Names are those of the language, and of skin tones that of the neutral emoji")
  func names() {
    #expect(german.language == "de")
    #expect(german.localizedName(of: Emoji("☕")) == "Heißgetränk")
    #expect(english.localizedName(of: Emoji("❤\u{FE0F}")) == "red heart")
    #expect(english.localizedName(of: Emoji("👋🏿")) == "waving hand")
    #expect(english.localizedName(of: Emoji("🇩🇪")) == "flag: Germany")
    #expect(german.localizedName(of: Emoji("💔")) == nil)
    #expect(english.localizedName(of: Emoji("x")) == nil)
  }

  @Test(
    "Each word of a query begins a word of the name or a keyword",
    arguments: [
      ("birthd", "🎂"), ("BIRTHDAY cake", "🎂"), ("cake birth", "🎂"), ("tea", "😂 😢 ☕"),
      ("eyes", "😃 😍"), ("heart-eyes", "😍"), ("germ", "🇩🇪"), ("100", "💯"),
      ("cat unl", "🐈‍⬛"), ("cat dog", ""), ("birthday x", ""), ("irthday", ""),
    ])
  func prefixes(query: String, found: String) {
    let emojis = EmojiSearch([english]).emojis(matching: query)
    #expect(Set(emojis) == Set(found.split(separator: " ").map { Emoji(String($0)) }))
  }

  @Test(
    "The emoji of this name comes first, then those with the words in their name",
    arguments: [
      ("cat", "🐈 🐱 🐈‍⬛"), ("dog", "🐕 🐶"), ("red heart", "❤️"), ("heart", "❤️ 💔 😍"),
      ("red", "❤️ 🍎 ❓"), ("tea", "☕ 😂 😢"), ("l", "💡 😂 😍 🫠"),
    ])
  func ranks(query: String, found: String) {
    #expect(EmojiSearch([english]).emojis(matching: query).text == found)
  }

  @Test("Preferred emojis come first among those that match equally well")
  func preferred() {
    func found(_ query: String, preferring preferred: String...) -> [Emoji] {
      EmojiSearch([english], preferring: preferred.map { Emoji($0) }).emojis(matching: query)
    }
    #expect(found("cat", preferring: "🐈‍⬛", "x").text == "🐈 🐈‍⬛ 🐱")
    #expect(found("tea", preferring: "😢").text == "☕ 😂 😢")
    #expect(found("hand").text == "👋 ☝️ 👍")
    #expect(found("hand", preferring: "👍", "☝🏿").text == "👋 👍 ☝️")
  }

  @Test("The keyboard's language comes before English, and no emoji comes twice")
  func languages() {
    let search = EmojiSearch([german, english])
    #expect(search.emojis(matching: "geburtstag").text == "🎂 🎁")
    #expect(search.emojis(matching: "tee").text == "☕")
    #expect(search.emojis(matching: "coffee").text == "☕")
    #expect(search.emojis(matching: "Hand").text == "👋 👍 📱 ☝️")
    // Words of two languages are not combined.
    #expect(search.emojis(matching: "kuchen cake").isEmpty)
    #expect(EmojiSearch([]).emojis(matching: "cat").isEmpty)
  }

  @Test("A letter and its mark are found as the letter in one scalar")
  func decomposed() {
    let search = EmojiSearch([german])
    #expect(search.emojis(matching: "Hei\u{DF}getr\u{E4}nk").text == "☕")
    #expect(search.emojis(matching: "Hei\u{DF}getra\u{308}nk").text == "☕")
    #expect(search.emojis(matching: "Hei\u{DF}getrank").isEmpty)
  }

  @Test(
    "With whole words, the beginning of a word finds nothing",
    arguments: [
      ("cat", "🐈 🐱 🐈‍⬛"), ("Red", "❤️ 🍎 ❓"), ("birthday cake", "🎂"), ("birthd", ""),
      ("birthday cak", ""), ("l", ""),
    ])
  func wholeWords(query: String, found: String) {
    #expect(EmojiSearch([english]).emojis(matching: query, wholeWords: true).text == found)
  }

  @Test("A result has at most the wanted number, and no emoji newer than the version")
  func limits() {
    let search = EmojiSearch([english])
    #expect(search.emojis(matching: "face", limit: 2).count == 2)
    #expect(search.emojis(matching: "face", limit: 0).isEmpty)
    #expect(search.emojis(matching: "melting").text == "🫠")
    #expect(search.emojis(matching: "melting", upTo: EmojiVersion(13)).isEmpty)
  }

  @Test("A query without a word finds nothing", arguments: ["", " ", "?!", "\u{200D}", "😀"])
  func noWord(query: String) {
    #expect(EmojiSearch([english]).emojis(matching: query).isEmpty)
  }

  @Test("Words and characters beyond the limits of a query are ignored")
  func longQueries() {
    let search = EmojiSearch([english])
    let words = Array(repeating: "cat", count: EmojiSearch.wordLimit).joined(separator: " ")
    #expect(search.emojis(matching: words + " dog") == search.emojis(matching: "cat cat"))
    let blanks = String(repeating: " ", count: EmojiSearch.characterLimit)
    #expect(search.emojis(matching: blanks + "cat").isEmpty)
    #expect(search.emojis(matching: "cat" + blanks + "x").text == "🐈 🐱 🐈‍⬛")
  }
}
