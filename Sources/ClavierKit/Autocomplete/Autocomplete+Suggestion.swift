// SPDX-License-Identifier: MIT

extension Autocomplete {
  /// The kind of a suggestion.
  ///
  /// **Source:** KeyboardKit's enum of the same name.
  public enum SuggestionType: String, Hashable, Sendable, CaseIterable {
    /// A suggestion of a possible word.
    case regular
    /// A correction, which replaces a misspelt word when the word is finished.
    case autocorrect
    /// The typed text itself, an unknown word.
    case unknown
  }

  /// A replacement for the word before the cursor.
  ///
  /// **Source:** KeyboardKit's type of the same name.
  public struct Suggestion: Hashable, Sendable {
    /// The text to type; a suggestion with an empty text is never shown.
    public var text: String
    public var type: SuggestionType
    /// The title shown; the text by default.
    public var title: String
    /// The line below the title, if any.
    public var subtitle: String?
    /// The origin of the suggestion, for the use of its service only.
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

    /// Whether the suggestion replaces a misspelt word automatically.
    public var isAutocorrect: Bool { type == .autocorrect }
    /// Whether the suggestion is a possible word.
    public var isRegular: Bool { type == .regular }
    /// Whether the suggestion is the typed text itself, an unknown word.
    public var isUnknown: Bool { type == .unknown }

    /// The ``source`` of a copied text.
    package static let clipboardSource = "copied text"

    /// Whether this is a copied text, which is put at the cursor by the receiver of
    /// ``Response/chosenSuggestion`` instead of an effect.
    package var isCopied: Bool { source == Self.clipboardSource }

    /// Returns the suggestion in the case of a word: upper case if the word has two or more
    /// upper-case letters and no others.
    ///
    /// - Parameters:
    ///   - word: The typed part of the word.
    ///   - locale: The language, in which the capital of i may be İ; `nil` if unknown.
    /// - Returns: The suggestion, with its text and title in upper case or unchanged.
    public func autocompleteCased(
      for word: some StringProtocol, in locale: KeyboardLocale? = nil
    ) -> Suggestion {
      guard word.isInCapitals else { return self }
      var suggestion = self
      let capitals = locale.flatMap { $0.isTurkic ? $0.uppercased(text) : nil }
      suggestion.text = capitals ?? text.uppercased()
      if title == text { suggestion.title = suggestion.text }
      return suggestion
    }

    /// Returns the suggestion with autocorrection allowed or not.
    ///
    /// - Parameter isEnabled: Whether autocorrection is allowed.
    /// - Returns: The suggestion; a correction becomes a regular one if it is not allowed.
    public func withAutocorrectEnabled(_ isEnabled: Bool) -> Suggestion {
      guard !isEnabled, isAutocorrect else { return self }
      var suggestion = self
      suggestion.type = .regular
      return suggestion
    }
  }
}

extension StringProtocol {
  /// Whether the text has two or more letters, and all of them are upper case.
  ///
  /// Characters without case do not count: "I'" is the beginning of "I'm".
  fileprivate var isInCapitals: Bool {
    var count = 0
    for scalar in unicodeScalars where scalar.properties.isCased {
      guard scalar.properties.isUppercase else { return false }
      count += 1
    }
    return count > 1
  }
}
