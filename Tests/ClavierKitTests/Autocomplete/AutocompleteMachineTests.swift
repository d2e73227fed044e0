// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

@Suite("The machines behind suggestions")
struct AutocompleteMachineTests {
  private static func record(_ text: String, isWhole: Bool = true) -> TextRecord {
    var record = TextRecord()
    if !isWhole { record.forget() }
    record.insert(text, at: Timestamp(microseconds: 0))
    return record
  }

  private static func machine(
    showing suggestions: [Autocomplete.Suggestion], for text: TextRecord,
    _ settings: Autocomplete.Settings = Autocomplete.Settings()
  ) -> AutocompleteMachine {
    var machine = AutocompleteMachine(settings: settings, text: text)
    machine.receive(suggestions, for: TextContext(text), in: text)
    return machine
  }

  private static let the = Autocomplete.Suggestion(text: "the", type: .autocorrect)

  @Test("Suggestions are requested for an initial text, but for an empty field only after typing")
  func first() {
    var empty = AutocompleteMachine(settings: .init(), text: TextRecord())
    let areRequested = [
      empty.recordRequest(for: TextRecord()), empty.recordRequest(for: Self.record("h")),
      empty.recordRequest(for: TextRecord()),
    ]
    #expect(areRequested == [false, true, true])
    var filled = AutocompleteMachine(settings: .init(), text: Self.record("h"))
    let askedAgain = [
      filled.recordRequest(for: Self.record("h")), filled.recordRequest(for: Self.record("h")),
    ]
    #expect(askedAgain == [true, false])
  }

  @Test("The number of suggestions shown is limited by the settings", arguments: [-1, 0, 1, 5])
  func count(_ limit: Int) {
    var settings = Autocomplete.Settings()
    settings.suggestionsDisplayCount = limit
    let suggestions = ["a", "", "b", "c"].map { Autocomplete.Suggestion(text: $0) }
    let machine = Self.machine(showing: suggestions, for: Self.record("x"), settings)
    #expect(machine.suggestions.map(\.text) == Array(["a", "b", "c"].prefix(max(0, limit))))
  }

  @Test("Suggestions for a word in capitals have the capitals of the language")
  func capitals() throws {
    let text = Self.record("İST")
    var machine = AutocompleteMachine(settings: .init(), text: text)
    machine.receive(
      [Autocomplete.Suggestion(text: "istanbul")], for: TextContext(text), in: text,
      locale: KeyboardLocale(rawValue: "tr"))
    #expect(machine.suggestions.map(\.text) == ["İSTANBUL"])
  }

  @Test("A correction applies only to exactly the text that it was made for")
  func exactText() {
    let text = Self.record("teh")
    let machine = Self.machine(showing: [Self.the], for: text)
    #expect(machine.autocorrection(in: text) == Self.the)
    #expect(machine.autocorrection(in: Self.record("a teh")) == nil)
    #expect(machine.autocorrection(in: Self.record("te")) == nil)
    #expect(machine.autocorrection(in: TextRecord()) == nil)
    #expect(machine.isStale(in: Self.record("tehx")))
    #expect(!machine.isStale(in: text))
  }

  @Test("Suggestions received for another text are ignored")
  func otherText() {
    let text = Self.record("teh")
    var machine = AutocompleteMachine(settings: .init(), text: text)
    for before in ["te", "tehe", "", nil] {
      machine.receive([Self.the], for: TextContext(beforeInput: before), in: text)
      #expect(machine.suggestions.isEmpty, "\(before ?? "unknown")")
    }
  }

  @Test("A word is corrected only if its beginning is known and no character of it is composed")
  func wholeWords() {
    #expect(Self.record("teh").wholeWordAtEnd == "teh")
    #expect(Self.record("teh", isWhole: false).wholeWordAtEnd == nil)
    #expect(Self.record(" teh", isWhole: false).wholeWordAtEnd == "teh")
    #expect(Self.record("a ").wholeWordAtEnd == nil)
    #expect(Self.record("te\u{301}h").wholeWordAtEnd == nil)
    #expect(Self.record("t👨‍👩‍👧h").wholeWordAtEnd == nil)
  }

