// SPDX-License-Identifier: MIT

// The names of languages, and the search by name.
extension KeyboardLocale {
  /// The identifier in its parts.
  package var identifier: LocaleIdentifier { LocaleIdentifier(rawValue) }

  /// The language code in capitals, such as "EN": the label of the key for the next language.
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

  /// Creates the language with a name or an identifier as people type it, such as "German",
  /// "deutsch", "DE" or "english gb"; `nil` if there is none.
  public init?(fuzzyName: String) {
    let name = LocaleName(fuzzyName)
    let locale = KeyboardLocale.allCases.first { locale in
      locale.fuzzyNames.map(LocaleName.init).contains(name)
    }
    guard !name.isEmpty, let locale else { return nil }
    self = locale
  }

  /// The identifier and the names, alone and with the script or region of the identifier.
  private var fuzzyNames: [String] {
    let names = [englishName, localizedName]
    let part = String(rawValue.dropFirst(identifier.languageCode.count))
    guard !part.isEmpty else { return [rawValue] + names }
    return [rawValue] + names + names.map { name in String(name.prefix { $0 != "(" }) + part }
  }

  /// Returns whether a name of the language contains `query`; an empty query matches all.
  public func matches(query: String) -> Bool {
    LocaleName.matches(query, names: [localizedName, englishName])
  }
}

extension [KeyboardLocale] {
  /// Returns the languages in ascending order of names.
  ///
  /// - Parameters:
  ///   - name: Returns the name of a language; its name in the language itself by default.
  ///   - first: A language to put first.
  /// - Returns: The sorted languages.
  public func sortedByName(
    _ name: (KeyboardLocale) -> String = { $0.localizedName }, first: KeyboardLocale? = nil
  ) -> [KeyboardLocale] {
    sortedLocales(by: name, first: first)
  }
}
