// SPDX-License-Identifier: MIT

// The suggestions of the session's autocomplete service, if it has one.
extension KeyboardSession {
  /// The suggestions for the word before the cursor, the best first.
  public var suggestions: [Autocomplete.Suggestion] { scene.suggestions }

  /// The probabilities, from 0 to 1, of the characters that may be typed next.
  ///
  /// The result is empty without a service or suggestions, in fields other than plain text, and for
  /// an unknown text. Each access calls the service.
  public var nextCharacterPredictions: [Character: Double] {
    guard isSuggesting, settings.autocomplete.isAutocompleteEnabled, !text.isUnknown,
      let service = services.autocompleteService
    else { return [:] }
    return service.nextCharacterPredictions(for: TextContext(text))
  }

  /// Replaces the word before the cursor by a shown suggestion, and adds a space.
  ///
  /// The keys of fingers that are down are typed first. Their letters belong to the word; if one of
  /// these keys ends the word, nothing is replaced.
  ///
  /// - Returns: The response; without effects if the suggestion is no longer shown.
  public func accept(_ suggestion: Autocomplete.Suggestion, at time: Timestamp) -> Response {
    handle(.accept(suggestion, time))
  }

  /// Whether suggestions are requested in this field.
  var isSuggesting: Bool {
    services.autocompleteService != nil && context.fieldPurpose.prefersAutocomplete
  }

  /// Passes the requests to the service, and its immediate suggestions to the engine.
  ///
  /// The requests are removed from the response, because they contain the user's text.
  func answerAutocompleteRequests(of response: inout Response) {
    guard !response.autocompleteRequests.isEmpty else { return }
    let requests = response.autocompleteRequests
    response.autocompleteRequests = []
    guard let service = services.autocompleteService else { return }
    for request in requests {
      let found = service.answer(request, localeIdentifier: context.locale.rawValue)
      guard case .suggestions(let text, _) = request, !found.isEmpty else { continue }
      engine.answer(with: found, for: text, &response)
    }
  }
}
