// SPDX-License-Identifier: MIT

/// A category of emojis.
///
/// **Source:** KeyboardKit's categories; Unicode's groups "Smileys & Emotion" and "People & Body"
/// are one category.
public enum EmojiCategory: Hashable, Identifiable, Sendable {
  /// The user's most frequent or most recent emojis, from a ``FrequentEmojiProvider``.
  case frequent
  case smileysAndPeople
  case animalsAndNature
  case foodAndDrink
  case travelAndPlaces
  case activity
  case objects
  case symbols
  case flags
  /// The user's favorites, from an ``EmojiProvider``.
  case favorites
  /// A custom category of a program.
  case custom(id: String, name: String, emojis: [Emoji])
  /// The result of an ``EmojiSearch``.
  case search(query: String)

  /// The categories of an ``EmojiList``, in its order.
  public static let listed: [EmojiCategory] = [
    .smileysAndPeople, .animalsAndNature, .foodAndDrink, .travelAndPlaces, .activity, .objects,
    .symbols, .flags,
  ]

  /// The frequent emojis, and then all categories of an ``EmojiList``.
  public static let standard: [EmojiCategory] = [.frequent] + listed

  /// The name of the case; for a custom category, its identifier.
  public var id: String {
    switch self {
    case .frequent: "frequent"
    case .smileysAndPeople: "smileysAndPeople"
    case .animalsAndNature: "animalsAndNature"
    case .foodAndDrink: "foodAndDrink"
    case .travelAndPlaces: "travelAndPlaces"
    case .activity: "activity"
    case .objects: "objects"
    case .symbols: "symbols"
    case .flags: "flags"
    case .favorites: "favorites"
    case .custom(let id, _, _): id
    case .search: "search"
    }
  }
}
