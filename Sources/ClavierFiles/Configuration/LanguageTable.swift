// SPDX-License-Identifier: MIT

import ClavierKit

extension TOMLReader {
  /// Takes all `[[language]]` tables of a file; what one says of a language counts before what was said of it before.
  mutating func languages(
    into languages: inout [KeyboardLocale: Configuration.LanguageSettings]
  ) {
    var said: Set<KeyboardLocale> = []
    let isThere = has("language")
    tables("language", atMost: Self.languageLimit) { table, position in
      guard let locale = table.namedLanguage() else {
        // What else is wrong is told as well.
        var other = Configuration.LanguageSettings()
        other.read(&table, for: nil)
        return table.askForLanguage()
      }
      if !said.insert(locale).inserted {
        table.report("locale", at: position, "\"\(locale)\" has a table already")
      }
      languages[locale, default: Configuration.LanguageSettings()].read(&table, for: locale)
    }
    guard !isThere else { return }
    learn("language") { table in
      var other = Configuration.LanguageSettings()
      _ = table.namedLanguage()
      other.read(&table, for: nil)
    }
  }

  /// Takes the language that a table is about.
  private mutating func namedLanguage() -> KeyboardLocale? {
    var locale: KeyboardLocale?
    language("locale", into: &locale)
    return locale
  }

  /// Asks for the language of a table that has none, when all else was taken.
  private mutating func askForLanguage() {
    // A wrong one, or a wrong name for it, is told as such.
    guard hasNothingLeft, problems.isEmpty else { return }
    report("locale must be given: \(Self.expectedLanguage)")
  }

  /// More languages than anybody types.
  private static var languageLimit: Int { 64 }
}

extension Configuration.LanguageSettings {
  /// Takes what a `[[language]]` table holds beside its language.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - locale: The language; `nil` if that is wrong, so that nobody knows which letters it has.
  fileprivate mutating func read(_ table: inout TOMLReader, for locale: KeyboardLocale?) {
    if let locale {
      let orders = locale.layoutTypes.map { ($0.rawValue, Optional($0)) }
      table.choice("letters", [("", nil)] + orders, into: &letters)
    } else {
      _ = table.take("letters")
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
