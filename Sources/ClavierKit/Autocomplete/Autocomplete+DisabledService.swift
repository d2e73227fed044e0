// SPDX-License-Identifier: MIT

extension Autocomplete {
  /// A service with fixed suggestions for every text; none by default.
  ///
  /// **Source:** KeyboardKit's service of the same name.
  open class DisabledService: AutocompleteService {
    /// The suggestions for every text.
    public let suggestions: [Suggestion]

    public init(suggestions: [Suggestion] = []) {
      self.suggestions = suggestions
    }

    /// Returns the fixed suggestions.
    open func suggestions(
      for text: TextContext, localeIdentifier: String
    ) -> [Suggestion] {
      suggestions
    }
  }
}
