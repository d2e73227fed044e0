// SPDX-License-Identifier: MIT

extension Autocomplete {
  /// What a suggestion is.
  ///
  /// **Source:** KeyboardKit's enum of the same name.
  public enum SuggestionType: String, Hashable, Sendable, CaseIterable {
    /// A word that may be meant.
    case regular
    /// What a misspelt word should be; it takes its place when the word is finished.
    case autocorrect
    /// What was typed itself, a word that is not known.
    case unknown
  }

  /// A text that may stand in the place of the word before the cursor.
  ///
  /// **Source:** KeyboardKit's type of the same name.
  public struct Suggestion: Hashable, Sendable {
    /// What is typed; a suggestion without text is never shown.
    public var text: String
    public var type: SuggestionType
    /// What is to be seen; the text, unless another title is given.
    public var title: String
    /// What is to be seen below the title, if anything.
    public var subtitle: String?
    /// Where the suggestion comes from, for whoever made it.
    public var source: String?

    public init(
      text: String, type: SuggestionType = .regular, title: String? = nil,
      subtitle: String? = nil, source: String? = nil
    ) {
      self.text = text
      self.type = type
      self.title = title ?? text
      self.subtitle = subtitle
      self.source = source
    }

    /// Whether it takes the place of a misspelt word by itself.
    public var isAutocorrect: Bool { type == .autocorrect }

    /// The suggestion in the letters of a word: in capitals after two or more letters in capitals.
    ///
    /// - Parameter word: What was typed of the word.
    /// - Returns: The suggestion, with another text and title or as it is.
    public func autocompleteCased(for word: some StringProtocol) -> Suggestion {
      guard word.count > 1, word.isUppercasedWithLowercaseVariant else { return self }
      var suggestion = self
      suggestion.text = text.uppercased()
      if title == text { suggestion.title = suggestion.text }
      return suggestion
    }

    /// The suggestion where it may, or may not, take the place of a word by itself.
    ///
    /// - Parameter isEnabled: Whether it may.
    /// - Returns: The suggestion; without leave, one that corrects becomes a regular one.
    public func withAutocorrectEnabled(_ isEnabled: Bool) -> Suggestion {
      guard !isEnabled, isAutocorrect else { return self }
      var suggestion = self
      suggestion.type = .regular
      return suggestion
    }
  }
}
