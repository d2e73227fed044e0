// SPDX-License-Identifier: MIT

import Testing
import WordsSupport

@testable import Words

struct WordCorrectorTests {
  private func corrector() throws -> WordCorrector {
    let english = try #require(TestData.english)
    return WordCorrector(LanguageModel(english, pairs: TestData.englishPairs))
  }

  /// Corrects a word whose letters were tapped at the centres of their keys.
  private func correct(
    _ typed: String, with corrector: WordCorrector, startsSentence: Bool = false
  ) -> String {
    var beam = corrector.begin()
    for tap in taps(typed) { corrector.extend(&beam, with: tap) }
    let decision = corrector.corrections(
      of: beam, typed: typed, startsSentence: startsSentence)
    return decision.replacement?.text ?? typed
  }

  private func taps(_ text: String) -> [Tap] {
    text.lowercased().unicodeScalars.map { letter in
      let key = KeyPlaces.qwerty.keys.first { $0.letter == letter }
      return key.flatMap { KeyPlaces.qwerty.tap(x: $0.x, y: $0.y) } ?? Tap(letter: letter)
    }
  }

  @Test(
    "Each kind of mistake is corrected",
    arguments: [
      ("teh", "the"), ("becuase", "because"), ("freind", "friend"),  // exchanged
      ("restarant", "restaurant"), ("goverment", "government"),  // left out
      ("recieve", "receive"), ("peoople", "people"), ("diffferent", "different"),  // doubled
      ("posession", "possession"), ("comittee", "committee"),  // not doubled
      ("dont", "don't"), ("youre", "you're"), ("theyve", "they've"),  // apostrophe
      ("inthe", "in the"), ("ofthe", "of the"), ("thankyou", "thank you"),  // blank
    ])
  func kinds(typed: String, meant: String) throws {
    #expect(correct(typed, with: try corrector()) == meant)
  }

  @Test("A letter tapped beside its key is corrected, and one tapped in its middle is not")
  func places() throws {
    let corrector = try corrector()
    for (offset, isCorrected) in [(Float(15), true), (0, false)] {
      var beam = corrector.begin()
      // "kot" for "lot": k at its border to l, or at its centre.
      for (index, letter) in "kot".unicodeScalars.enumerated() {
        let key = try #require(KeyPlaces.qwerty.keys.first { $0.letter == letter })
        let x = index == 0 ? key.x + offset : key.x
        let tap = try #require(KeyPlaces.qwerty.tap(x: x, y: key.y))
        corrector.extend(&beam, with: tap)
      }
      let decision = corrector.corrections(of: beam, typed: "kot")
      #expect((decision.replacement?.text == "lot") == isCorrected)
    }
  }

