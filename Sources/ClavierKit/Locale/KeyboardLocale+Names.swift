// SPDX-License-Identifier: MIT

// What languages are called, and how one is found.
extension KeyboardLocale {
  /// The identifier, taken apart.
  package var identifier: LocaleIdentifier { LocaleIdentifier(rawValue) }

  /// The language in capitals, as it stands on the key for the next one: "EN".
  ///
  /// **Source:** KeyboardKit's standard button text.
  public var keyLabel: String { identifier.languageCode.uppercased() }

  /// The name of the language in the language itself.
  ///
  /// **Source:** CLDR.
  public var localizedName: String { entries.text("n") ?? rawValue }

  /// The name of the language in English.
  ///
  /// **Source:** CLDR.
  public var englishName: String { entries.text("e") ?? rawValue }

  /// The keyboard for a locale: its own, or else the first one of its language.
  ///
  /// - Parameter identifier: As "de", "de_AT" or "de-CH"; `nil` comes of a language without keyboard.
  public init?(matching identifier: String) {
    guard
      let row = LocaleTable.row(identifier)
        ?? LocaleTable.row(ofLanguage: identifier.prefix { $0 != "-" && $0 != "_" })
    else { return nil }
    self.init(row: row)
  }

  /// The keyboard that a person calls so, by a name or an identifier: "German", "deutsch", "DE".
  public init?(fuzzyName: String) {
    let name = LocaleName(fuzzyName)
    let locale = KeyboardLocale.allCases.first { locale in
      [locale.rawValue, locale.englishName, locale.localizedName].map(LocaleName.init)
        .contains(name)
    }
    guard !name.isEmpty, let locale else { return nil }
    self = locale
  }

  /// Whether somebody who types a part of a name means this language; nothing means every one.
  public func matches(query: String) -> Bool {
    LocaleName.matches(query, names: [localizedName, englishName])
  }
}

extension [KeyboardLocale] {
  /// The languages by rising names, as a list to choose from shows them.
  ///
  /// - Parameters:
  ///   - name: What they are called in the list; each in itself unless something else is said.
  ///   - first: One to stand before all others.
  /// - Returns: The languages in this order.
  public func sortedByName(
    _ name: (KeyboardLocale) -> String = { $0.localizedName }, first: KeyboardLocale? = nil
  ) -> [KeyboardLocale] {
    sortedLocales(by: name, first: first)
  }
}
