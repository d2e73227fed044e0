// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierWords
import TestSupport
import Testing
import Words
import WordsSupport

struct LexiconWeightingTests {
  private static func english(_ pages: KeyboardPages) -> (any KeyWeighting)? {
    TestData.english.map { LexiconWeighting(LanguageModel($0), pages: pages) }
  }

  @Test(
    "On recorded taps, weighting lowers wrong letters from above 4 % to at most 1.4 %",
    arguments: [Keyboard.CommitPolicy.release, .press])
  func recordedTaps(commit: Keyboard.CommitPolicy) throws {
    let recording = try #require(RecordedTaps())
    var plain = TappedPhrases(weighting: { _ in nil }, commit: commit)
    var weighted = TappedPhrases(weighting: Self.english, commit: commit)
    let (before, after) = (plain.replay(recording), weighted.replay(recording))
    #expect(before.letters > 500 && before.words > 100)
    #expect(before.lettersWrong > 0.04)
    #expect(after.lettersWrong <= 0.014)
    #expect(after.wordsWrong <= 0.06)
  }

  @Test("A keyboard of another width has the same weighting, since lengths are in keys")
  func anyWidth() throws {
    let recording = try #require(RecordedTaps())
    var narrow = TappedPhrases(weighting: Self.english, width: 320)
    var wide = TappedPhrases(weighting: Self.english, width: 1280)
    let (one, other) = (narrow.replay(recording), wide.replay(recording))
    #expect(abs(one.lettersWrong - other.lettersWrong) < 0.01)
  }

