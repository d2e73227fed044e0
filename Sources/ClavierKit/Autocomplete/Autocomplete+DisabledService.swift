// SPDX-License-Identifier: MIT

extension Autocomplete {
  /// Suggests the same whatever is typed: nothing, unless suggestions are given.
  ///
  /// **Source:** KeyboardKit's service of the same name.
  open class DisabledService: AutocompleteService {
    /// What is suggested for every text.
    public let suggestions: [Suggestion]

    public init(suggestions: [Suggestion] = []) {
      self.suggestions = suggestions
    }

    /// The suggestions that were given.
    open func suggestions(
      for text: TextContext, localeIdentifier: String
    ) -> [Suggestion] {
      suggestions
    }
  }
}
