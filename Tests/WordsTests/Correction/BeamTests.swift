// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import WordsSupport

@testable import Words

struct BeamTests {
  private func corrector() throws -> WordCorrector {
    WordCorrector(
      LanguageModel(try #require(TestData.english), pairs: TestData.englishPairs))
  }

  @Test("Removed taps leave the same corrections as if they had never been typed")
  func removal() throws {
    let corrector = try corrector()
    var generator = SplitMix64(seed: 21)
    for word in ["restaurant", "tommorow", "xqzzv", "a"] {
      var straight = corrector.begin(after: "the")
      var wandering = straight
      for letter in word.unicodeScalars {
        corrector.extend(&straight, with: Tap(letter: letter))
        for _ in 0..<Int.random(in: 0...2, using: &generator) {
          corrector.extend(&wandering, with: Tap(letter: "q"))
          wandering.removeLast()
        }
        corrector.extend(&wandering, with: Tap(letter: letter))
      }
      #expect(straight.count == wandering.count)
      #expect(straight.levelEnds == wandering.levelEnds)
      let one = corrector.corrections(of: straight, typed: word)
      #expect(one == corrector.corrections(of: wandering, typed: word))
    }
    var empty = corrector.begin()
    empty.removeLast()
    #expect(empty.count == 0)
    #expect(corrector.corrections(of: empty, typed: "").guesses.isEmpty)
  }

  @Test("A word typed without a mistake is the first guess")
  func exact() throws {
    let corrector = try corrector()
    for word in ["because", "I'm", "Paris", "telephone", "wonderful", "it"] {
      var beam = corrector.begin()
      for letter in word.lowercased().unicodeScalars {
        corrector.extend(&beam, with: Tap(letter: letter))
      }
      #expect(corrector.corrections(of: beam, typed: word).guesses.first?.text == word)
    }
  }

  @Test("Completions continue the typed letters, also after a mistake, and use the word before")
  func completions() throws {
    let corrector = try corrector()
    func completions(_ typed: String, after previous: String? = nil) -> [String] {
      var beam = corrector.begin(after: previous)
      for letter in typed.lowercased().unicodeScalars {
        corrector.extend(&beam, with: Tap(letter: letter))
      }
      return corrector.completions(of: beam, typed: typed).map(\.text)
    }
    #expect(completions("keyb").first == "keyboard")
    #expect(completions("Keyb").first == "Keyboard")
    #expect(completions("tomorow").contains("tomorrow"))
    #expect(completions("restuar").contains("restaurant"))
    #expect(completions("for", after: "looking").contains("forward"))
    #expect(!completions("the").contains("the"))
    #expect(completions("f", after: "looking").first == "for")
  }

  @Test("Any number of random taps has finite guesses in the order of their costs")
  func anything() throws {
    let corrector = try corrector()
    var generator = SplitMix64(seed: 31)
    for count in [0, 1, 3, 9, 30, 60] {
      var beam = corrector.begin(after: "of")
      var typed = ""
      for _ in 0..<count {
        let x = Float.random(in: 0...320, using: &generator)
        let y = Float.random(in: 0...280, using: &generator)
        guard let tap = KeyPlaces.qwerty.tap(x: x, y: y) else { continue }
        typed.unicodeScalars.append(tap.typed.letter)
        corrector.extend(&beam, with: tap)
      }
      #expect(beam.states.count <= (count + 1) * corrector.search.costs.beamWidth)
      let costs = corrector.corrections(of: beam, typed: typed).guesses.map(\.cost)
      #expect(costs == costs.sorted())
      let areFinite = costs.allSatisfy { $0.isFinite }
      #expect(areFinite)
      _ = corrector.completions(of: beam, typed: typed)
    }
  }

  @Test("A damaged lexicon does not make the corrector trap", arguments: 0..<12 as Range<UInt64>)
  func damaged(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var bytes = TestData.bytes("Lexicons/de.words")
    for _ in 0..<3000 {
      let offset = Int.random(in: LexiconFormat.headerSize..<bytes.count, using: &generator)
      bytes[offset] = UInt8.random(in: 0...255, using: &generator)
    }
    guard let lexicon = try? Lexicon(bytes: LexiconBytes(bytes)) else { return }
    let corrector = WordCorrector(LanguageModel(lexicon))
    for word in ["nicht", "haus", "wahrscheinlich"] {
      var beam = corrector.begin()
      for letter in word.unicodeScalars { corrector.extend(&beam, with: Tap(letter: letter)) }
      let guesses = corrector.corrections(of: beam, typed: word).guesses
      #expect(guesses.count <= 5)
      #expect(corrector.completions(of: beam, typed: word).count <= 3)
    }
  }
}