  /// Taps "th" and then between e and r, a third of a key from the middle of r.
  private func third(_ phrases: inout TappedPhrases) -> String {
    for letter in "th" { #expect(phrases.tap(letter) == String(letter)) }
    return phrases.tap("r", dx: -0.4) ?? ""
  }

  @Test("After th a tap at the border of r is an e")
  func borderTap() {
    var phrases = TappedPhrases(weighting: Self.english)
    #expect(third(&phrases) == "e")
  }

  @Test("Without a lexicon, the same tap at the border of r is an r")
  func noLexicon() {
    var phrases = TappedPhrases(weighting: { _ in nil })
    #expect(third(&phrases) == "r")
  }

  @Test("A finger that slid to its key types that key without weighting")
  func slid() {
    var phrases = TappedPhrases(weighting: Self.english)
    for letter in "th" { #expect(phrases.tap(letter) == String(letter)) }
    #expect(phrases.slide(from: "y", to: "r", dx: -0.4) == "r")
  }

  @Test("A tap near the middle of a key is never moved, whatever the word")
  func anchored() {
    var phrases = TappedPhrases(weighting: Self.english)
    let corners = [(-0.21, -0.21), (-0.21, 0.21), (0.21, -0.21), (0.21, 0.21)]
    for word in ["th", "wh", "an", "yo", "hav", "becau", "peopl", ""] {
      for letter in "abcdefghijklmnopqrstuvwxyz" {
        for (dx, dy) in corners {
          phrases.clear()
          for letter in word { #expect(phrases.tap(letter) == String(letter)) }
          #expect(phrases.tap(letter, dx: dx, dy: dy) == String(letter), "\(word)")
        }
      }
    }
  }

  @Test(
    "A hand's offset is learned, and no longer moves taps",
    arguments: [true, false])
  func offset(learns: Bool) throws {
    let english = try #require(TestData.english)
    var phrases = TappedPhrases {
      LexiconWeighting(LanguageModel(english), pages: $0, learnsOffset: learns)
    }
    tapRight(&phrases)
    #expect(borderOfR(&phrases) == (learns ? "e" : "r"))
  }

  /// Taps many words as a hand does that comes down on the right of each key.
  private func tapRight(_ phrases: inout TappedPhrases) {
    for _ in 0..<150 {
      phrases.clear()
      for letter in "hello" { _ = phrases.tap(letter, dx: 0.2, dy: 0.2) }
    }
  }

  /// Taps "th" and then between e and r, as far to the right as all taps of that hand.
  private func borderOfR(_ phrases: inout TappedPhrases) -> String? {
    phrases.clear()
    for letter in "th" { #expect(phrases.tap(letter) == String(letter)) }
    return phrases.tap("r", dx: -0.25)
  }

  @Test("The keyboard of the next field keeps the learned offset, unless it learns none")
  func offsetStays() throws {
    let english = try #require(TestData.english)
    var phrases = TappedPhrases { LexiconWeighting(LanguageModel(english), pages: $0) }
    tapRight(&phrases)
    var other = phrases
    phrases.replaceKeyboard { LexiconWeighting(LanguageModel(english), pages: $0) }
    #expect(borderOfR(&phrases) == "e")
    other.replaceKeyboard {
      LexiconWeighting(LanguageModel(english), pages: $0, learnsOffset: false)
    }
    #expect(borderOfR(&other) == "r")
  }

  @Test("A finger on one touch device does not move the taps on another one")
  func offsetOfDevice() throws {
    let english = try #require(TestData.english)
    var phrases = TappedPhrases { LexiconWeighting(LanguageModel(english), pages: $0) }
    phrases.device = 1
    tapRight(&phrases)
    phrases.device = 2
    #expect(borderOfR(&phrases) == "r")
    phrases.device = 1
    #expect(borderOfR(&phrases) == "e")
  }

  @Test("The offsets of the last eight devices are kept", arguments: [UInt64(7), 8])
  func offsetsOfManyDevices(others: UInt64) throws {
    let english = try #require(TestData.english)
    var phrases = TappedPhrases { LexiconWeighting(LanguageModel(english), pages: $0) }
    tapRight(&phrases)
    for device in 1...others {
      phrases.device = device
      phrases.clear()
      #expect(phrases.tap("h") == "h")
    }
    phrases.device = 0
    #expect(borderOfR(&phrases) == (others < 8 ? "e" : "r"))
  }

  @Test(
    "A language without a lexicon keeps the learned offset for the next, unless it is forgotten",
    arguments: [true, false])
  func offsetOutlastsLexicon(isForgotten: Bool) throws {
    let english = try #require(TestData.english)
    var phrases = TappedPhrases { LexiconWeighting(LanguageModel(english), pages: $0) }
    tapRight(&phrases)
    phrases.replaceKeyboard { _ in nil }
    #expect(borderOfR(&phrases) == "r")
    if isForgotten { phrases.forgetTapOffsets() }
    phrases.replaceKeyboard { LexiconWeighting(LanguageModel(english), pages: $0) }
    #expect(borderOfR(&phrases) == (isForgotten ? "r" : "e"))
  }

  @Test("A learned offset that is forgotten does not come back on the next keyboard")
  func offsetForgotten() throws {
    let english = try #require(TestData.english)
    var phrases = TappedPhrases { LexiconWeighting(LanguageModel(english), pages: $0) }
    tapRight(&phrases)
    phrases.forgetTapOffsets()
    #expect(borderOfR(&phrases) == "r")
    phrases.replaceKeyboard { LexiconWeighting(LanguageModel(english), pages: $0) }
    #expect(borderOfR(&phrases) == "r")
  }

  @Test("Taps after letters that begin no word are not moved")
  func unknownWord() {
    var phrases = TappedPhrases(weighting: Self.english)
    for letter in "xqzj" { _ = phrases.tap(letter) }
    #expect(phrases.tap("r", dx: -0.4) == "r")
  }

  @Test(
    "Taps in addresses, numbers, names, secrets and terminals are not moved",
    arguments: [Keyboard.FieldPurpose.url, .email, .password, .pin, .number, .terminal, .name])
  func otherFields(purpose: Keyboard.FieldPurpose) {
    var phrases = TappedPhrases(weighting: Self.english)
    phrases.clear(Keyboard.Field(purpose: purpose))
    #expect(third(&phrases) == "r")
  }

  @Test("Taps are not moved while the beginning of the word is unknown")
  func unknownText() {
    var phrases = TappedPhrases(weighting: Self.english)
    _ = phrases.handle { .textChangedElsewhere($0) }
    #expect(third(&phrases) == "r")
    // After a space, a known word begins with its first letter.
    #expect(phrases.tap(" ") == " ")
    #expect(third(&phrases) == "e")
  }

  @Test("Taps in the middle of a word are not moved")
  func insideWord() {
    var phrases = TappedPhrases(weighting: Self.english)
    _ = phrases.handle { .textContext(TextContext(beforeInput: "", afterInput: "ose"), $0) }
    #expect(third(&phrases) == "r")
  }

  /// Taps a place of an engine's keyboard, and returns the typed text.
  private func tap(_ point: Point, at time: Int64, on engine: inout KeyboardEngine) -> String {
    var typed = ""
    for (phase, delay) in [(.down, 0), (.up, 60_000)] as [(Contact.Phase, Int64)] {
      let touch = Touch(contact: Contact.ID(rawValue: 1), phase: phase, point: point)
      let frame = TouchFrame(time: Timestamp(microseconds: time + delay), touches: [touch])
      for case .insertText(let text) in engine.handle(.touch(frame)).effects { typed += text }
    }
    return typed
  }

  @Test("With Shift, taps on keys whose letters have no capitals are not moved")
  func otherLetters() throws {
    var builder = LexiconBuilder(language: "hi")
    builder.add(WordEntry("तब", rarity: 10))
    let lexicon = try Lexicon(bytes: LexiconBytes(builder.bytes()))
    let hindi = try #require(KeyboardLocale(rawValue: "hi"))
    let pages = KeyboardPages(
      service: .standard(), context: KeyboardContext(locale: hindi), width: 390)
    let keys = pages[.alphabetic, .lowercased].keys
    let key = try #require(keys.first { $0.action == .character("क") })
    let shift = try #require(keys.first { $0.action == .shift(.lowercased) })
    // At the border to त, with which a word begins; with Shift they are ख and थ.
    let point = Point(
      x: key.capFrame.center.x + 0.45 * key.touchFrame.width, y: key.capFrame.center.y)
    var settings = EngineSettings()
    settings.isAutocapitalizationEnabled = false
    for (isShifted, letter) in [(false, "त"), (true, "ख")] {
      var engine = KeyboardEngine(
        pages: pages, settings: settings,
        weighting: LexiconWeighting(LanguageModel(lexicon), pages: pages))
      if isShifted { _ = tap(shift.capFrame.center, at: 0, on: &engine) }
      #expect(tap(point, at: 1_000_000, on: &engine) == letter)
    }
  }

  @Test("A lexicon that is damaged anywhere does not stop the keyboard from typing")
  func damaged() throws {
    var random = SplitMix64(seed: 24)
    let bytes = TestData.bytes("Lexicons/en.words")
    let recording = try #require(RecordedTaps())
    var opened = 0
    for _ in 0..<6 {
      var damaged = bytes
      for _ in 0..<200 {
        damaged[Int.random(in: 64..<damaged.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      guard let lexicon = try? Lexicon(bytes: LexiconBytes(damaged)) else { continue }
      opened += 1
      var phrases = TappedPhrases { LexiconWeighting(LanguageModel(lexicon), pages: $0) }
      #expect(phrases.replay(recording).letters > 500)
    }
    #expect(opened > 0)
  }
}
