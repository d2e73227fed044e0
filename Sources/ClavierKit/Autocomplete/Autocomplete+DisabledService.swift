// SPDX-License-Identifier: MIT

extension Autocomplete {
  /// An autocomplete service with the same suggestions for every text; by default none.
  ///
  /// **Source:** KeyboardKit's service of the same name.
  open class DisabledService: AutocompleteService {
    /// The suggestions for every text.
    public let suggestions: [Suggestion]

    public init(suggestions: [Suggestion] = []) {
      self.suggestions = suggestions
    }

    /// Returns the fixed suggestions, whatever the text.
    open func suggestions(
      for text: TextContext, localeIdentifier: String
    ) -> [Suggestion] {
      suggestions
    }
  }
}
