// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierWords
import Testing
import Words
import WordsSupport

/// Learning from texts that grow letter by letter, as they are typed.
struct LexiconLearningTests {
  private let ownWords: OwnWordsStore
  private let service: LexiconService

  init() throws {
    ownWords = OwnWordsStore(learns: true)
    service = LexiconService(LanguageModel(try #require(TestData.english)), ownWords: ownWords)
  }

  private func type(_ text: String) {
    for count in 0...text.count { _ = suggestions(String(text.prefix(count))) }
  }

  private func suggestions(_ text: String) -> [Autocomplete.Suggestion] {
    service.suggestions(for: TextContext(beforeInput: text), localeIdentifier: "en")
  }

  @Test("An unknown word that was typed twice is suggested, and not corrected")
  func twice() {
    type("so frobz ")
    #expect(ownWords.words.knownWords.isEmpty)
    type("so frobz ")
    #expect(ownWords.words.knownWords == ["frobz"])
    #expect(suggestions("so fro").map(\.text).contains("frobz"))
    #expect(!suggestions("so frobz").contains { $0.isAutocorrect })
    #expect(!suggestions("so frobz").contains { $0.type == .unknown })
  }

  @Test("The capital at the start of a sentence is not learned")
  func capital() {
    type("Frobz ")
    type("So. Frobz ")
    #expect(ownWords.words.knownWords == ["frobz"])
  }

  @Test("A Turkish capital at the start of a sentence is not learned either")
  func turkishCapital() throws {
    var builder = LexiconBuilder(language: "tr")
    builder.add(WordEntry("iyi", rarity: 60))
    let lexicon = try Lexicon(bytes: LexiconBytes(builder.bytes()))
    let turkish = LexiconService(LanguageModel(lexicon), ownWords: ownWords)
    func suggestions(_ text: String) -> [Autocomplete.Suggestion] {
      turkish.suggestions(for: TextContext(beforeInput: text), localeIdentifier: "tr")
    }
    for text in ["İşçi ", "Işıl ", "İşçi ", "Işıl "] {
      for count in 0...text.count { _ = suggestions(String(text.prefix(count))) }
    }
    #expect(ownWords.words.knownWords == ["işçi", "ışıl"])
    #expect(!suggestions("İşçi").contains { $0.type == .unknown })
  }

  @Test("Learned words are completed at the start of a sentence, with its capital")
  func completedCapital() {
    service.learnWord("frobz")
    #expect(suggestions("So. Frob").map(\.text).contains("Frobz"))
    #expect(!suggestions("so Frob").map(\.text).contains("Frobz"))
    #expect(!suggestions("So. FROB").map(\.text).contains("Frobz"))
  }

  @Test("Words of the lexicon, and texts that were not typed, are not learned")
  func notLearned() {
    for _ in 0..<3 {
      type("so the ")
      _ = suggestions("so frobz")
      _ = suggestions("elsewhere ")
      _ = suggestions("another zorbs ")
    }
    #expect(ownWords.words.knownWords.isEmpty)
  }

  @Test("A word that was not typed on this keyboard is not learned with the space after it")
  func pasted() {
    for text in Array(repeating: ["so frobz", "so frobz "], count: 3).joined() {
      _ = service.suggestions(
        for: TextContext(beforeInput: text), taps: [], localeIdentifier: "en")
    }
    #expect(ownWords.words.isEmpty)
  }

  @Test("Pairs are suggested after a space, also those of corrected words")
  func pairs() {
    for _ in 0..<2 {
      type("thank zou")
      _ = suggestions("thank you ")
    }
    #expect(suggestions("thank ").map(\.text) == ["you"])
  }

  @Test("No word is learned or ignored if learning is off")
  func off() {
    ownWords.learns = false
    for _ in 0..<3 { type("so frobz ") }
    #expect(ownWords.words.isEmpty && !ownWords.isChanged)
    #expect(!service.canLearnWords && !service.canIgnoreWords)
  }

  @Test("A removed suggestion is neither suggested nor corrected to, even without learning")
  func removed() {
    ownWords.learns = false
    #expect(suggestions("so teh").contains { $0.text == "the" })
    service.removeSuggestion("the")
    #expect(!suggestions("so teh").contains { $0.text == "the" })
    #expect(ownWords.isChanged)
  }

  @Test("A suggestion that is removed at the start of a sentence is removed inside one, too")
  func removedCapital() {
    service.removeSuggestion("The")
    #expect(!suggestions("So. Teh").contains { $0.text == "The" })
    #expect(!suggestions("so teh").contains { $0.text == "the" })
    #expect(suggestions("so Micha").contains { $0.text == "Michael" })
    service.removeSuggestion("Michael")
    #expect(!suggestions("so Micha").contains { $0.text == "Michael" })
    #expect(!ownWords.words.hasRemoved("michael"))
  }

  @Test("A word that was chosen or removed after a quotation mark is learned or removed")
  func quoted() {
    service.learnWord("“frobz")
    #expect(ownWords.words.knownWords == ["frobz"])
    #expect(service.hasLearnedWord("\"frobz"))
    service.removeSuggestion("\"the")
    #expect(!suggestions("so teh").contains { $0.text == "the" })
  }

  @Test("A removed word is not suggested after another, even if it is typed with a capital")
  func removedPair() {
    service.removeSuggestion("you")
    for _ in 0..<2 { type("so thank You ") }
    #expect(!suggestions("so thank ").contains { $0.text.lowercased() == "you" })
  }

  @Test("A learned word that is removed with the capital of a sentence is gone")
  func removedOwnWord() {
    service.learnWord("frobz")
    #expect(suggestions("So. Frob").contains { $0.text == "Frobz" })
    service.removeSuggestion("Frobz")
    #expect(!suggestions("so frob").contains { $0.text == "frobz" })
  }

  @Test("A suggestion of two words, or of one letter, can be removed, and stays so after a restart")
  func removedPhrase() throws {
    for suggestion in ["A lot", "I"] { service.removeSuggestion(suggestion) }
    let stored = try OwnWords(text: ownWords.words.text)
    #expect(stored == ownWords.words)
    #expect(stored.hasRemoved("A lot") && stored.hasRemoved("a lot") && stored.hasRemoved("I"))
    #expect(!suggestions("so thank ").contains { $0.text == "I" })
  }
}
