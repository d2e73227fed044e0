// SPDX-License-Identifier: MIT

/// A source of suggestions, which may also learn and ignore words.
///
/// The keyboard calls the service on its own thread, after the effects of a key are sent; the
/// service must return at once. A slow service returns no suggestions at first, and sends them
/// later with ``Input/suggestions(_:for:_:)`` and the text of the request. They are shown if the
/// text is still the same. The service is never called in a secret field.
///
/// Only ``suggestions(for:localeIdentifier:)`` is required; by default a service stores no words.
///
/// **Source:** KeyboardKit's protocol of the same name, whose functions are asynchronous.
public protocol AutocompleteService: AnyObject {
  /// Returns suggestions for the word at the end of the text, or for the next word; the best first.
  ///
  /// - Parameters:
  ///   - text: The known text around the cursor.
  ///   - localeIdentifier: The language of the text, such as "en".
  /// - Returns: The suggestions, of which only the first few are shown.
  func suggestions(
    for text: TextContext, localeIdentifier: String
  ) -> [Autocomplete.Suggestion]

  /// Returns suggestions as ``suggestions(for:localeIdentifier:)`` does, with the places of the
  /// word's taps.
  ///
  /// - Parameters:
  ///   - text: The known text around the cursor.
  ///   - taps: The place of the tap for each scalar of the word before the cursor; `nil` for a
  ///     scalar that no single tap typed; empty if a part of the word was not typed on this
  ///     keyboard.
  ///   - localeIdentifier: The language of the text, such as "en".
  /// - Returns: The suggestions; by default those without places.
  func suggestions(
    for text: TextContext, taps: [Autocomplete.Tap?], localeIdentifier: String
  ) -> [Autocomplete.Suggestion]

  /// Returns the probabilities of the characters that may follow the text.
  ///
  /// - Parameter text: The known text around the cursor.
  /// - Returns: The probabilities, from 0 to 1, of the characters that may be typed next; empty by
  ///   default.
  func nextCharacterPredictions(for text: TextContext) -> [Character: Double]

  /// Whether the service stores words that must not be corrected.
  var canIgnoreWords: Bool { get }
  /// Whether the service stores unknown words, which are then known.
  var canLearnWords: Bool { get }
  /// The words that must not be corrected.
  var ignoredWords: [String] { get }
  /// The words that the service has learned.
  var learnedWords: [String] { get }
  /// Returns whether a word must not be corrected.
  func hasIgnoredWord(_ word: String) -> Bool
  /// Returns whether a word was learned.
  func hasLearnedWord(_ word: String) -> Bool
  /// Adds a word to those that must not be corrected.
  func ignoreWord(_ word: String)
  /// Learns a word, so that it may be suggested.
  func learnWord(_ word: String)
  /// Removes a word from those that must not be corrected.
  func removeIgnoredWord(_ word: String)
  /// Forgets a learned word.
  func unlearnWord(_ word: String)
  /// Stops suggesting a word, because the user removed it from the suggestions.
  func removeSuggestion(_ word: String)
}

extension AutocompleteService {
  public var canIgnoreWords: Bool { false }
  public var canLearnWords: Bool { false }
  public var ignoredWords: [String] { [] }
  public var learnedWords: [String] { [] }

  /// Returns the suggestions for the text without the places of its taps.
  public func suggestions(
    for text: TextContext, taps: [Autocomplete.Tap?], localeIdentifier: String
  ) -> [Autocomplete.Suggestion] {
    suggestions(for: text, localeIdentifier: localeIdentifier)
  }

  /// Returns no predictions.
  public func nextCharacterPredictions(for text: TextContext) -> [Character: Double] { [:] }

  /// Forgets the word, if it was learned.
  public func removeSuggestion(_ word: String) { unlearnWord(word) }

  /// Does nothing by default.
  public func ignoreWord(_ word: String) {}

  /// Does nothing by default.
  public func learnWord(_ word: String) {}

  /// Does nothing by default.
  public func removeIgnoredWord(_ word: String) {}

  /// Does nothing by default.
  public func unlearnWord(_ word: String) {}

  /// Returns whether a word must not be corrected.
  public func hasIgnoredWord(_ word: String) -> Bool { ignoredWords.contains(word) }

  /// Returns whether a word was learned.
  public func hasLearnedWord(_ word: String) -> Bool { learnedWords.contains(word) }
}

extension AutocompleteService where Self == Autocomplete.DisabledService {
  /// A service without suggestions.
  public static var disabled: Autocomplete.DisabledService { Autocomplete.DisabledService() }
}
