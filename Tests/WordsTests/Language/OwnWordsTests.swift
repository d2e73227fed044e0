// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Words

struct OwnWordsTests {
  @Test("A word is known once it was typed twice, or chosen once")
  func known() {
    var words = OwnWords()
    words.add("frobnicate")
    #expect(!words.contains("frobnicate"))
    words.add("frobnicate")
    #expect(words.contains("frobnicate"))
    words.add("quux", isChosen: true)
    #expect(words.contains("quux"))
    #expect(words.knownWords == ["frobnicate", "quux"])
  }

  @Test(
    "Numbers, addresses, single letters and texts with blanks are never learned",
    arguments: [
      "x", "b2b", "me@example", "two words", "12345", "", "-'", String(repeating: "a", count: 49),
    ])
  func unlearnable(word: String) {
    var words = OwnWords()
    words.add(word, isChosen: true)
    words.add("the", after: word)
    #expect(words.isEmpty)
  }

  @Test("A removed word is neither known nor learned again, unless it is chosen")
  func removed() {
    var words = OwnWords()
    words.add("frobnicate", isChosen: true)
    words.add("quickly", after: "frobnicate")
    words.remove("frobnicate")
    words.add("frobnicate")
    words.add("frobnicate")
    #expect(!words.contains("frobnicate") && words.hasRemoved("frobnicate"))
    #expect(words.pairs.isEmpty)
    words.add("frobnicate", isChosen: true)
    #expect(words.contains("frobnicate") && !words.hasRemoved("frobnicate"))
  }

  @Test("Completions are sorted by frequency and keep their own case")
  func completions() {
    var words = OwnWords()
    for _ in 0..<3 { words.add("Grußwort") }
    for _ in 0..<5 { words.add("grußlos") }
    words.add("Gruß")
    #expect(words.completions(of: "gru", limit: 5) == ["grußlos", "Grußwort"])
    #expect(words.completions(of: "Gru", limit: 5) == ["Grußwort"])
    #expect(words.completions(of: "grußwort", limit: 5).isEmpty)
    words.add("İzmirli", isChosen: true)
    let turkish = Folding(language: "tr")
    #expect(words.completions(of: "iz", limit: 5, folding: turkish) == ["İzmirli"])
  }

  @Test("A pair of words is known from its second time")
  func pairs() {
    var words = OwnWords()
    words.add("you", after: "thank")
    #expect(words.words(after: "thank", limit: 3).isEmpty)
    words.add("you", after: "thank")
    for _ in 0..<3 { words.add("god", after: "thank") }
    #expect(words.words(after: "thank", limit: 3) == ["god", "you"])
    #expect(words.words(after: "thank", limit: 1) == ["god"])
  }

  @Test("Beyond the limit of words, the counts are halved and rare words are forgotten")
  func fading() {
    var words = OwnWords()
    for _ in 0..<10 { words.add("often") }
    for index in 0...OwnWords.wordLimit { words.add("a" + letters(index)) }
    #expect(words.words.count <= OwnWords.wordLimit)
    #expect(words.words["often"] == 5)
    #expect(words.words["a" + letters(7)] == nil)
  }

  private func letters(_ number: Int) -> String {
    String(number).map { String(UnicodeScalar(UInt8(97 + ($0.wholeNumberValue ?? 0)))) }.joined()
  }

  @Test("The words are read back from their file as they were written")
  func file() throws {
    var words = OwnWords()
    words.add("Grußwort", isChosen: true)
    words.add("you", after: "thank")
    words.remove("frob")
    let text = words.text
    #expect(
      text == """
        clavier-own-words 1
        pair 1 thank you
        removed frob
        word 2 Grußwort

        """)
    #expect(try OwnWords(text: text) == words)
    #expect(try OwnWords(text: OwnWords().text).isEmpty)
  }

  @Test(
    "Words that begin with a mark or a joiner are read back, too",
    arguments: ["\u{93F}\u{915}", "\u{200C}\u{628}\u{627}", "\u{301}ab"])
  func marks(word: String) throws {
    var words = OwnWords()
    words.add(word, isChosen: true)
    words.add(word, after: "ab")
    words.remove(word + "c")
    #expect(words.contains(word))
    #expect(try OwnWords(text: words.text) == words)
  }

  @Test(
    "An invalid line is reported with its number, and no words are read",
    arguments: [
      ("", 1), ("words\n", 1), ("clavier-own-words 2\n", 1), ("clavier-own-words 1", 1),
      ("clavier-own-words 1\nword 0 ab\n", 2), ("clavier-own-words 1\nword 1 a1\n", 2),
      ("clavier-own-words 1\nword 1 ab\nword x cd\n", 3), ("clavier-own-words 1\n\n", 2),
      ("clavier-own-words 1\npair 1 ab\n", 2), ("clavier-own-words 1\nremoved a 1\n", 2),
    ])
  func wrongLines(text: String, line: Int) {
    #expect(throws: LearnedText.ParseError(line: line, of: "learned words")) {
      try OwnWords(text: text)
    }
  }

  @Test("Random bytes do not trap, and words that are read can be written and read again")
  func mutations() throws {
    var random = SplitMix64(seed: 3)
    var words = OwnWords()
    for word in ["one", "two", "three"] { words.add(word, isChosen: true) }
    words.add("two", after: "one")
    for _ in 0..<2000 {
      var bytes = Array(words.text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] =
          UInt8.random(in: 0...255, using: &random)
      }
      guard let read = try? OwnWords(text: String(decoding: bytes, as: UTF8.self)) else { continue }
      #expect(try OwnWords(text: read.text) == read)
    }
  }
}
