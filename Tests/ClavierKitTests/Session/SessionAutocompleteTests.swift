// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@Suite("A session queries its autocomplete service")
struct SessionAutocompleteTests {
  private static func hand(
    _ words: [String], autolearns: Bool = false, purpose: Keyboard.FieldPurpose = .standard
  ) -> (SessionHand, WordList) {
    let list = WordList(words)
    var settings = EngineSettings()
    settings.autocapitalization = .none
    settings.autocomplete.isAutolearnEnabled = autolearns
    let session = KeyboardSession(
      context: KeyboardContext(fieldPurpose: purpose), settings: settings,
      services: Keyboard.Services(autocompleteService: list))
    return (SessionHand(session), list)
  }

  @Test("The service's suggestions are in the response that typed the letter")
  func suggests() throws {
    let (hand, list) = Self.hand(["hello", "help"])
    try hand.type("he")
    #expect(hand.session.suggestions.map(\.text) == ["hello", "help"])
    #expect(hand.response.changes.contains(.suggestions))
    #expect(hand.response.autocompleteRequests.isEmpty)
    #expect(list.requestedTexts == [TextContext(beforeInput: "h"), TextContext(beforeInput: "he")])
  }

  @Test("Accepting a suggestion types the missing letters and a space, and requests the next ones")
  func accepts() throws {
    let (hand, list) = Self.hand(["hello"])
    try hand.type("he")
    let suggestion = try #require(hand.session.suggestions.first)
    hand.handle(hand.session.accept(suggestion, at: hand.now))
    #expect(hand.typed == "hello ")
    #expect(list.requestedTexts.last == TextContext(beforeInput: "hello "))
    hand.handle(hand.session.accept(suggestion, at: hand.now))
    #expect(hand.typed == "hello hello ")
    hand.handle(hand.session.accept(Autocomplete.Suggestion(text: "none"), at: hand.now))
    #expect(hand.typed == "hello hello ")
  }

  @Test("A word that the user restores is ignored from then on, if autolearn is on")
  func ignores() throws {
    let (hand, list) = Self.hand(["the"], autolearns: true)
    try hand.type("teh ")
    try hand.tap(.backspace)
    try hand.type(" ")
    #expect(list.ignoredWords == ["teh"])
    hand.handle(hand.session.handle(.textChangedElsewhere(hand.now)))
    try hand.type("a teh ")
    #expect(hand.typed.hasSuffix("a teh "))
    list.removeIgnoredWord("teh")
    try hand.type("teh ")
    #expect(hand.typed.hasSuffix("a teh the "))
  }

  @Test("An unknown word that is accepted is learned once")
  func learns() throws {
    let (hand, list) = Self.hand(["the"], autolearns: true)
    for _ in 0..<2 {
      list.unlearnWord("frob")
      try hand.type("frob")
      let own = try #require(hand.session.suggestions.first)
      #expect(own.type == .unknown)
      hand.handle(hand.session.accept(own, at: hand.now))
      #expect(list.learnedWords == ["frob"])
    }
    try hand.type("fr")
    #expect(hand.session.suggestions.map(\.text) == ["frob"])
  }

  @Test("No word is learned or ignored unless autolearn is on")
  func learnsNothing() throws {
    let (hand, list) = Self.hand(["the"])
    try hand.type("teh ")
    try hand.tap(.backspace)
    try hand.type(" frob")
    let own = try #require(hand.session.suggestions.first)
    hand.handle(hand.session.accept(own, at: hand.now))
    #expect(list.learnedWords.isEmpty && list.ignoredWords.isEmpty)
  }

  @Test(
    "In other fields than text, no suggestions are requested or shown, and no words ignored",
    arguments: Keyboard.FieldPurpose.allCases.filter { $0 != .standard })
  func secret(_ purpose: Keyboard.FieldPurpose) throws {
    let (hand, list) = Self.hand(["the"], autolearns: true, purpose: purpose)
    try hand.type("teh")
    try hand.tap(.backspace)
    #expect(list.requestedTexts.isEmpty && list.ignoredWords.isEmpty)
    #expect(hand.session.suggestions.isEmpty)
    let late = [Autocomplete.Suggestion(text: "the", type: .autocorrect)]
    let text = TextContext(hand.session.text)
    hand.handle(hand.session.handle(.suggestions(late, for: text, hand.now)))
    #expect(hand.session.suggestions.isEmpty)
  }

