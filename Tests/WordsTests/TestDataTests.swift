// SPDX-License-Identifier: MIT

import Testing
import Words
import WordsSupport

struct TestDataTests {
  @Test("The lexicons of the tests are whole and small", arguments: ["en", "de"])
  func whole(language: String) throws {
    let bytes = TestData.bytes("Lexicons/\(language).words")
    let lexicon = try Lexicon(bytes: LexiconBytes(bytes))
    try lexicon.verify()
    #expect(lexicon.language == language)
    #expect(lexicon.count > 28_000)
    #expect(bytes.count < 7 * lexicon.count)
  }

  @Test("Common English words are found, with their capitals, and completed")
  func english() throws {
    let lexicon = try #require(TestData.english)
    #expect(lexicon.entries(for: "paris").first?.word == "Paris")
    #expect(lexicon.entries(for: "i'm").first?.word == "I'm")
    #expect(lexicon.completions(of: "keyb", limit: 1).map(\.word) == ["keyboard"])
    #expect(!lexicon.contains("qwrtz"))
  }

  @Test("The pairs of the tests are whole")
  func pairs() throws {
    let pairs = try #require(TestData.englishPairs)
    try pairs.verify()
    #expect(pairs.words(after: "looking", limit: 1) == ["for"])
    #expect(pairs.probability(of: "for", after: "Looking") > 0.2)
  }
}
