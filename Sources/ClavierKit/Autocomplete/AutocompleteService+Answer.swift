// SPDX-License-Identifier: MIT

extension AutocompleteService {
  /// Performs a request of the keyboard and returns its suggestions.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - localeIdentifier: The language of the text, such as "en".
  /// - Returns: The suggestions, empty for other requests; none autocorrects an ignored word.
  package func answer(
    _ request: Autocomplete.Request, localeIdentifier: String
  ) -> [Autocomplete.Suggestion] {
    switch request {
    case .suggestions(let text, let taps):
      let found = suggestions(for: text, taps: taps, localeIdentifier: localeIdentifier)
      let mayCorrect = !hasIgnoredWord(text.currentWordPreCursorPart ?? "")
      return found.map { $0.withAutocorrectEnabled(mayCorrect) }
    case .learnWord(let word):
      if canLearnWords, !hasLearnedWord(word) { learnWord(word) }
    case .ignoreWord(let word):
      if canIgnoreWords, !hasIgnoredWord(word) { ignoreWord(word) }
    case .removeSuggestion(let word): removeSuggestion(word)
    }
    return []
  }
}