  @Test("A change to a secret field removes suggestions, and a change back requests them anew")
  func secretLater() throws {
    let (hand, list) = Self.hand(["hello"])
    try hand.type("h")
    hand.session.context.fieldPurpose = .password
    #expect(hand.session.suggestions.isEmpty)
    try hand.type("e")
    #expect(list.requestedTexts.count == 1)
    hand.session.context.fieldPurpose = .standard
    // It is a new, empty field.
    try hand.type("h")
    #expect(hand.session.suggestions.map(\.text) == ["hello"])
  }

  @Test(
    "A reported field other than text disables suggestions until a text field is reported",
    arguments: Keyboard.FieldPurpose.allCases.filter { $0 != .standard })
  func reportedField(_ purpose: Keyboard.FieldPurpose) throws {
    let (hand, list) = Self.hand(["hello"])
    hand.handle(hand.session.handle(.newField(Keyboard.Field(purpose: purpose), hand.now)))
    try hand.type("he")
    #expect(list.requestedTexts.isEmpty && hand.session.suggestions.isEmpty)
    hand.handle(hand.session.handle(.newField(Keyboard.Field(), hand.now)))
    try hand.type("he")
    #expect(hand.session.suggestions.map(\.text) == ["hello"])
  }

  @Test("A different reported text discards the suggestions and the record of a suggested space")
  func reportedText() throws {
    let (hand, list) = Self.hand(["hello"])
    try hand.type("h")
    hand.handle(hand.session.accept(hand.session.suggestions[0], at: hand.now))
    let report = TextContext(beforeInput: "other ", afterInput: "")
    hand.handle(hand.session.handle(.textContext(report, hand.now)))
    #expect(list.requestedTexts.last?.beforeInput == "other ")
    hand.session.setKeyboardType(.numeric)
    try hand.type(",")
    #expect(hand.typed == "hello ,")
  }

  @Test("Late suggestions are shown only for the text that they were requested for")
  func later() throws {
    let (hand, list) = Self.hand([])
    try hand.type("h")
    let request = try #require(list.requestedTexts.last)
    let found = [Autocomplete.Suggestion(text: "hello")]
    hand.handle(hand.session.handle(.suggestions(found, for: request, hand.now)))
    #expect(hand.session.suggestions == found)
    try hand.type("i")
    hand.handle(hand.session.handle(.suggestions(found, for: request, hand.now)))
    #expect(hand.session.suggestions.map(\.text) == ["hi"])
  }

  @Test("Suggestions are requested only with a service, and from the next input")
  func without() throws {
    let hand = SessionHand()
    hand.session.settings.autocapitalization = .none
    try hand.type("h")
    #expect(hand.response.autocompleteRequests.isEmpty)
    hand.session.services.autocompleteService = WordList(["hello"])
    try hand.type("e")
    #expect(hand.session.suggestions.map(\.text) == ["hello"])
    hand.session.services.autocompleteService = nil
    #expect(hand.session.suggestions.isEmpty)
  }

  @Test("A program reads which characters follow the text, in text fields only")
  func nextCharacters() throws {
    let (hand, _) = Self.hand(["hello", "hi"])
    try hand.type("h")
    #expect(hand.session.nextCharacterPredictions == ["e": 0.5, "i": 0.5])
    hand.session.settings.autocomplete.isAutocompleteEnabled = false
    #expect(hand.session.nextCharacterPredictions.isEmpty)
    hand.session.settings.autocomplete.isAutocompleteEnabled = true
    #expect(hand.session.nextCharacterPredictions.count == 2)
    hand.session.context.fieldPurpose = .password
    #expect(hand.session.nextCharacterPredictions.isEmpty)
  }

  @Test("Another language keeps the text and requests suggestions anew")
  func anotherKeyboard() throws {
    let (hand, list) = Self.hand(["hello"])
    try hand.type("h")
    hand.session.context.locale = .german
    try hand.type("e")
    #expect(hand.session.suggestions.map(\.text) == ["hello"])
    #expect(list.requestedTexts.last == TextContext(beforeInput: "he"))
  }

  @Test("A space that the program types is not removed as a suggested space")
  func programTypes() throws {
    let (hand, _) = Self.hand(["hello"])
    try hand.type("h")
    hand.handle(hand.session.accept(hand.session.suggestions[0], at: hand.now))
    hand.handle(hand.session.insertText("x ", at: hand.now))
    hand.session.setKeyboardType(.numeric)
    try hand.type(",")
    #expect(hand.typed == "hello x ,")
  }
}
