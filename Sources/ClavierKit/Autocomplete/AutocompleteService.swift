// SPDX-License-Identifier: MIT

/// What knows words: it suggests some for a text, and may remember others.
///
/// It is asked when a key was typed, after what the key does is on its way, and answers at once. A service
/// that needs longer answers with nothing and hands its suggestions in when it has them, with
/// ``Input/suggestions(_:for:_:)`` and the text that it was asked with: they count if that is still the
/// text. It is never asked in a secret field.
///
/// Only the suggestions have to be written; a service that remembers no words says so by itself.
///
/// **Source:** KeyboardKit's protocol of the same name, without its waiting.
public protocol AutocompleteService: AnyObject {
  /// Suggestions for the word that the text before the cursor ends with, or for the next; the best first.
  ///
  /// - Parameters:
  ///   - text: The text around the cursor, as far as it is known.
  ///   - localeIdentifier: The language that is written, such as "en".
  /// - Returns: The suggestions, of which only the first few are shown.
  func suggestions(
    for text: TextContext, localeIdentifier: String
  ) -> [Autocomplete.Suggestion]

  /// Whether words can be remembered that shall be corrected no more.
  var canIgnoreWords: Bool { get }
  /// Whether words can be remembered that were not known.
  var canLearnWords: Bool { get }
  /// The words that shall not be corrected.
  var ignoredWords: [String] { get }
  /// The words that were learned.
  var learnedWords: [String] { get }
  /// Remembers that a word shall not be corrected.
  func ignoreWord(_ word: String)
  /// Remembers a word.
  func learnWord(_ word: String)
  /// Has an ignored word corrected again.
  func removeIgnoredWord(_ word: String)
  /// Forgets a word that was learned.
  func unlearnWord(_ word: String)
}

extension AutocompleteService {
  public var canIgnoreWords: Bool { false }
  public var canLearnWords: Bool { false }
  public var ignoredWords: [String] { [] }
  public var learnedWords: [String] { [] }

  /// Does nothing.
  public func ignoreWord(_ word: String) {}

  /// Does nothing.
  public func learnWord(_ word: String) {}

  /// Does nothing.
  public func removeIgnoredWord(_ word: String) {}

  /// Does nothing.
  public func unlearnWord(_ word: String) {}

  /// Whether a word shall not be corrected.
  public func hasIgnoredWord(_ word: String) -> Bool { ignoredWords.contains(word) }

  /// Whether a word was learned.
  public func hasLearnedWord(_ word: String) -> Bool { learnedWords.contains(word) }
}

extension AutocompleteService where Self == Autocomplete.DisabledService {
  /// A service that suggests nothing.
  public static var disabled: Autocomplete.DisabledService { Autocomplete.DisabledService() }
}
