// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import WordsSupport

@testable import Words

struct WordPathTests {
  @Test(
    "Removing letters restores the nodes of the letters before", arguments: [1, 2, 3] as [UInt64])
  func removal(seed: UInt64) throws {
    let english = try #require(TestData.english)
    let german = try #require(TestData.german)
    let language = LanguageModel(english, german)
    var generator = SplitMix64(seed: seed)
    var path = WordPath(language)
    var letters: [Unicode.Scalar] = []
    for _ in 0..<600 {
      if Int.random(in: 0..<5, using: &generator) < 2 {
        path.removeLast(language)
        _ = letters.popLast()
      } else if let letter = "etaonishr".unicodeScalars.randomElement(using: &generator) {
        path.append(letter, language)
        letters.append(letter)
      }
      #expect(path.count == letters.count)
      #expect(path.nodes[0] == language.first.node(letters))
      #expect(path.nodes[1] == language.second?.node(letters))
    }
  }

  @Test("A word of more than 48 letters is unknown until it is short enough again")
  func long() throws {
    var builder = LexiconBuilder(language: "en")
    builder.add(WordEntry(String(repeating: "a", count: 48)))
    let language = LanguageModel(try Lexicon(bytes: LexiconBytes(builder.bytes())))
    var path = WordPath(language)
    for _ in 0..<48 { path.append("a", language) }
    #expect(path.isKnown)
    for _ in 0..<3 { path.append("a", language) }
    #expect(!path.isKnown)
    #expect(path.count == 51)
    for _ in 0..<3 { path.removeLast(language) }
    #expect(path.isKnown)
    for _ in 0..<100 { path.removeLast(language) }
    #expect(path.count == 0)
  }
}

struct LanguageModelTests {
  @Test("A single language has all the weight, whatever word is observed")
  func alone() throws {
    var language = LanguageModel(try #require(TestData.english))
    language.observe("nicht")
    #expect(language.weight == 1)
    #expect(language.count == 1)
    #expect(language.contains("House"))
    #expect(!language.contains("Haus"))
  }

  @Test("The weight stays within its bounds, follows the observed words, and can be reset")
  func weight() throws {
    let english = try #require(TestData.english)
    let german = try #require(TestData.german)
    var language = LanguageModel(english, german)
    let start = language.weight
    for _ in 0..<50 { language.observe("the") }
    #expect(language.weight > 0.9 && language.weight <= 0.98)
    let before = language.weight
    language.observe("qwrtzx")
    #expect(language.weight == before)
    for word in ["das", "ist", "nicht"] { language.observe(word) }
    #expect(language.weight < 0.5)
    language.reset()
    #expect(language.weight == start)
  }
}
