// SPDX-License-Identifier: MIT

import ClavierEmoji
public import ClavierFiles
public import ClavierKit
import Words

/// The installed emojis: the list `list.emoji` for the emoji pages, and the names `LANGUAGE.emoji`
/// for suggestions and the search.
public struct InstalledEmojis: Sendable {
  /// The directory for files that are made on this machine.
  public static let localDirectory = "/var/lib/clavier/emoji"
  /// The directory for files of packages.
  public static let packageDirectory = "/usr/share/clavier/emoji"

  /// The emojis by group, without empty groups; none without a list.
  private(set) var groups: [[KeyboardLayout.EmojiPagesService.Emoji]] = []
  private var names: [KeyboardLocale: EmojiNames] = [:]
  private var skinTone: EmojiSkinTone?
  /// The emojis that the user typed on the pages, and the chosen skin tones.
  public private(set) var typed = TypedEmojis()
  /// Whether the user's emojis have changed since this was set to `false`.
  public var isChanged = false
  /// The files that cannot be used, each once.
  public private(set) var failures: [LexiconFiles.Failure] = []

  /// Creates a list without emojis.
  public init() {}

  /// Reads the list of the first directory that has one, and the names of languages.
  ///
  /// A damaged file is ignored as a whole. Without a list, no names are read.
  ///
  /// - Parameters:
  ///   - directories: The directories to search, in descending order of precedence.
  ///   - locales: The languages whose names are read if they exist; none by default.
  ///   - tone: The skin tone of emojis that have one; neutral by default.
  public init(
    in directories: [String], namesIn locales: [KeyboardLocale] = [],
    skinTone tone: Configuration.SkinTone = .neutral
  ) {
    guard let list = list(in: directories) else { return }
    skinTone = EmojiSkinTone(tone)
    groups = list.emojisWithSkinTones(preferring: skinTone).map { group in
      group.map { variants in
        KeyboardLayout.EmojiPagesService.Emoji(
          variants.first?.char ?? "", variants: variants.count > 1 ? variants.map(\.char) : [])
      }
    }.filter { !$0.isEmpty }
    var files = LexiconFiles()
    files.directories = directories
    for locale in locales {
      do throws(LexiconFiles.Failure) {
        names[locale] = try files.first(for: locale, "emoji") { bytes throws(EmojiDataError) in
          try EmojiNames(bytes: bytes, list: list)
        }
      } catch {
        if !failures.contains(error) { failures.append(error) }
      }
    }
  }

  private mutating func list(in directories: [String]) -> EmojiList? {
    do throws(LexiconFiles.Failure) {
      for directory in directories {
        let path = "\(directory)/list.emoji"
        let found = try LexiconFiles.open(path) { bytes throws(EmojiDataError) in
          try EmojiList(bytes: bytes)
        }
        if let found { return found }
      }
    } catch {
      failures.append(error)
    }
    return nil
  }

  /// Whether there is no list, or a damaged one.
  public var isEmpty: Bool { groups.isEmpty }

  /// Returns whether the receiver can be sent emojis, by a test of the first one.
  ///
  /// All emojis are sent in the same way, and a test of each would delay every change of field.
  func areTypable(_ canType: (Character) -> Bool) -> Bool {
    groups.first?.first?.text.allSatisfy(canType) ?? false
  }

  /// The emojis of the pages: by group, in the skin tones that were chosen, and the frequent ones.
  var pageKeys: (groups: [[TypedEmojis.Key]], frequent: [TypedEmojis.Key]) {
    typed.keys(of: groups)
  }

  /// Registers an emoji that the user typed on its page; a text of no key is ignored.
  ///
  /// - Parameter text: The emoji.
  /// - Returns: Whether ``typed`` has changed.
  @discardableResult
  public mutating func register(_ text: String) -> Bool {
    let before = typed
    if typed.register(text, of: groups) { isChanged = true }
    return typed != before
  }

  /// Forgets the emojis that the user typed, and the chosen skin tones.
  public mutating func forgetTyped() {
    guard !typed.isEmpty else { return }
    typed = TypedEmojis()
    isChanged = true
  }

  /// Uses the emojis that the user typed before, on the keys that there are now.
  ///
  /// Without a list, which may return, they are kept as they are.
  public mutating func restore(_ last: TypedEmojis) {
    typed = groups.isEmpty ? last : last.adapted(to: groups)
  }

  /// Returns whether emojis can be found by names, in a language or in English.
  func canSearch(in locale: KeyboardLocale) -> Bool { !searchedNames(in: locale).isEmpty }

  private func searchedNames(in locale: KeyboardLocale) -> [EmojiNames] {
    (locale == .english ? [locale] : [locale, .english]).compactMap { names[$0] }
  }

  /// Returns the source of emojis for the query of a search, in a language and then in English.
  ///
  /// Emojis have the skin tone that was chosen for them, or else that of the settings.
  func search(
    in locale: KeyboardLocale, canType: @escaping (Character) -> Bool
  ) -> EmojiSearchService {
    let typed = typed
    // A search finds emojis without a skin tone. The keys have them in that of the settings; a scan
    // of the list for each emoji found would delay every letter.
    var keys: [String: String] = [:]
    if skinTone != nil {
      for key in groups.joined() {
        for variant in key.variants { keys[variant] = key.text }
      }
    }
    return EmojiSearchService(
      EmojiSearch(searchedNames(in: locale), preferring: typed.frequent.emojis),
      text: { [keys] emoji in
        let text = keys[emoji.char] ?? emoji.char
        return typed.chosen[text] ?? text
      }, canType: canType)
  }

  /// Returns a source of suggestions with the emoji of the typed word, if the language has names.
  ///
  /// - Parameters:
  ///   - base: The other source; `nil` for no other suggestions.
  ///   - locale: The language.
  ///   - canType: Returns whether the receiver can be sent a character.
  /// - Returns: The source; `base` if the language has no names.
  func suggester(
    over base: (any AutocompleteService)?, in locale: KeyboardLocale,
    canType: @escaping (Character) -> Bool
  ) -> (any AutocompleteService)? {
    guard let base, let names = names[locale] else { return base }
    return EmojiSuggestionService(base, names, skinTone: skinTone, canType: canType)
  }
}

extension EmojiSkinTone {
  /// Creates the tone of a configuration; `nil` for neutral emojis.
  fileprivate init?(_ tone: Configuration.SkinTone) {
    switch tone {
    case .neutral: return nil
    case .light: self = .light
    case .mediumLight: self = .mediumLight
    case .medium: self = .medium
    case .mediumDark: self = .mediumDark
    case .dark: self = .dark
    }
  }
}
