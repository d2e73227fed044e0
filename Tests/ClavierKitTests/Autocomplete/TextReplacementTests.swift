// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@Suite("6.2: replacements and services")
struct TextReplacementTests {
  @Test(
    "Built-in replacements (English): i→I, ill/Ill→I'll; 9.0 adds id/Id→I'd",
    arguments: [
      ("i", "I"), ("ill", "I'll"), ("Ill", "I'll"), ("id", "I'd"), ("Id", "I'd"), ("I", nil),
      ("ILL", nil), ("idea", nil), ("", nil),
    ])
  func builtIn(_ text: String, _ replacement: String?) {
    let dictionary = Autocomplete.TextReplacementDictionary.standard
    for locale in ["en", "en-GB", "en_US"] {
      #expect(dictionary.textReplacement(for: text, localeIdentifier: locale) == replacement)
    }
    #expect(dictionary.textReplacement(for: text, localeIdentifier: "de") == nil)
  }

  @Test(
    "TextReplacementDictionary lookup: exact (case-sensitive) key, locale identifier then language code"
  )
  func lookup() {
    var dictionary = Autocomplete.TextReplacementDictionary()
    dictionary.setReplacement("mit freundlichen Grüßen", for: "mfg", localeIdentifier: "de")
    dictionary.setReplacement("mit freundlichen Grüssen", for: "mfg", localeIdentifier: "de-CH")
    func replacement(_ text: String, _ locale: String) -> String? {
      dictionary.textReplacement(for: text, localeIdentifier: locale)
    }
    #expect(replacement("mfg", "de") == "mit freundlichen Grüßen")
    #expect(replacement("mfg", "de_AT") == "mit freundlichen Grüßen")
    #expect(replacement("mfg", "de_CH") == "mit freundlichen Grüssen")
    #expect(replacement("MFG", "de") == nil)
    #expect(replacement("mfg", "en") == nil)
  }

  @Test("A replacement for a region leaves its language's unchanged, and the last one set applies")
  func regions() {
    var dictionary = Autocomplete.TextReplacementDictionary.standard
    dictionary.setReplacement("colour", for: "color", localeIdentifier: "en-GB")
    #expect(dictionary.textReplacement(for: "color", localeIdentifier: "en") == nil)
    #expect(dictionary.textReplacement(for: "i", localeIdentifier: "en") == "I")
    dictionary.setReplacement("i", for: "i", localeIdentifier: "en")
    #expect(dictionary.textReplacement(for: "i", localeIdentifier: "en") == "i")
  }

  @Test("Disabled service returns fixed suggestions")
  func disabled() {
    let context = TextContext(beforeInput: "x")
    let fixed = [Autocomplete.Suggestion(text: "foo")]
    let service = Autocomplete.DisabledService(suggestions: fixed)
    #expect(service.suggestions(for: context, localeIdentifier: "en") == fixed)
    let none: any AutocompleteService = .disabled
    #expect(none.suggestions(for: context, localeIdentifier: "en").isEmpty)
  }

  @Test("A disabled service neither learns nor ignores words")
  func learnsNothing() {
    let service = Autocomplete.DisabledService()
    service.learnWord("frob")
    service.ignoreWord("teh")
    #expect(!service.canLearnWords && !service.canIgnoreWords)
    #expect(!service.hasLearnedWord("frob") && !service.hasIgnoredWord("teh"))
    service.unlearnWord("frob")
    service.removeIgnoredWord("teh")
  }

  @Test("The dictionary's correction comes first, and its duplicate in the base service is removed")
  func service() {
    let others = [Autocomplete.Suggestion(text: "in"), Autocomplete.Suggestion(text: "I")]
    let service = Autocomplete.TextReplacementService(
      baseService: Autocomplete.DisabledService(suggestions: others))
    func texts(_ before: String?, _ after: String? = nil) -> [String] {
      let context = TextContext(beforeInput: before, afterInput: after)
      return service.suggestions(for: context, localeIdentifier: "en").map {
        $0.isAutocorrect ? "\($0.text)!" : $0.text
      }
    }
    #expect(texts("and i") == ["I!", "in"])
    #expect(texts("and ") == ["in", "I"])
    #expect(texts("i", "deal") == ["in", "I"])
    #expect(texts(nil) == ["in", "I"])
  }

  @Test("Beside the dictionary's correction, the base service's one is an ordinary suggestion")
  func oneCorrection() {
    let others = [Autocomplete.Suggestion(text: "in", type: .autocorrect)]
    let service = Autocomplete.TextReplacementService(
      baseService: Autocomplete.DisabledService(suggestions: others))
    func types(_ before: String) -> [Autocomplete.SuggestionType] {
      let context = TextContext(beforeInput: before)
      return service.suggestions(for: context, localeIdentifier: "en").map(\.type)
    }
    #expect(types("and i") == [.autocorrect, .regular])
    #expect(types("and x") == [.autocorrect])
  }

  @Test("A replacement service forwards words and next characters to its base service")
  func remembers() {
    let words = WordList(["frob"])
    let service = Autocomplete.TextReplacementService(baseService: words)
    #expect(service.canLearnWords && service.canIgnoreWords)
    #expect(service.nextCharacterPredictions(for: TextContext(beforeInput: "fro")) == ["b": 1])
    service.learnWord("frobnicate")
    service.ignoreWord("i")
    #expect(words.hasLearnedWord("frobnicate") && service.hasLearnedWord("frobnicate"))
    #expect(words.hasIgnoredWord("i") && service.hasIgnoredWord("i"))
    service.unlearnWord("frobnicate")
    service.removeIgnoredWord("i")
    #expect(words.learnedWords.isEmpty && words.ignoredWords.isEmpty)
  }
}
