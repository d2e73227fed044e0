// SPDX-License-Identifier: MIT

import Words

/// Files of emojis with made-up names, in the format of `EmojiFormat` in `ClavierEmoji`.
///
/// Each name has a common word and one of its own, and each emoji two keywords more. So a letter
/// finds up to half of all emojis, and a common word an eighth, as in CLDR's names.
enum SyntheticEmojis {
  private static let common = [
    "button", "face", "family", "flag", "hand", "heart", "man", "woman",
  ]

  /// Returns the bytes of a list without skin tones, and its checksum.
  static func list(of count: Int) -> (bytes: [UInt8], checksum: UInt32) {
    var tables: [UInt8] = []
    var texts: [UInt8] = []
    for index in 0..<count {
      let text = Array(emoji(index).utf8)
      append(texts.count, size: 4, to: &tables)
      // The length, the category, the version, and no variants.
      tables += [UInt8(text.count), 0, 1, 0, 0, 0, 0, 0]
      texts += text
    }
    return file(
      kind: 0, language: "", counts: (count, 0, 0), listChecksum: 0, tables + texts, texts.count)
  }

  /// Returns the bytes of the names of a list's emojis.
  static func names(of count: Int, in language: String, listChecksum: UInt32) -> [UInt8] {
    var tables: [UInt8] = []
    var texts: [UInt8] = []
    var uses: [String: [Int]] = [:]
    let nameFlag = 0x8000
    for index in 0..<count {
      let words = [common[index % common.count], word(index)]
      for word in words { uses[word, default: []].append(index | nameFlag) }
      for step in [311, 577] {
        let keyword = word((index + step) % count)
        uses[keyword, default: []].append(index)
      }
      append(texts.count, size: 4, to: &tables)
      texts += Array(words.joined(separator: " ").utf8)
    }
    append(texts.count, size: 4, to: &tables)
    var allUses: [UInt8] = []
    // All words are in ASCII, whose order is that of the bytes.
    for word in uses.keys.sorted() {
      append(texts.count, size: 4, to: &tables)
      append(allUses.count / 2, size: 4, to: &tables)
      texts += Array(word.utf8)
      for use in uses[word] ?? [] { append(use, size: 2, to: &allUses) }
    }
    append(texts.count, size: 4, to: &tables)
    append(allUses.count / 2, size: 4, to: &tables)
    return file(
      kind: 1, language: language, counts: (count, uses.count, allUses.count / 2),
      listChecksum: listChecksum, tables + allUses + texts, texts.count
    ).bytes
  }

  private static func emoji(_ index: Int) -> String {
    Unicode.Scalar(UInt32(0x1F300 + index)).map { String($0) } ?? ""
  }

  /// Returns a word of two syllables, such as "beca", different for each number below 10,000.
  private static func word(_ number: Int) -> String {
    let consonants = Array("bcdfghjklmnpqrstvwxz")
    let vowels = Array("aeiou")
    func syllable(_ number: Int) -> String {
      String([consonants[number % 20], vowels[number / 20 % 5]])
    }
    return syllable(number) + syllable(number / 100)
  }

  private static func append(_ number: Int, size: Int, to bytes: inout [UInt8]) {
    for place in 0..<size { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
  }

  /// Returns a whole file and its checksum.
  ///
  /// - Parameters:
  ///   - kind: 0 for a list, 1 for names.
  ///   - language: The language code; empty for a list.
  ///   - counts: The numbers of emojis, of variants or words, and of uses.
  ///   - listChecksum: The checksum of the list of names.
  ///   - content: The tables and texts.
  ///   - textCount: The number of bytes of the texts.
  /// - Returns: The bytes, with the checksum of all others at 24.
  private static func file(
    kind: UInt8, language: String, counts: (emojis: Int, entries: Int, uses: Int),
    listChecksum: UInt32, _ content: [UInt8], _ textCount: Int
  ) -> (bytes: [UInt8], checksum: UInt32) {
    var start: [UInt8] = [0x89, 0x45, 0x4D, 0x4F, 0x4A, 0x49, 0x0D, 0x0A, 1, 0, kind]
    start.append(UInt8(language.utf8.count))
    for count in [counts.emojis, counts.entries, textCount] { append(count, size: 4, to: &start) }
    var rest: [UInt8] = []
    append(Int(truncatingIfNeeded: listChecksum), size: 4, to: &rest)
    append(counts.uses, size: 4, to: &rest)
    rest += Array(language.utf8)
    while rest.count % 4 > 0 { rest.append(0) }
    rest += content
    var checksum = CRC32()
    checksum.add(start)
    checksum.add(rest)
    append(Int(truncatingIfNeeded: checksum.value), size: 4, to: &start)
    return (start + rest, checksum.value)
  }
}
