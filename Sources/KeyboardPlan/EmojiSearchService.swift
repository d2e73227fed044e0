// SPDX-License-Identifier: MIT

import ClavierEmoji
public import ClavierKit

/// A service that shows the query of a search for emojis, and the emojis found after it.
public final class EmojiSearchService: AutocompleteService {
  /// The maximum number of characters of a query; further ones are dropped.
  public static let queryLimit = EmojiSearch.characterLimit
  /// The origin of emojis found, which the query in front of them does not have.
  fileprivate static let source = "emoji search"
  /// The maximum number of the query's characters shown; of longer ones, the end is shown.
  private static let shownCount = 7

  private let search: EmojiSearch
  private let text: (Emoji) -> String
  private let canType: (Character) -> Bool

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - search: The search in the keyboard's languages.
  ///   - text: Returns the text that an emoji found types, with its skin tone.
  ///   - canType: Returns whether the receiver can be sent a character.
  init(
    _ search: EmojiSearch, text: @escaping (Emoji) -> String,
    canType: @escaping (Character) -> Bool
  ) {
    self.search = search
    self.text = text
    self.canType = canType
  }

  /// Returns the query with its cursor, or 🔍 for an empty one, and then the emojis found.
  public func suggestions(
    for text: TextContext, localeIdentifier: String
  ) -> [Autocomplete.Suggestion] {
    let query = text.beforeInput ?? ""
    let isLong = query.count > Self.shownCount
    let shown = isLong ? "…\(query.suffix(Self.shownCount - 1))" : query
    let field = Autocomplete.Suggestion(text: "🔍", title: query.isEmpty ? "🔍" : "\(shown)|")
    let found = search.emojis(matching: query).map(self.text)
    return [field]
      + found.filter { $0.allSatisfy(canType) }.map {
        Autocomplete.Suggestion(text: $0, source: Self.source)
      }
  }
}

extension Autocomplete.Suggestion {
  /// Whether this is an emoji that a search has found.
  public var isFoundEmoji: Bool { source == EmojiSearchService.source }
}
