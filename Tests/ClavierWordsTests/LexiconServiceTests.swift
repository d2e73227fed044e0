// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierWords
import Testing
import Words
import WordsSupport

struct LexiconServiceTests {
  private let service: LexiconService

  init() throws {
    service = LexiconService(LanguageModel(try #require(TestData.english)))
  }

  private func texts(_ before: String, after: String? = nil) -> [String] {
    suggestions(before, after: after).map(\.text)
  }

  private func suggestions(
    _ before: String, after: String? = nil
  ) -> [Autocomplete.Suggestion] {
    service.suggestions(
      for: TextContext(beforeInput: before, afterInput: after), localeIdentifier: "en")
  }

  private func correction(_ before: String) -> String? {
    suggestions(before).first(where: \.isAutocorrect)?.text
  }

  @Test("A misspelled word is suggested first as it was typed, then corrected")
  func correctionOrder() {
    let found = suggestions("I am gonig")
    #expect(found.prefix(2).map(\.text) == ["gonig", "going"])
    #expect(found.prefix(2).map(\.type) == [.unknown, .autocorrect])
    #expect(found.count <= 3)
  }

  @Test(
    "Common mistakes are corrected",
    arguments: [
      ("teh", "the"), ("Teh", "The"), ("becuase", "because"), ("dont", "don't"), ("i", "I"),
      ("ofthe", "of the"), ("freind", "friend"),
    ])
  func corrected(typed: String, meant: String) {
    #expect(correction("so \(typed)") == meant)
  }

  @Test(
    "Words, numbers, addresses and names with inner capitals are not corrected",
    arguments: ["the", "cat", "b2b", "me@example", "iPod", "x1", "h"])
  func left(word: String) {
    #expect(correction("so \(word)") == nil)
  }

  @Test("The beginning of a word is completed, with its capital")
  func completions() {
    #expect(texts("so beca").contains("because"))
    #expect(texts("Beca").contains("Because"))
    #expect(texts("BECA").map { $0.uppercased() }.contains("BECAUSE"))
  }

  @Test("A quotation mark before a word stays before its completions and corrections")
  func quotationMarks() {
    #expect(texts("so \"beca").contains("\"because"))
    #expect(suggestions("so \"beca").contains { $0.title == "because" })
    #expect(correction("so “teh") == "“the")
    #expect(correction("So. \"Teh") == "\"The")
    #expect(texts("so \"").isEmpty)
    #expect(texts("so \"the\"").isEmpty)
  }

  @Test("A lower-case word at the start of a sentence keeps its case")
  func smallStart() {
    #expect(correction("teh") == "the")
    #expect(correction("So. Teh") == "The")
  }

  @Test("Inside a word, and for an unknown text, there are no suggestions")
  func inside() {
    #expect(texts("so gon", after: "ig").isEmpty)
    #expect(
      service.suggestions(for: TextContext(), localeIdentifier: "en").isEmpty)
  }

  @Test("An incremental search has the same results as a new one")
  func incremental() throws {
    let word = "becuase"
    for count in 1...word.count { _ = suggestions("so \(word.prefix(count))") }
    let grown = suggestions("so becuase")
    let fresh = LexiconService(LanguageModel(try #require(TestData.english)))
    let context = TextContext(beforeInput: "so becuase")
    #expect(fresh.suggestions(for: context, localeIdentifier: "en") == grown)
    // Backspace, and another end.
    _ = suggestions("so becu")
    let other = TextContext(beforeInput: "so becut")
    #expect(
      fresh.suggestions(for: other, localeIdentifier: "en") == suggestions("so becut"))
  }

  @Test("Without pairs no next words are suggested")
  func noPairs() {
    #expect(texts("thank ").isEmpty)
    #expect(texts("").isEmpty)
  }

  @Test("Pairs suggest the words after a word, but not after the end of a sentence")
  func nextWords() throws {
    var builder = WordPairsBuilder(language: "en")
    builder.add("thank", "you", rarity: 5)
    builder.add("", "thank", "god", rarity: 5)
    builder.add("to", "thank", "them", rarity: 5)
    let pairs = try WordPairs(bytes: LexiconBytes(builder.bytes()))
    let service = LexiconService(LanguageModel(try #require(TestData.english), pairs: pairs))
    func next(_ text: String) -> [String] {
      service.suggestions(for: TextContext(beforeInput: text), localeIdentifier: "en").map(\.text)
    }
    #expect(next("we thank ").first == "you")
    #expect(next("Thank ").first == "god")
    #expect(next("Yes. Thank ").first == "god")
    #expect(next("so to thank ").first == "them")
    #expect(next("so to, thank ").first == "you")
    #expect(next("thank. ").isEmpty)
  }

  @Test("The characters after a text are predicted with their probabilities")
  func nextCharacters() {
    let predictions = service.nextCharacterPredictions(for: TextContext(beforeInput: "so th"))
    #expect(predictions.max { $0.value < $1.value }?.key == "e")
    #expect(service.nextCharacterPredictions(for: TextContext()).isEmpty)
  }

  @Test("The language of the last words also counts after a comma")
  func commas() throws {
    let language = LanguageModel(try #require(TestData.english), TestData.german)
    let (service, other) = (LexiconService(language), LexiconService(language))
    func texts(_ service: LexiconService, _ text: String) -> [String] {
      service.suggestions(for: TextContext(beforeInput: text), localeIdentifier: "en").map(\.text)
    }
    for text in ["nicht", "nicht,", "nicht, wenn", "nicht, wenn,"] {
      _ = (texts(service, text), texts(other, text))
    }
    // A word after an unknown one begins a new search, and does not change the weights of the
    // languages.
    _ = texts(other, "xqzw y")
    #expect(texts(service, "nicht, wenn, w") == texts(other, "nicht, wenn, w"))
  }

  @Test("Two letters that are the same character are predicted as one")
  func sameCharacters() throws {
    var builder = LexiconBuilder(language: "el")
    builder.add(WordEntry("\u{3AC}\u{3BB}", rarity: 25))
    builder.add(WordEntry("\u{1F71}\u{3BC}", rarity: 25))
    let service = LexiconService(LanguageModel(try Lexicon(bytes: LexiconBytes(builder.bytes()))))
    let predictions = service.nextCharacterPredictions(for: TextContext(beforeInput: ""))
    #expect(Array(predictions.keys) == ["\u{3AC}"])
    #expect(predictions.values.allSatisfy { $0 > 0.9 })
  }

  @Test("The position of a tap between two keys decides which letter is meant")
  func places() throws {
    let context = KeyboardContext(locale: .english)
    let pages = KeyboardPages(
      service: KeyboardLayout.StandardService(), context: context, width: 390)
    let keys = pages[.alphabetic, .lowercased].keys
    let service = LexiconService(
      LanguageModel(try #require(TestData.english)), pages: pages)
    func tap(_ letter: Character, dx: Double) throws -> Autocomplete.Tap {
      let index = try #require(keys.firstIndex { $0.action == .character(String(letter)) })
      let frame = keys[index].capFrame
      return Autocomplete.Tap(
        point: Point(x: frame.center.x + dx * frame.width, y: frame.center.y), key: index)
    }
    func guesses(dx: Double) throws -> [String] {
      let taps = try ["w", "o", "r", "s"].map { try tap($0, dx: $0 == "s" ? dx : 0) }
      return service.suggestions(
        for: TextContext(beforeInput: "so wors"), taps: taps, localeIdentifier: "en"
      ).map(\.text)
    }
    // With a tap toward d, "word" is a guess; with a tap toward a, it is not.
    #expect(try guesses(dx: 0.45).contains("word"))
    #expect(try !guesses(dx: -0.45).contains("word"))
  }

  @Test("A letter that a key types with Shift alone is the one that was meant")
  func shiftedLetter() throws {
    var builder = LexiconBuilder(language: "hi")
    builder.add(WordEntry("कबर", rarity: 50))
    builder.add(WordEntry("खबर", rarity: 50))
    let lexicon = try Lexicon(bytes: LexiconBytes(builder.bytes()))
    let hindi = try #require(KeyboardLocale(rawValue: "hi"))
    let pages = KeyboardPages(
      service: KeyboardLayout.StandardService(), context: KeyboardContext(locale: hindi),
      width: 390)
    let keys = pages[.alphabetic, .lowercased].keys
    // ख is above क.
    let taps = try ["क", "ब"].map { letter in
      let index = try #require(keys.firstIndex { $0.action == .character(letter) })
      return Autocomplete.Tap(point: keys[index].capFrame.center, key: index)
    }
    let service = LexiconService(LanguageModel(lexicon), pages: pages)
    let texts = service.suggestions(
      for: TextContext(beforeInput: "खब"), taps: taps, localeIdentifier: "hi"
    ).map(\.text)
    #expect(texts.prefix(2) == ["खब", "खबर"])
  }
}
