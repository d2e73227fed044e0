// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@Suite("A session types the text of its dictation service")
struct SessionDictationTests {
  private static func hand(
    _ context: KeyboardContext = KeyboardContext(hasDictationKey: true),
    words: (any AutocompleteService)? = nil
  ) -> (SessionHand, Recognizer) {
    let service = Recognizer()
    let session = KeyboardSession(
      context: context,
      services: Keyboard.Services(autocompleteService: words, dictationService: service))
    return (SessionHand(session), service)
  }

  private func report(_ report: Dictation.Report, to hand: SessionHand) {
    hand.handle(hand.session.handle(report, at: hand.now))
  }

  @Test("The key starts the service in the language, then stops it, until it is idle")
  func service() throws {
    let (hand, service) = Self.hand(KeyboardContext(locale: .german, hasDictationKey: true))
    try hand.tap(.dictation)
    #expect(service.calls == ["start de"])
    #expect(hand.session.state.dictationContext.state == .listening)
    try hand.tap(.dictation)
    #expect(service.calls == ["start de", "stop"])
    #expect(hand.session.state.dictationContext.state == .thinking)
    report(.state(.idle), to: hand)
    #expect(!hand.session.state.dictationContext.isDictating)
    try hand.tap(.dictation)
    #expect(service.calls == ["start de", "stop", "start de"])
  }

  @Test("A partial text is only shown; final ones are typed with capital and spaces")
  func texts() throws {
    let (hand, _) = Self.hand()
    try hand.tap(.dictation)
    report(.partialText("hel"), to: hand)
    #expect(hand.session.state.dictationContext.dictatedText == "hel")
    #expect(hand.typed.isEmpty)
    report(.finalText("hello there"), to: hand)
    #expect(hand.typed == "Hello there")
    #expect(hand.session.state.dictationContext.dictatedText.isEmpty)
    report(.finalText("see you"), to: hand)
    report(.finalText(", friend"), to: hand)
    #expect(hand.typed == "Hello there see you, friend")
  }

  @Test("With suggestions a space follows the text, and goes behind a mark")
  func spaces() throws {
    let (hand, _) = Self.hand(words: Autocomplete.TextReplacementService(dictionary: .init()))
    try hand.tap(.dictation)
    report(.finalText("hello"), to: hand)
    #expect(hand.typed == "Hello ")
    report(.finalText(", you"), to: hand)
    #expect(hand.typed == "Hello, you ")
    report(.finalText("there"), to: hand)
    #expect(hand.typed == "Hello, you there ")
  }

  @Test("No space joins the words of an address, which has no capitals")
  func address() throws {
    let context = KeyboardContext(fieldPurpose: .url, hasDictationKey: true)
    let (hand, _) = Self.hand(context)
    try hand.tap(.dictation)
    report(.finalText("example"), to: hand)
    report(.finalText("org"), to: hand)
    #expect(hand.typed == "exampleorg")
  }

  @Test("Backspace right after a text removes it, and later one character")
  func backspace() throws {
    let (hand, _) = Self.hand()
    try hand.tap(.dictation)
    report(.finalText("hello there"), to: hand)
    try hand.tap(.backspace)
    #expect(hand.typed.isEmpty)
    try hand.tap(.dictation)
    report(.finalText("hello"), to: hand)
    try hand.type("x")
    try hand.tap(.backspace)
    #expect(hand.typed == "Hello")
    try hand.tap(.backspace)
    #expect(hand.typed == "Hell")
  }

  @Test("Backspace deletes one character of a text whose characters receivers delete differently")
  func combined() throws {
    let (hand, _) = Self.hand()
    try hand.tap(.dictation)
    report(.finalText("e\u{301}ab"), to: hand)
    try hand.tap(.backspace)
    #expect(hand.typed == "E\u{301}a")
  }

  @Test("The parts of a text are removed as one")
  func parts() throws {
    let (hand, _) = Self.hand()
    try hand.type("A")
    let parts = [
      Dictation.Part("one ", isLast: false), Dictation.Part("two", isFirst: false),
    ]
    for part in parts { hand.handle(hand.session.handle(.dictated(part, hand.now))) }
    #expect(hand.typed == "A one two")
    try hand.tap(.backspace)
    #expect(hand.typed == "A")
  }

  @Test("A part that begins with a mark replaces the space of the part before, also for Backspace")
  func markAfterPart() throws {
    let (hand, _) = Self.hand(words: Autocomplete.TextReplacementService(dictionary: .init()))
    let parts = [Dictation.Part("one"), Dictation.Part(", two", isFirst: false)]
    for part in parts { hand.handle(hand.session.handle(.dictated(part, hand.now))) }
    #expect(hand.typed == "One, two ")
    try hand.tap(.backspace)
    #expect(hand.typed.isEmpty)
  }

  @Test(
    "A text has the capitals of typed letters, wherever its parts begin",
    arguments: [
      (.none, "a john smith. jones"), (.sentences, "A john smith. Jones"),
      (.words, "A John Smith. Jones"), (.allCharacters, "A JOHN SMITH. JONES"),
    ] as [(Keyboard.AutocapitalizationType, String)])
  func capitals(kind: Keyboard.AutocapitalizationType, typed: String) {
    let (hand, _) = Self.hand()
    let field = Keyboard.Field(autocapitalization: kind)
    hand.handle(hand.session.handle(.newField(field, hand.now)))
    let parts = [
      Dictation.Part("a"), Dictation.Part("john smi", isLast: false),
      Dictation.Part("th. jones", isFirst: false),
    ]
    for part in parts { hand.handle(hand.session.handle(.dictated(part, hand.now))) }
    #expect(hand.typed == typed)
  }

  @Test("Another key or field cancels the dictation, whose later texts are dropped")
  func cancellation() throws {
    let (hand, service) = Self.hand()
    try hand.tap(.dictation)
    try hand.type("A")
    #expect(service.calls == ["start en", "cancel"])
    report(.finalText("hello"), to: hand)
    #expect(hand.typed == "A")
    try hand.tap(.dictation)
    hand.handle(hand.session.handle(.newField(Keyboard.Field(), hand.now)))
    #expect(service.calls == ["start en", "cancel", "start en", "cancel"])
  }

  @Test("A secret field starts no dictation, and no text is typed into it")
  func secret() throws {
    let (hand, service) = Self.hand(
      KeyboardContext(fieldPurpose: .password, hasDictationKey: true))
    try hand.tap(.dictation)
    hand.handle(hand.session.handle(.dictated(Dictation.Part("hello"), hand.now)))
    #expect(service.calls.isEmpty)
    #expect(hand.typed.isEmpty)
  }
}

/// A service that records its calls.
private final class Recognizer: DictationService {
  private(set) var calls: [String] = []

  func startDictation(localeIdentifier: String) { calls.append("start \(localeIdentifier)") }
  func stopDictation() { calls.append("stop") }
  func cancelDictation() { calls.append("cancel") }
}
