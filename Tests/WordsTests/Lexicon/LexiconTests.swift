// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Words

struct LexiconTests {
  private static let words = [
    WordEntry("the", rarity: 32), WordEntry("then", rarity: 70), WordEntry("there", rarity: 66),
    WordEntry("may", rarity: 72), WordEntry("May", rarity: 90), WordEntry("I'm", rarity: 68),
    WordEntry("NATO", rarity: 115), WordEntry("McDonald", rarity: 130),
    WordEntry("damn", rarity: 100, flags: .neverSuggest), WordEntry("unlisted"),
    WordEntry("naïve", rarity: 128), WordEntry("நன்றி", rarity: 120),
  ]

  private func lexicon(
    _ entries: [WordEntry], language: String = "en"
  ) throws -> (lexicon: Lexicon, bytes: [UInt8]) {
    var builder = LexiconBuilder(language: language)
    for entry in entries { builder.add(entry) }
    let bytes = builder.bytes()
    return (try Lexicon(bytes: LexiconBytes(bytes)), bytes)
  }

  @Test("A lexicon contains the words it was made of, with capitals, rarity and flags")
  func roundTrip() throws {
    let (lexicon, _) = try lexicon(Self.words)
    try lexicon.verify()
    var found: Set<WordEntry> = []
    lexicon.forEach { found.insert($0) }
    #expect(found == Set(Self.words))
    #expect(lexicon.count == Self.words.count)
    #expect(lexicon.language == "en")
  }

  @Test("A word is found in any case, and its spellings are sorted by frequency")
  func spellings() throws {
    let (lexicon, _) = try lexicon(Self.words)
    #expect(lexicon.entries(for: "MAY").map(\.word) == ["may", "May"])
    #expect(lexicon.entries(for: "i’m").map(\.word) == ["I'm"])
    #expect(lexicon.entries(for: "nato").first?.word == "NATO")
    #expect(lexicon.entries(for: "mcdonald").first?.word == "McDonald")
    #expect(lexicon.contains("Unlisted"))
    #expect(!lexicon.contains("th"))
    #expect(!lexicon.contains("thens"))
    #expect(!lexicon.contains(""))
  }

  @Test("Each node has the rarity of the most common word below it, and of the sum of all")
  func sums() throws {
    let (lexicon, _) = try lexicon(Self.words)
    let node = try #require(lexicon.node("the".unicodeScalars))
    #expect(node.lowestRarity == 32)
    #expect(node.wordRarity == 32)
    let sum = [32, 70, 66].reduce(0) { $0 + Rarity.probability(UInt8($1)) }
    #expect(node.totalRarity == Rarity.rarity(of: sum))
    let below = try #require(lexicon.node("thei".unicodeScalars.dropLast() + ["r"]))
    #expect(below.lowestRarity == 66)
    #expect(!below.isWord)
  }

  @Test("The same words give the same bytes in any order")
  func deterministic() throws {
    var generator = SplitMix64(seed: 1)
    let bytes = try lexicon(Self.words).bytes
    for _ in 0..<5 {
      #expect(try lexicon(Self.words.shuffled(using: &generator)).bytes == bytes)
    }
  }

  @Test("A duplicate spelling keeps the higher frequency and the flags of both")
  func duplicates() throws {
    let twice = [WordEntry("a", rarity: 90, flags: .neverSuggest), WordEntry("a", rarity: 40)]
    let (lexicon, _) = try lexicon(twice)
    #expect(
      lexicon.entries(for: "a") == [WordEntry("a", rarity: 40, flags: .neverSuggest)])
  }

  @Test("An entry that cannot be a word is refused")
  func refused() {
    var builder = LexiconBuilder(language: "en")
    let long = String(repeating: "a", count: 49)
    for word in ["", "two words", "a\u{0}b", "tab\t", long] {
      let isAdded = builder.add(WordEntry(word))
      #expect(!isAdded)
    }
    let longest = builder.add(WordEntry(String(repeating: "a", count: 48)))
    #expect(longest)
    #expect(builder.count == 1)
  }

  @Test("A lexicon without words opens, and contains none")
  func empty() throws {
    let (lexicon, _) = try lexicon([])
    try lexicon.verify()
    #expect(!lexicon.contains("a"))
    #expect(lexicon.completions(of: "", limit: 3).isEmpty)
  }

  @Test("Random words are read back, over alphabets of 2, 26 and thousands of letters")
  func randomWords() throws {
    var generator = SplitMix64(seed: 7)
    for letters in [0x61...0x62, 0x61...0x7A, 0x4E00...0x6000] as [ClosedRange<UInt32>] {
      let entries = (0..<2000).map { _ in
        let scalars = (0..<Int.random(in: 1...9, using: &generator)).compactMap { _ in
          Unicode.Scalar(UInt32.random(in: letters, using: &generator))
        }
        var word = String.UnicodeScalarView()
        word.append(contentsOf: scalars)
        return WordEntry(String(word), rarity: UInt8.random(in: 0...255, using: &generator))
      }
      let (lexicon, _) = try lexicon(entries)
      try lexicon.verify()
      let best = Dictionary(entries.map { ($0.word, $0.rarity) }) { min($0, $1) }
      var found: [String: UInt8] = [:]
      lexicon.forEach { found[$0.word] = $0.rarity }
      #expect(found == best)
    }
  }

  @Test("Completions are sorted by frequency, and limited in number")
  func completions() throws {
    let (lexicon, _) = try lexicon(Self.words)
    #expect(lexicon.completions(of: "the", limit: 2).map(\.word) == ["there", "then"])
    #expect(lexicon.completions(of: "da", limit: 2).isEmpty)
    #expect(lexicon.completions(of: "M", limit: 5).map(\.word) == ["may", "McDonald"])
    #expect(lexicon.completions(of: "x", limit: 5).isEmpty)
  }

  @Test("Turkish folds its two letters i")
  func turkish() throws {
    let (lexicon, _) = try lexicon(
      [WordEntry("Iğdır", rarity: 90), WordEntry("İzmir", rarity: 80)], language: "tr-TR")
    #expect(lexicon.entries(for: "ığdır").first?.word == "Iğdır")
    #expect(lexicon.entries(for: "izmir").first?.word == "İzmir")
    #expect(lexicon.entries(for: "İZMİR").first?.word == "İzmir")
  }
}