  @Test("A letter tapped instead of the blank is corrected to the blank")
  func blank() throws {
    let corrector = try corrector()
    var beam = corrector.begin()
    for tap in taps("going") { corrector.extend(&beam, with: tap) }
    corrector.extend(&beam, with: try #require(KeyPlaces.qwerty.tap(x: 192, y: 214)))
    for tap in taps("home") { corrector.extend(&beam, with: tap) }
    let decision = corrector.corrections(of: beam, typed: "goingbhome")
    #expect(decision.replacement?.text == "going home")
  }

  @Test(
    "A known word, a code, or a text that may be intended is not corrected",
    arguments: [
      "kot", "the", "House", "x", "b4", "a@b", "McDonnel", "iPhnoe", "gcc", "xkcd", "Tll", "zzz",
      "TeH", "qwertzuiop", "naïve", "", "日本", "no.", "thr.com", "snake_caes", "and/ro", "sicne2",
    ])
  func stays(typed: String) throws {
    #expect(correct(typed, with: try corrector()) == typed)
  }

  @Test("Capitals follow the typed word, the sentence and the name")
  func capitals() throws {
    let corrector = try corrector()
    #expect(correct("Teh", with: corrector) == "The")
    #expect(correct("TEH", with: corrector) == "THE")
    #expect(correct("teh", with: corrector, startsSentence: true) == "The")
    #expect(correct("michael", with: corrector) == "Michael")
    #expect(correct("Mihcael", with: corrector) == "Michael")
    #expect(correct("im", with: corrector) == "I'm")
    #expect(correct("hello", with: corrector, startsSentence: true) == "Hello")
    #expect(correct("hello", with: corrector) == "hello")
  }

  @Test("Two or more upper-case letters make a word of capitals; signs without case do not count")
  func capitalsOfWords() {
    #expect(WordCase(of: "I'") == .capitalized)
    #expect(WordCase(of: "W2") == .capitalized)
    #expect(WordCase(of: "O\u{2BC}N") == .upper)
    #expect(WordCase(of: "\u{2BB}O") == .capitalized)
    #expect(WordCase(of: "no") == .lower)
    #expect(WordCase(of: "日本") == .lower)
  }

  @Test("A word flagged neverCorrectTo is only guessed, and one flagged neverSuggest is not")
  func flags() throws {
    for (flags, isGuessed) in [(WordEntry.Flags.neverCorrectTo, true), (.neverSuggest, false)] {
      var builder = LexiconBuilder(language: "en")
      builder.add(WordEntry("banana", rarity: 60, flags: flags))
      let corrector = WordCorrector(
        LanguageModel(try Lexicon(bytes: LexiconBytes(builder.bytes()))))
      var beam = corrector.begin()
      for tap in taps("bannaa") { corrector.extend(&beam, with: tap) }
      let decision = corrector.corrections(of: beam, typed: "bannaa")
      #expect((decision.guesses.first?.text == "banana") == isGuessed)
      #expect(decision.replacement == nil)
    }
  }

  @Test("A guess that is far less probable than the typed word has hardly any confidence")
  func confidence() throws {
    var builder = LexiconBuilder(language: "en")
    builder.add(WordEntry("banana", rarity: 254))
    let corrector = WordCorrector(
      LanguageModel(try Lexicon(bytes: LexiconBytes(builder.bytes()))))
    var beam = corrector.begin()
    for tap in taps("bananq") { corrector.extend(&beam, with: tap) }
    let decision = corrector.corrections(of: beam, typed: "bananq")
    #expect(decision.guesses.map(\.text) == ["banana"])
    #expect(decision.replacement == nil)
    #expect(decision.confidence < 0.01)
  }

  @Test("A missing accent is inserted")
  func accents() throws {
    var builder = LexiconBuilder(language: "fr")
    for (word, rarity) in [("été", 70), ("déjà", 80), ("ёлка", 90)] as [(String, UInt8)] {
      builder.add(WordEntry(word, rarity: rarity))
    }
    let corrector = WordCorrector(
      LanguageModel(try Lexicon(bytes: LexiconBytes(builder.bytes()))))
    #expect(correct("ete", with: corrector) == "été")
    #expect(correct("deja", with: corrector) == "déjà")
    #expect(correct("елка", with: corrector) == "ёлка")
  }

  @Test("Turkish words get the capitals of their own two letters i")
  func turkish() throws {
    var builder = LexiconBuilder(language: "tr")
    builder.add(WordEntry("iyi", rarity: 60))
    builder.add(WordEntry("ısı", rarity: 60))
    let corrector = WordCorrector(
      LanguageModel(try Lexicon(bytes: LexiconBytes(builder.bytes()))))
    func completions(_ letters: String, typed: String) -> [String] {
      var beam = corrector.begin()
      for letter in letters.unicodeScalars { corrector.extend(&beam, with: Tap(letter: letter)) }
      return corrector.completions(of: beam, typed: typed, limit: 1).map(\.text)
    }
    #expect(completions("iy", typed: "İy") == ["İyi"])
    #expect(completions("iy", typed: "İY") == ["İYİ"])
    #expect(completions("ıs", typed: "Is") == ["Isı"])
    #expect(completions("ıs", typed: "IS") == ["ISI"])
  }

  @Test("Words of both languages are kept, and mistakes in both are corrected")
  func twoLanguages() throws {
    let english = try #require(TestData.english)
    let german = try #require(TestData.german)
    let corrector = WordCorrector(LanguageModel(english, german))
    #expect(correct("nicht", with: corrector) == "nicht")
    #expect(correct("wahrscheinlcih", with: corrector) == "wahrscheinlich")
    #expect(correct("probalby", with: corrector) == "probably")
  }

  @Test("A word of both languages has the capitals of the likelier one")
  func capitalsOfTwoLanguages() throws {
    func lexicon(_ language: String, _ words: [String]) throws -> Lexicon {
      var builder = LexiconBuilder(language: language)
      for word in words { builder.add(WordEntry(word, rarity: 60)) }
      return try Lexicon(bytes: LexiconBytes(builder.bytes()))
    }
    let german = try lexicon("de", ["Hand", "und"])
    let english = try lexicon("en", ["hand", "shook"])
    var corrector = WordCorrector(LanguageModel(german, english))
    #expect(correct("hand", with: corrector) == "Hand")
    for _ in 0..<3 { corrector.observe("shook") }
    #expect(correct("hand", with: corrector) == "hand")
    for _ in 0..<5 { corrector.observe("und") }
    #expect(correct("hand", with: corrector) == "Hand")
  }
}
