// SPDX-License-Identifier: MIT

import ClavierEmoji
import ClavierKit

/// A service that adds the emoji named by the typed word as the third suggestion of another
/// service.
final class EmojiSuggestionService: Autocomplete.TextReplacementService {
  private let names: EmojiNames
  private let skinTone: EmojiSkinTone?
  private let canType: (Character) -> Bool

  /// Creates a service for one language.
  ///
  /// - Parameters:
  ///   - base: The other service, which also learns words.
  ///   - names: The names of emojis in the language.
  ///   - skinTone: The skin tone of emojis that have one; `nil` for neutral ones.
  ///   - canType: Returns whether the receiver can be sent a character.
  init(
    _ base: any AutocompleteService, _ names: EmojiNames, skinTone: EmojiSkinTone?,
    canType: @escaping (Character) -> Bool
  ) {
    self.names = names
    self.skinTone = skinTone
    self.canType = canType
    super.init(dictionary: Autocomplete.TextReplacementDictionary(), baseService: base)
  }

  /// Returns the base service's suggestions, and the emoji after the first two.
  ///
  /// The word must be a whole word of the name or the keywords, without a mark before it.
  override func suggestions(
    for text: TextContext, taps: [Autocomplete.Tap?], localeIdentifier: String
  ) -> [Autocomplete.Suggestion] {
    var found = super.suggestions(for: text, taps: taps, localeIdentifier: localeIdentifier)
    guard text.isCursorAtTheEndOfTheCurrentWord, let word = text.currentWordPreCursorPart,
      word.first?.isLetter == true,
      let emoji = EmojiSearch([names]).emojis(matching: word, limit: 1, wholeWords: true).first
    else { return found }
    let toned = names.list.variant(with: skinTone, of: emoji).char
    guard toned.allSatisfy(canType) else { return found }
    found.insert(Autocomplete.Suggestion(text: toned), at: min(2, found.count))
    return found
  }
}
