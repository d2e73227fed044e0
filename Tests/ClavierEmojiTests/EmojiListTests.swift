// SPDX-License-Identifier: MIT

import ClavierEmoji
import Testing

struct EmojiListTests {
  private let list: EmojiList

  init() throws {
    list = try EmojiFiles.list()
  }

  @Test("Emojis without skin tones are in Unicode's order")
  func order() {
    #expect(list.count == 38)
    #expect(list.emojis.count == 38)
    #expect(list.emojis.prefix(3).map(\.char) == ["😀", "😃", "😂"])
    #expect(list.emojis.last?.char == "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}")
    #expect(Set(list.emojis).count == 38)
  }

  @Test("Each emoji is in one category, and the categories have Unicode's order")
  func categories() {
    let emojis = EmojiCategory.listed.flatMap { list.emojis(in: $0) }
    #expect(emojis == list.emojis)
    #expect(list.emojis(in: .foodAndDrink).text == "🍎 🎂 ☕ 🍺")
    #expect(list.emojis(in: .activity).text == "⚽ 🎉 🎁")
    #expect(list.emojis(in: .smileysAndPeople).count == 14)
    #expect(list.category(of: Emoji("🐈‍⬛")) == .animalsAndNature)
    #expect(list.category(of: Emoji("👋🏿")) == .smileysAndPeople)
    #expect(list.category(of: Emoji("x")) == nil)
    #expect(EmojiCategory.standard.first == .frequent)
    #expect(Set(EmojiCategory.standard.map(\.id)).count == 9)
  }

  @Test("Custom categories have their own emojis, and those outside the list have none in it")
  func otherCategories() {
    let custom = EmojiCategory.custom(id: "shop", name: "Shop", emojis: [Emoji("🛒")])
    #expect(list.emojis(in: custom, upTo: EmojiVersion(0)) == [Emoji("🛒")])
    #expect(custom.id == "shop")
    #expect(list.emojis(in: .frequent).isEmpty)
    #expect(list.emojis(in: .favorites).isEmpty)
    #expect(list.emojis(in: .search(query: "cat")).isEmpty)
  }

  @Test("Emojis newer than a version are left out")
  func versions() {
    let old = list.emojis(in: .smileysAndPeople, upTo: EmojiVersion(13, 1))
    #expect(!old.contains(Emoji("🫠")))
    #expect(old.count == 13)
    #expect(list.emojis(in: .smileysAndPeople, upTo: EmojiVersion(14)).contains(Emoji("🫠")))
    #expect(list.version(of: Emoji("🫠")) == EmojiVersion(14))
    #expect(list.version(of: Emoji("💏")) == EmojiVersion(0, 6))
    #expect(list.version(of: Emoji("💏🏽")) == EmojiVersion(13, 1))
    #expect(list.version(of: Emoji("x")) == nil)
    #expect(EmojiVersion(13, 1) < EmojiVersion(14))
    #expect(EmojiVersion(13) < EmojiVersion(13, 1))
  }

  @Test(
    "A hand and a person have five skin tones after the neutral one",
    arguments: ["👋", "👋🏽", "👋🏿"])
  func tones(char: String) {
    let emoji = Emoji(char)
    #expect(list.skinToneVariants(of: emoji).text == "👋 👋🏻 👋🏼 👋🏽 👋🏾 👋🏿")
    #expect(list.neutralSkinToneVariant(of: emoji) == Emoji("👋"))
    #expect(list.variant(with: .dark, of: emoji) == Emoji("👋🏿"))
    #expect(list.variant(with: nil, of: emoji) == Emoji("👋"))
  }

  @Test("All emojis are listed by category with their skin tones")
  func allTones() {
    let all = list.emojisWithSkinTones()
    #expect(all.map { $0.compactMap(\.first) } == EmojiCategory.listed.map { list.emojis(in: $0) })
    for variants in all.joined() {
      let tones = list.skinToneVariants(of: variants[0])
      #expect(variants == (tones.isEmpty ? [variants[0]] : tones))
    }
    let dark = list.emojisWithSkinTones(preferring: .dark).joined()
    for (variants, others) in zip(dark, all.joined()) {
      #expect(variants[0] == list.variant(with: .dark, of: others[0]))
      #expect(variants.count == others.count && Set(variants) == Set(others))
    }
  }

  @Test("The variation selector of a neutral emoji is not in its skin tones")
  func selectors() {
    let pointing = Emoji("☝\u{FE0F}")
    #expect(list.variant(with: .light, of: pointing) == Emoji("☝\u{1F3FB}"))
    #expect(list.neutralSkinToneVariant(of: Emoji("☝\u{1F3FB}")) == pointing)
    #expect(list.variant(with: .medium, of: Emoji("🧔")) == Emoji("🧔🏽"))
  }

  @Test("Two persons have 25 combinations of skin tones")
  func twoPersons() {
    let variants = list.skinToneVariants(of: Emoji("💏"))
    #expect(variants.count == 26)
    #expect(Set(variants).count == 26)
    for tone in EmojiSkinTone.allCases {
      let variant = list.variant(with: tone, of: variants[25])
      #expect(variant.char.unicodeScalars.count == 2)
      #expect(list.neutralSkinToneVariant(of: variant) == Emoji("💏"))
    }
  }

  @Test("Emojis without skin tones, and unknown ones, stay as they are")
  func noTones() {
    for emoji in [Emoji("🎂"), Emoji("🛒"), Emoji("")] {
      #expect(list.skinToneVariants(of: emoji).isEmpty)
      #expect(list.variant(with: .dark, of: emoji) == emoji)
    }
    #expect(list.neutralSkinToneVariant(of: Emoji("🎂")) == Emoji("🎂"))
    #expect(list.neutralSkinToneVariant(of: Emoji("🛒")) == nil)
  }
}
