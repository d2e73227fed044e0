// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@Suite("6.2: Properties and settings of suggestions")
struct SuggestionTests {
  @Test("A suggestion's title is its text unless another is given")
  func title() {
    #expect(Autocomplete.Suggestion(text: "the").title == "the")
    #expect(Autocomplete.Suggestion(text: "the", title: "„the“").title == "„the“")
    #expect(Autocomplete.Suggestion(text: "the").isRegular)
    #expect(Autocomplete.Suggestion(text: "the", subtitle: "article").subtitle == "article")
    #expect(Autocomplete.Suggestion(text: "the", source: "names").source == "names")
  }

  @Test(
    "Casing: more than 1 letter, all upper-case → upper-cased, else unchanged",
    arguments: [
      ("word", "foo"), ("Word", "foo"), ("WORD", "FOO"), ("W", "foo"), ("", "foo"), ("12", "foo"),
      ("ÄÖ", "FOO"), ("W2", "foo"), ("WÖrd", "foo"), ("I'", "foo"), ("“W", "foo"), ("“WO", "FOO"),
      ("W-O2", "FOO"), ("O\u{2BC}", "foo"), ("O\u{2BC}N", "FOO"),
    ])
  func casing(_ word: String, _ text: String) {
    let suggestion = Autocomplete.Suggestion(text: "foo", type: .autocorrect)
    let cased = suggestion.autocompleteCased(for: word)
    #expect(cased.text == text)
    #expect(cased.title == text)
    #expect(cased.type == .autocorrect)
  }

  @Test("Casing leaves a suggestion's custom title unchanged")
  func casingOfTitles() {
    let suggestion = Autocomplete.Suggestion(text: "strasse", title: "Straße")
    let cased = suggestion.autocompleteCased(for: "ST")
    #expect(cased.text == "STRASSE")
    #expect(cased.title == "Straße")
  }

  @Test("The capitals are those of the language: the Turkish one of i is İ")
  func casingOfLanguages() throws {
    let turkish = try #require(KeyboardLocale(rawValue: "tr"))
    let suggestion = Autocomplete.Suggestion(text: "istanbul")
    let cased = suggestion.autocompleteCased(for: "İST", in: turkish)
    #expect(cased.text == "İSTANBUL" && cased.title == "İSTANBUL")
    #expect(suggestion.autocompleteCased(for: "IST", in: .english).text == "ISTANBUL")
    let street = Autocomplete.Suggestion(text: "straße")
    #expect(street.autocompleteCased(for: "ST", in: .german).text == "STRASSE")
  }

  @Test(
    "withAutocorrectEnabled(false) demotes autocorrect to regular",
    arguments: Autocomplete.SuggestionType.allCases)
  func demotion(_ type: Autocomplete.SuggestionType) {
    let suggestion = Autocomplete.Suggestion(text: "the", type: type)
    #expect(suggestion.withAutocorrectEnabled(true) == suggestion)
    let demoted = suggestion.withAutocorrectEnabled(false)
    #expect(demoted.type == (type == .autocorrect ? .regular : type))
    #expect(!demoted.isAutocorrect)
    #expect(demoted.isUnknown == (type == .unknown) && demoted.isRegular != demoted.isUnknown)
  }

  @Test("Settings: autocomplete, autocorrect and auto-ignore on, autolearn off, 3 shown")
  func settings() {
    let settings = EngineSettings().autocomplete
    #expect(settings.isAutocompleteEnabled)
    #expect(settings.isAutocorrectEnabled)
    #expect(!settings.isAutolearnEnabled)
    #expect(settings.isAutoIgnoreEnabled)
    #expect(settings.suggestionsDisplayCount == 3)
  }

  @Test(
    "prefersAutocomplete by keyboard type: alphabetic, numeric, symbolic, custom → true; emojis → false",
    arguments: [
      (Keyboard.KeyboardType.alphabetic, true), (.numeric, true), (.symbolic, true),
      (.custom(named: "fn"), true), (.emojis, false),
      (.custom(named: "emojis:2"), false),
    ])
  func pages(_ page: Keyboard.KeyboardType, _ prefers: Bool) {
    #expect(page.prefersAutocomplete == prefers)
  }

  @Test(
    "prefersAutocomplete by host field type: default → true; everything else false",
    arguments: Keyboard.FieldPurpose.allCases)
  func fields(_ purpose: Keyboard.FieldPurpose) {
    #expect(purpose.prefersAutocomplete == (purpose == .standard))
  }

  @Test(
    "Suggestions are disabled on devices that are not made for sentences",
    arguments: DeviceType.allCases)
  func devices(_ device: DeviceType) {
    let settings = EngineSettings().suited(to: device).autocomplete
    #expect(settings.isAutocompleteEnabled == device.isForProse)
  }
}
