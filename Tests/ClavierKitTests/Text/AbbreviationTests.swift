// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

@Suite("No sentence ends with an abbreviation")
struct AbbreviationTests {
  private func isCapital(after text: String, _ locale: String, on: Bool = true) -> Bool {
    var settings = EngineSettings()
    settings.recognizesAbbreviations = on
    let behavior = Keyboard.StandardBehavior(settings: settings, localeIdentifier: locale)
    var record = TextRecord()
    record.insert(text, at: Timestamp(microseconds: 0))
    return behavior.prefersCapital(after: record)
  }

  @Test(
    "An abbreviation does not end a sentence, unless the setting is off",
    arguments: [
      ("see e.g. ", "en"), ("i.e. ", "en-GB"), ("apples, pears, etc. ", "en"), ("Mr. ", "en-US"),
      ("Dr. ", "en"), ("vol. ", "pt-BR"), ("(approx. ", "en"), ("“Prof. ", "en"),
      ("at 5 p.m. ", "en"),
      ("wie z.B. ", "de"), ("wie z. B. ", "de-AT"), ("röm.-kath. ", "de"), ("d. h. ", "de"),
      ("t. ex. ", "sv"),
      ("(z. B. ", "de"), ("π. χ. ", "el"), ("u. a. ", "de"), ("i. d. R. ", "de"),
      ("usw. ", "de-CH"), ("bzw. ", "de"),
      ("d.h. ", "de"), ("p. ex. ", "fr"), ("etc. ", "fr-CA"), ("Sra. ", "es"), ("pág. ", "pt-PT"),
      ("EE.UU. ", "es-419"), ("ecc. ", "it"), ("dott. ", "it"), ("т.е. ", "ru"), ("ул. ", "ru"),
      ("т. е. ", "uk"), ("m.in. ", "pl"), ("t.ex. ", "sv"), ("bl.a. ", "da"), ("e.g. (", "en"),
    ])
  func abbreviation(text: String, locale: String) {
    #expect(!isCapital(after: text, locale))
    #expect(isCapital(after: text, locale, on: false))
  }

  @Test(
    "A period ends a sentence after other words, single letters and numbers",
    arguments: [
      ("It is. ", "en"), ("Go on. ", "en"), ("All. ", "en"), ("So am I. ", "en"), ("No. ", "en"),
      ("example.com. ", "en"), ("etc.) ", "en"), ("e.g.\n", "en"), ("5. ", "en"), ("3.5. ", "en"),
      ("Wait... ", "en"), ("e.g.? ", "en"), ("A. ", "en"), ("A. B. ", "en"),
      ("Como é. ", "pt-BR"), ("Это я. ", "ru"), ("Κ. ", "el"), (". ", "en"),
      ("Das bin ich. ", "de"), ("Sei so gut. ", "de"),
      ("la mer. ", "fr"), ("muy bien. ", "es"), ("vem com. ", "pt-BR"), ("etc. ", "ru"),
    ])
  func sentence(text: String, locale: String) {
    #expect(isCapital(after: text, locale))
  }
}