  @Test("A correction that equals the word in the field is ignored")
  func sameWord() {
    let text = Self.record("the")
    #expect(Self.machine(showing: [Self.the], for: text).autocorrection(in: text) == nil)
  }

  @Test(
    "An edit keeps the common beginning of the old and the new text",
    arguments: [
      ("teh", "the ", 2, "he "), ("hel", "hello", 0, "lo"), ("", "x", 0, "x"), ("x", "", 1, ""),
      ("the", "the", 0, ""), ("Über", "oben", 4, "oben"), ("e\u{301}a", "éb", 1, "b"),
    ])
  func fewerKeys(_ old: String, _ new: String, _ count: Int, _ text: String) {
    let edit = TextEdit(deleteCount: old.count, text: new).keepingStart(of: old)
    #expect(edit == TextEdit(deleteCount: count, text: text))
  }

  @Test(
    "A suggestion gets a space unless it ends with \" \" or the text after starts with \" \"",
    arguments: [
      ("hello", nil, "hello "), ("hello", "", "hello "), ("hello", "x", "hello "),
      ("hello", " x", "hello"), ("hello ", nil, "hello "),
    ] as [(String, String?, String)])
  func spaces(_ text: String, _ after: String?, _ typed: String) {
    let context = TextContext(beforeInput: "say hel", afterInput: after)
    let suggestion = Autocomplete.Suggestion(text: text)
    let edit = context.insertAutocompleteSuggestion(suggestion)
    #expect(edit == TextEdit(deleteCount: 3, text: typed))
    let bare = context.insertAutocompleteSuggestion(suggestion, tryInsertSpace: false)
    #expect(bare == TextEdit(deleteCount: 3, text: text))
    #expect(TextContext().insertAutocompleteSuggestion(suggestion) == nil)
  }

  @Test(
    "A suggested space is removed before a mark, counts as typed before a space, else stays")
  func space() {
    func change(_ action: KeyboardAction, after text: String) -> SuggestedSpaceMachine.Change {
      var machine = SuggestedSpaceMachine()
      machine.spaceInserted()
      return machine.willType(action, after: text)
    }
    #expect(change(.character(","), after: "hello ") == .remove)
    #expect(change(.character(","), after: "hello") == .none)
    #expect(change(.space, after: "hello ") == .keepAsTyped)
    #expect(change(.character(" "), after: "hello ") == .keepAsTyped)
    #expect(change(.character("w"), after: "hello ") == .none)
    #expect(change(.primary(.return), after: "hello ") == .none)
    var machine = SuggestedSpaceMachine()
    let unasked = machine.willType(.character(","), after: "hello ")
    machine.spaceInserted()
    machine.reset()
    let afterReset = machine.willType(.character(","), after: "hello ")
    #expect([unasked, afterReset] == [.none, .none])
  }

  @Test("A suggested space that a mark removed is reinserted once")
  func spaceComesBack() {
    var machine = SuggestedSpaceMachine()
    let before = machine.didType(.character(","))
    machine.spaceInserted()
    let change = machine.willType(.character(","), after: "hello ")
    let after = [machine.didType(.character(",")), machine.didType(.character(","))]
    #expect(!before && change == .remove)
    #expect(after == [true, false])
  }

  @Test("A correction can be undone once, directly after it, and its word is refused from then on")
  func correction() {
    let correction = CorrectionMachine.Correction(word: "teh", replacement: "the", trigger: " ")
    var machine = CorrectionMachine()
    let unasked = machine.undo(in: "the ")
    machine.corrected(correction)
    let later = machine.undo(in: "the x")
    #expect(unasked == nil && later == nil)
    #expect(!machine.isRefused("teh"))
    let taken = [machine.undo(in: "see the "), machine.undo(in: "see the ")]
    #expect(taken == [correction, nil])
    #expect(machine.isRefused("teh") && !machine.isRefused("the"))
    #expect(machine.lastWord == "teh")
    machine.corrected(correction)
    machine.confirm()
    let settled = machine.undo(in: "the ")
    #expect(settled == nil)
    machine.reset()
    #expect(machine == CorrectionMachine())
  }
}
