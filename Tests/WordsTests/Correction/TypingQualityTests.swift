// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Words
import WordsSupport

struct TypingQualityTests {
  @Test(
    "Mistakes in everyday sentences are corrected, and right words are kept",
    .enabled(if: Tier.runsSlowTests))
  func sentences() throws {
    let english = try #require(TestData.english)
    let corrector = WordCorrector(LanguageModel(english, pairs: TestData.englishPairs))
    var result = TypingEvaluation()
    result.run(TestData.sentences("test"), with: corrector, seed: SplitMix64(seed: 1000))
    #expect(result.correct > 800)
    #expect(result.mistyped > 50)
    #expect(result.precision >= 0.92)
    #expect(result.recall >= 0.65)
    #expect(result.spoiltRate <= 0.01)
    #expect(result.completionRate > 0.72)
    #expect(result.predictionRate > 0.15)
  }

  @Test(
    "Of 600 rare, foreign and slang words typed exactly, none is replaced",
    .enabled(if: Tier.runsSlowTests))
  func exactUnknownWords() throws {
    let corrector = WordCorrector(LanguageModel(try #require(TestData.english)))
    let words = TestData.unknownWords.filter { !corrector.language.contains($0) }
    #expect(words.count == 600)
    #expect(UnknownWordEvaluation.replaced(by: corrector, ofExact: words).map(\.word) == [])
  }

  @Test(
    "At most 5 % of the words of another language are replaced", .enabled(if: Tier.runsSlowTests))
  func foreignWords() throws {
    let corrector = WordCorrector(LanguageModel(try #require(TestData.english)))
    var words: [String] = []
    try #require(TestData.german).forEach { if $0.word.count > 3 { words.append($0.word) } }
    var generator = SplitMix64(seed: 99)
    let some = Array(words.shuffled(using: &generator).prefix(500))
    let counts = UnknownWordEvaluation.replaced(by: corrector, of: some, generator)
    #expect(counts.typed > 250)
    #expect(Double(counts.replaced) <= 0.05 * Double(counts.typed))
  }
}
