// SPDX-License-Identifier: MIT

// What is suggested, by the service of the session. Without one nothing is.
extension KeyboardSession {
  /// What may stand in the place of the word before the cursor, the best first.
  public var suggestions: [Autocomplete.Suggestion] { scene.suggestions }

  /// Puts a suggestion that is shown in the place of the word, with a space behind it.
  ///
  /// - Returns: What to do; nothing for one that is shown no more.
  public func accept(_ suggestion: Autocomplete.Suggestion, at time: Timestamp) -> Response {
    handle(.accept(suggestion, time))
  }

  /// Whether the keyboard asks for suggestions in this field.
  var isSuggesting: Bool {
    services.autocompleteService != nil && context.fieldPurpose.prefersAutocomplete
  }

  /// Has the service do what the keyboard wants of it; what it suggests at once is shown at once.
  ///
  /// The requests go no further: they hold what was typed.
  func answerAutocompleteRequests(of response: inout Response) {
    guard !response.autocompleteRequests.isEmpty else { return }
    let requests = response.autocompleteRequests
    response.autocompleteRequests = []
    guard let service = services.autocompleteService else { return }
    for request in requests {
      switch request {
      case .suggestions(let text):
        let found = suggestions(of: service, for: text)
        if !found.isEmpty { engine.answer(with: found, for: text, &response) }
      case .learnWord(let word):
        if service.canLearnWords, !service.hasLearnedWord(word) { service.learnWord(word) }
      case .ignoreWord(let word):
        if service.canIgnoreWords, !service.hasIgnoredWord(word) { service.ignoreWord(word) }
      }
    }
  }

  /// What the service suggests; it corrects no word that it was told to ignore.
  private func suggestions(
    of service: any AutocompleteService, for text: TextContext
  ) -> [Autocomplete.Suggestion] {
    let found = service.suggestions(for: text, localeIdentifier: context.locale.rawValue)
    let word = text.currentWordPreCursorPart ?? ""
    let mayCorrect = !service.hasIgnoredWord(word)
    return found.map { $0.withAutocorrectEnabled(mayCorrect) }
  }
}
