// SPDX-License-Identifier: MIT

import ClavierKit

/// A service such as an embedding program may write: the words of a list, and learned ones.
///
/// A word that is no prefix of a known word is corrected to one with the same letters.
final class WordList: AutocompleteService {
  private let words: [String]
  private(set) var learnedWords: [String] = []
  private(set) var ignoredWords: [String] = []
  /// The requested texts, in order.
  private(set) var requestedTexts: [TextContext] = []

  let canLearnWords = true
  let canIgnoreWords = true

  init(_ words: [String]) {
    self.words = words
  }

  func suggestions(
    for text: TextContext, localeIdentifier: String
  ) -> [Autocomplete.Suggestion] {
    requestedTexts.append(text)
    let word = text.currentWordPreCursorPart ?? ""
    let known = words + learnedWords
    let begun = known.filter { $0.hasPrefix(word) && $0 != word }
    if !begun.isEmpty || known.contains(word) || word.isEmpty {
      return begun.map { Autocomplete.Suggestion(text: $0) }
    }
    let meant = known.filter { $0.sorted() == word.sorted() }
    return [Autocomplete.Suggestion(text: word, type: .unknown)]
      + meant.map { Autocomplete.Suggestion(text: $0, type: .autocorrect) }
  }

  func nextCharacterPredictions(for text: TextContext) -> [Character: Double] {
    let word = text.currentWordPreCursorPart ?? ""
    let next = words.filter { $0.hasPrefix(word) }.compactMap { $0.dropFirst(word.count).first }
    return Dictionary(next.map { ($0, 1 / Double(next.count)) }, uniquingKeysWith: +)
  }

  func learnWord(_ word: String) { learnedWords.append(word) }
  func unlearnWord(_ word: String) { learnedWords.removeAll { $0 == word } }
  func ignoreWord(_ word: String) { ignoredWords.append(word) }
  func removeIgnoredWord(_ word: String) { ignoredWords.removeAll { $0 == word } }
}
