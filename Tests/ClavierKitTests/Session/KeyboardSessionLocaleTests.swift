// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@Suite("A session switches languages")
struct KeyboardSessionLocaleTests {
  /// Returns a hand on a keyboard of two languages.
  private static func hand() -> SessionHand {
    SessionHand(KeyboardSession(context: KeyboardContext(locales: [.english, .german])))
  }

  @Test("The locale key switches to the next language at once, and the program gets the request")
  func key() throws {
    let hand = Self.hand()
    #expect(hand.labels.contains("EN") && !hand.labels.contains("Ü"))
    try hand.tap(.nextLocale)
    #expect(hand.response.effects == [.request(.nextLocale)])
    #expect(hand.response.changes.contains(.layout))
    #expect(hand.session.context.locale == .german)
    #expect(hand.labels.contains("DE") && hand.labels.contains("Ü"))
    try hand.tap(.nextLocale)
    #expect(hand.session.context.locale == .english)
    #expect(hand.labels.contains("EN"))
  }

  @Test("A language switch keeps the typed text and releases fingers that are down")
  func typing() throws {
    let hand = Self.hand()
    try hand.tap(.character("H"))
    let finger = try hand.down(.character("i"))
    try hand.tap(.nextLocale)
    #expect(hand.session.text.tail == "Hi")
    hand.up(finger)
    #expect(hand.response.effects.isEmpty)
    let other = try hand.down(.character("q"))
    let globe = try hand.down(.nextLocale)
    let last = try hand.down(.character("w"))
    hand.up(globe)
    #expect(hand.response.effects == [.insertText("q"), .request(.nextLocale)])
    hand.up(last)
    hand.up(other)
    #expect(hand.response.effects.isEmpty)
    #expect(hand.session.text.tail == "Hiq")
  }

  @Test("A language switch hides the suggestions of the other language")
  func suggestions() throws {
    var settings = EngineSettings()
    settings.autocapitalization = .none
    let session = KeyboardSession(
      context: KeyboardContext(locales: [.english, .german]), settings: settings,
      services: Keyboard.Services(autocompleteService: WordList(["hello"])))
    let hand = SessionHand(session)
    try hand.type("he")
    #expect(!hand.session.suggestions.isEmpty)
    try hand.tap(.nextLocale)
    #expect(hand.session.suggestions.isEmpty)
    #expect(hand.response.changes.contains(.suggestions))
  }

  @Test("A language that the program sets applies to the next scene")
  func program() throws {
    let hand = Self.hand()
    hand.session.context.selectNextLocale()
    #expect(hand.labels.contains("DE"))
    hand.session.context.addedLocales = [.german]
    #expect(!hand.labels.contains("DE"))
  }
}
