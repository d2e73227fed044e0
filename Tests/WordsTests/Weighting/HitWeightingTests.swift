// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import WordsSupport

@testable import Words

struct HitWeightingTests {
  private let weighting = HitWeighting()

  /// Returns the decision about a tap on a phone's keyboard, after some letters.
  private func decide(
    _ x: Float, _ y: Float, after letters: String, in language: LanguageModel
  ) throws -> Unicode.Scalar {
    let tap = try #require(KeyPlaces.qwerty.tap(x: x, y: y))
    var path = WordPath(language)
    for letter in letters.unicodeScalars { path.append(letter, language) }
    return tap[weighting.decide(tap, after: path, in: language)].letter
  }

  private func english() throws -> LanguageModel {
    LanguageModel(try #require(TestData.english))
  }

  @Test("A tap between two keys types the letter that continues a word")
  func between() throws {
    let language = try english()
    // Between r and t, slightly closer to r.
    #expect(try decide(126, 36, after: "no", in: language) == "t")
    #expect(try decide(126, 36, after: "fo", in: language) == "r")
    #expect(try decide(126, 36, after: "FO", in: language) == "r")
    // Between g and h, closer to g.
    #expect(try decide(174, 108, after: "t", in: language) == "h")
  }

  @Test("A letter tapped at the edge of the space bar becomes a blank where a word ends")
  func blank() throws {
    let language = try english()
    #expect(try decide(192, 214, after: "because", in: language) == " ")
    #expect(try decide(192, 214, after: "num", in: language) == "b")
  }

  @Test("A tap near the middle of a key is never moved")
  func anchored() throws {
    let language = try english()
    var generator = SplitMix64(seed: 11)
    for prefix in ["", "t", "th", "becaus", "qu", "zz"] {
      for key in KeyPlaces.qwerty.keys where key.letter != " " {
        let x = key.x + Float.random(in: -0.22...0.22, using: &generator) * key.width
        let y = key.y + Float.random(in: -0.22...0.22, using: &generator) * key.height
        #expect(try decide(x, y, after: prefix, in: language) == key.letter)
      }
    }
  }

  @Test("The hit test decides after letters that begin no word, or if no candidate continues one")
  func unknown() throws {
    let language = try english()
    #expect(try decide(126, 36, after: "xqz", in: language) == "r")
    #expect(try decide(127, 36, after: String(repeating: "a", count: 60), in: language) == "r")
    var builder = LexiconBuilder(language: "en")
    builder.add(WordEntry("zoo"))
    let zoo = LanguageModel(try Lexicon(bytes: LexiconBytes(builder.bytes())))
    #expect(try decide(126, 36, after: "zo", in: zoo) == "r")
  }

  @Test("A decision is one of the candidates, whatever the tap")
  func anywhere() throws {
    let english = try #require(TestData.english)
    let german = try #require(TestData.german)
    let language = LanguageModel(english, german)
    var generator = SplitMix64(seed: 2)
    var path = WordPath(language)
    var moved = 0
    for _ in 0..<4000 {
      let x = Float.random(in: -20...340, using: &generator)
      let y = Float.random(in: -20...310, using: &generator)
      guard let tap = KeyPlaces.qwerty.tap(x: x, y: y) else { continue }
      let index = weighting.decide(tap, after: path, in: language)
      #expect(index >= 0 && index < tap.count)
      moved += index > 0 ? 1 : 0
      if path.count > 5 {
        path = WordPath(language)
      } else {
        path.append(tap[index].letter, language)
      }
    }
    #expect(moved > 50)
  }

  @Test("The last words decide the weights of two languages")
  func twoLanguages() throws {
    let english = try #require(TestData.english)
    let german = try #require(TestData.german)
    var language = LanguageModel(english, german)
    for word in ["ich", "habe", "nicht"] { language.observe(word) }
    // Between u and i, closer to i: "un…" of "und" against "in".
    #expect(try decide(224.6, 36, after: "", in: language) == "i")
    #expect(language.weight < 0.1)
    for word in ["I", "have", "not"] { language.observe(word) }
    #expect(language.weight > 0.9)
  }

  @Test(
    "On the recorded taps of eight people, wrong letters and words stay within their limits",
    .enabled(if: Tier.runsSlowTests))
  func recorded() throws {
    let taps = try #require(RecordedTaps())
    let corrector = WordCorrector(try english())
    let plain = ReplayEvaluation(taps, weighting: nil, corrector: corrector)
    let weighted = ReplayEvaluation(taps, weighting: weighting, corrector: corrector)
    #expect(plain.letters == 595 && plain.words == 136)
    #expect(plain.wrongLetters == 29 && plain.wrongWords == 26)
    #expect(weighted.wrongLetters <= 8)
    #expect(weighted.wrongWords <= 8)
    #expect(weighted.wrongBlanks <= 2)
    #expect(weighted.movedAnchors == 0)
    #expect(weighted.wrongAfterCorrection <= 2)
    #expect(weighted.spoiltWords == 0)
    let free = UnknownWordEvaluation.wrongLetters(
      taps, weighting: nil, in: corrector.language, SplitMix64(seed: 5))
    let bound = UnknownWordEvaluation.wrongLetters(
      taps, weighting: weighting, in: corrector.language, SplitMix64(seed: 5))
    #expect(Double(bound.wrong) <= 1.1 * Double(free.wrong))
  }
}
