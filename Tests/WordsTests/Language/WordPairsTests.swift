// SPDX-License-Identifier: MIT

import Testing
import WordsSupport

@testable import Words

struct WordPairsTests {
  private func pairs(_ list: [(String, String, UInt8)]) throws -> WordPairs {
    var builder = WordPairsBuilder(language: "en")
    for (first, second, rarity) in list { builder.add(first, second, rarity: rarity) }
    let pairs = try WordPairs(bytes: LexiconBytes(builder.bytes()))
    try pairs.verify()
    return pairs
  }

  @Test("The words that follow a word are sorted by frequency and have probabilities")
  func followers() throws {
    let pairs = try pairs([
      ("good", "morning", 25), ("good", "night", 20), ("goodbye", "love", 10), ("I'm", "fine", 30),
      ("İzmir", "is", 30),
    ])
    #expect(pairs.words(after: "İzmir", limit: 5) == ["is"])
    #expect(pairs.words(after: "Good", limit: 5) == ["night", "morning"])
    #expect(pairs.words(after: "good", limit: 1) == ["night"])
    #expect(pairs.words(after: "goo", limit: 5).isEmpty)
    #expect(pairs.words(after: "I’m", limit: 5) == ["fine"])
    #expect(abs(pairs.probability(of: "morning", after: "good") - 0.1) < 1e-6)
    #expect(pairs.probability(of: "love", after: "good") == 0)
    #expect(pairs.count == 5)
  }

  @Test("An invalid pair or triple is refused")
  func refused() {
    var builder = WordPairsBuilder(language: "en")
    for (first, second) in [("", "a"), ("a", ""), ("a b", "c"), ("a", "b c")] {
      let isAdded = builder.add(first, second, rarity: 1)
      #expect(!isAdded)
    }
    for (first, second, third) in [("a", "", "c"), ("a", "b", ""), ("a b", "c", "d")] {
      let isAdded = builder.add(first, second, third, rarity: 1)
      #expect(!isAdded)
    }
  }

  @Test("A lexicon is rejected as pairs, and pairs are rejected as a lexicon")
  func kinds() throws {
    let words = TestData.bytes("Lexicons/en.words")
    #expect(throws: LexiconError.wrongKind) { try WordPairs(bytes: LexiconBytes(words)) }
    let pairs = TestData.bytes("Lexicons/en.pairs")
    #expect(throws: LexiconError.wrongKind) { try Lexicon(bytes: LexiconBytes(pairs)) }
  }

  @Test("The next words are those of the pairs, with their capitals, then the most common ones")
  func nextWords() throws {
    let english = try #require(TestData.english)
    let list = try pairs([("visit", "paris", 12), ("visit", "me", 20), ("visit", "damnxyz", 40)])
    let corrector = WordCorrector(LanguageModel(english, pairs: list))
    #expect(corrector.nextWords(after: "Visit", limit: 2) == ["Paris", "me"])
    #expect(corrector.nextWords(after: "xyzzy", limit: 1) == ["the"])
  }

  @Test("A next word with a capital of its own is suggested once")
  func capitals() throws {
    var builder = LexiconBuilder(language: "en")
    for (word, rarity) in [("the", 10), ("I", 20), ("a", 30)] as [(String, UInt8)] {
      builder.add(WordEntry(word, rarity: rarity))
    }
    let lexicon = try Lexicon(bytes: LexiconBytes(builder.bytes()))
    let corrector = WordCorrector(LanguageModel(lexicon, pairs: try pairs([("and", "i", 5)])))
    #expect(corrector.nextWords(after: "and", limit: 3) == ["I", "the", "a"])
  }

  /// "thank you" after any word, "thank god" at the start of a sentence, "thank them" after "to".
  private func triples() throws -> WordPairs {
    var builder = WordPairsBuilder(language: "en")
    builder.add("thank", "you", rarity: 5)
    builder.add("", "thank", "god", rarity: 10)
    builder.add("to", "thank", "them", rarity: 10)
    let triples = try WordPairs(bytes: LexiconBytes(builder.bytes()))
    try triples.verify()
    return triples
  }

  @Test("Two preceding words take precedence over one, and the start of a sentence is one of them")
  func threeWords() throws {
    let triples = try triples()
    #expect(triples.count == 3)
    #expect(triples.words(after: "thank", limit: 5) == ["you"])
    #expect(triples.words(after: "Thank", precededBy: "", limit: 5) == ["god"])
    #expect(triples.words(after: "thank", precededBy: "To", limit: 5) == ["them"])
    #expect(triples.words(after: "thank", precededBy: "t", limit: 5).isEmpty)
    #expect(triples.words(after: "to", limit: 5).isEmpty)
    let corrector = WordCorrector(LanguageModel(try #require(TestData.english), pairs: triples))
    func next(_ earlier: String?) -> [String] {
      corrector.nextWords(after: "thank", precededBy: earlier, limit: 2)
    }
    // "you" has what the other words leave: 0.63 × (1 - 0.4).
    #expect(next("to") == ["them", "you"])
    #expect(next(nil) == ["you", "the"])
    #expect(next("with") == ["you", "the"])
  }

  @Test("Completions take the two preceding words into account")
  func completions() throws {
    let corrector = WordCorrector(
      LanguageModel(try #require(TestData.english), pairs: try triples()))
    func completions(_ earlier: String?) -> [String] {
      var beam = corrector.begin(after: "thank", precededBy: earlier)
      corrector.extend(&beam, with: Tap(letter: "g"))
      return corrector.completions(of: beam, typed: "g", limit: 1).map(\.text)
    }
    #expect(completions("") == ["god"])
    #expect(completions(nil) != ["god"])
  }
}
