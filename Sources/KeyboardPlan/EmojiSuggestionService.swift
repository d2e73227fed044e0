// SPDX-License-Identifier: MIT

import ClavierEmoji
import ClavierKit

/// The suggestions of another service, with the emoji that the typed word names as the third.
final class EmojiSuggestionService: Autocomplete.TextReplacementService {
  private let search: EmojiSearch
  private let canType: (Character) -> Bool

  /// - Parameters:
  ///   - base: The other service, which also remembers words.
  ///   - search: The names of emojis in the language.
  ///   - canType: Returns whether the receiver can be sent a character.
  init(
    _ base: any AutocompleteService, _ search: EmojiSearch,
    canType: @escaping (Character) -> Bool
  ) {
    self.search = search
    self.canType = canType
    super.init(dictionary: Autocomplete.TextReplacementDictionary(), baseService: base)
  }

  /// Returns the base service's suggestions, and the emoji after the first two.
  ///
  /// The word has to be whole in the name or the keywords, and no mark may stand before it.
  override func suggestions(
    for text: TextContext, taps: [Autocomplete.Tap?], localeIdentifier: String
  ) -> [Autocomplete.Suggestion] {
    var found = super.suggestions(for: text, taps: taps, localeIdentifier: localeIdentifier)
    guard text.isCursorAtTheEndOfTheCurrentWord, let word = text.currentWordPreCursorPart,
      word.first?.isLetter == true,
      let emoji = search.emojis(matching: word, limit: 1, wholeWords: true).first,
      emoji.char.allSatisfy(canType)
    else { return found }
    found.insert(Autocomplete.Suggestion(text: emoji.char), at: min(2, found.count))
    return found
  }
}
