// SPDX-License-Identifier: MIT

extension Autocomplete {
  /// A service of fixed text replacements, followed by the suggestions of another service.
  ///
  /// Without another service it is the smallest useful one: in English it corrects "i" to "I".
  open class TextReplacementService: AutocompleteService {
    public let dictionary: TextReplacementDictionary
    /// The service of all other suggestions, which also learns and ignores words.
    public let baseService: any AutocompleteService

    public init(
      dictionary: TextReplacementDictionary = .standard,
      baseService: any AutocompleteService = .disabled
    ) {
      self.dictionary = dictionary
      self.baseService = baseService
    }

    /// Returns the suggestions for a text without the places of its taps.
    open func suggestions(
      for text: TextContext, localeIdentifier: String
    ) -> [Suggestion] {
      suggestions(for: text, taps: text.unknownTaps, localeIdentifier: localeIdentifier)
    }

    /// Returns the replacement of the word before the cursor, if any, then the base service's
    /// suggestions.
    ///
    /// Beside a replacement, none of them autocorrects.
    open func suggestions(
      for text: TextContext, taps: [Tap?], localeIdentifier: String
    ) -> [Suggestion] {
      let others = baseService.suggestions(
        for: text, taps: taps, localeIdentifier: localeIdentifier)
      guard let word = text.currentWordPreCursorPart, text.isCursorAtTheEndOfTheCurrentWord,
        let replacement = dictionary.textReplacement(
          for: word, localeIdentifier: localeIdentifier)
      else { return others }
      return [Suggestion(text: replacement, type: .autocorrect)]
        + others.filter { $0.text != replacement }.map { $0.withAutocorrectEnabled(false) }
    }

    /// Forwards to the base service.
    open func nextCharacterPredictions(for text: TextContext) -> [Character: Double] {
      baseService.nextCharacterPredictions(for: text)
    }

    open var canIgnoreWords: Bool { baseService.canIgnoreWords }
    open var canLearnWords: Bool { baseService.canLearnWords }
    /// Forwards to the base service.
    open func hasIgnoredWord(_ word: String) -> Bool { baseService.hasIgnoredWord(word) }

    /// Forwards to the base service.
    open func hasLearnedWord(_ word: String) -> Bool { baseService.hasLearnedWord(word) }

    open var ignoredWords: [String] { baseService.ignoredWords }
    open var learnedWords: [String] { baseService.learnedWords }

    /// Forwards to the base service.
    open func ignoreWord(_ word: String) { baseService.ignoreWord(word) }

    /// Forwards to the base service.
    open func learnWord(_ word: String) { baseService.learnWord(word) }

    /// Forwards to the base service.
    open func removeIgnoredWord(_ word: String) { baseService.removeIgnoredWord(word) }

    /// Forwards to the base service.
    open func unlearnWord(_ word: String) { baseService.unlearnWord(word) }

    /// Forwards to the base service.
    open func removeSuggestion(_ word: String) { baseService.removeSuggestion(word) }
  }
}
