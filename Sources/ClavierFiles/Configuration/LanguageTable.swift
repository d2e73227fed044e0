// SPDX-License-Identifier: MIT

import ClavierKit

extension TOMLReader {
  /// Reads all `[[language]]` tables of a file; their values override earlier ones of the language.
  mutating func languages(
    into languages: inout [KeyboardLocale: Configuration.LanguageSettings]
  ) {
    var found: Set<KeyboardLocale> = []
    let isGiven = has("language")
    tables("language", atMost: Self.languageLimit) { table, position in
      guard let locale = table.namedLanguage() else {
        // The other errors in the table are reported as well.
        var ignored = Configuration.LanguageSettings()
        ignored.read(&table, for: nil)
        return table.requireLanguage()
      }
      if !found.insert(locale).inserted {
        table.report("locale", at: position, "\"\(locale)\" has a table already")
      }
      languages[locale, default: Configuration.LanguageSettings()].read(&table, for: locale)
    }
    guard !isGiven else { return }
    collectNames(of: "language") { table in
      var ignored = Configuration.LanguageSettings()
      _ = table.namedLanguage()
      ignored.read(&table, for: nil)
    }
  }

  /// Reads the language of a table.
  private mutating func namedLanguage() -> KeyboardLocale? {
    var locale: KeyboardLocale?
    language("locale", into: &locale)
    return locale
  }

  /// Reports a missing language, after all other keys were read.
  private mutating func requireLanguage() {
    // An invalid language, or an unknown key, has been reported already.
    guard areAllKeysRead, problems.isEmpty else { return }
    report("locale must be given: \(Self.expectedLanguage)")
  }

  /// The maximum number of tables, more than any keyboard needs.
  private static var languageLimit: Int { 64 }
}

extension Configuration.LanguageSettings {
  /// Reads a `[[language]]` table except its language.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - locale: The language; `nil` if it is invalid, so that the valid arrangements of letters
  ///     are unknown.
  fileprivate mutating func read(_ table: inout TOMLReader, for locale: KeyboardLocale?) {
    if let locale {
      let orders = locale.layoutTypes.map { ($0.rawValue, Optional($0)) }
      table.choice("letters", [("", nil)] + orders, into: &letters)
    } else {
      _ = table.remove("letters")
    }
    let layout = table.xkbNames("layout")
    let variant = table.xkbNames("variant")
    if let layout { self.layout = layout.value.isEmpty ? nil : layout.value }
    if let variant { self.variant = variant.value.isEmpty ? nil : variant.value }
    if let variant, self.variant != nil, self.layout == nil {
      table.report("variant", at: variant.position, "set layout as well, to which it belongs")
    }
  }
}
