// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

@Suite("Semantics 10: identifiers of locales")
struct LocaleIdentifierTests {
  @Test(
    "An identifier has a language, and perhaps a script",
    arguments: [
      ("sv", "sv", nil), ("sv_SE", "sv", nil), ("pt-BR", "pt", nil), ("es_419", "es", nil),
      ("sr-Latn", "sr", "latn"), ("uz_Arab_AF", "uz", "arab"), ("CKB_IQ", "ckb", nil),
      ("he_biblical", "he", nil), ("en_1234", "en", nil), ("", "", nil), ("_", "", nil),
      ("_SE", "", nil), ("--", "", nil), ("sv_SE.UTF-8", "sv", nil),
    ] as [(String, String, String?)])
  func parts(identifier: String, language: String, script: String?) {
    #expect(LocaleIdentifier(identifier).languageCode == language)
    #expect(LocaleIdentifier(identifier).scriptCode == script)
  }

  @Test("Locale identifiers are compared regardless of case, hyphens and underscores")
  func spelling() {
    #expect(LocaleIdentifier("PT-br") == LocaleIdentifier("pt_BR"))
    #expect(LocaleIdentifier("pt_BR") != LocaleIdentifier("pt_PT"))
    #expect(LocaleIdentifier("pt_BR") != LocaleIdentifier("pt"))
  }

  // RTL (character direction by language code).

  @Test(
    "RTL: ar, ckb, ckb_IQ, ckb_PC, fa, he_IL, and other languages of those scripts",
    arguments: [
      "ar", "ar_PC", "ckb", "ckb_IQ", "ckb_PC", "fa", "he_IL", "he", "iw", "AR-eg", "dv", "nqo",
      "pa_Arab", "ps", "sd", "syr", "ug", "ur", "ur_PK", "yi", "az_Arab", "uz_Arab_AF", "ff_Adlm",
    ])
  func rightToLeft(identifier: String) {
    #expect(LocaleIdentifier(identifier).isRightToLeft)
  }

  @Test(
    "All other locales of KeyboardKit go from left to right",
    arguments: """
      en sq hy be bg ca chr hr cs da nl nl_BE en_GB en_US et fo fil fi fr fr_CA fr_BE fr_CH ka de \
      de_AT de_CH el haw hu is smn id ga_IE it kk lv lt mk ms mt mn se nb nn pl pt_PT pt_BR ro ru \
      sr sr-Latn sk sl es es_419 es_MX sv sw tr uk uz cy cv vi tg az bn en_AU en_CA sd_Deva \
      ks_Deva pa hi ja ko zh
      """.split(separator: " ").map(String.init) + ["", "_", "arabic", "x_ar"])
  func leftToRight(identifier: String) {
    #expect(!LocaleIdentifier(identifier).isRightToLeft)
  }

  // Match: exact identifier first, else first locale with same language code.

  private func match(_ identifier: String, among identifiers: [String]) -> String? {
    let all = identifiers.map(LocaleIdentifier.init)
    guard let match = all.match(for: LocaleIdentifier(identifier)) else { return nil }
    return zip(identifiers, all).first { $0.1 == match }?.0
  }

  @Test(
    "Match: exact identifier first, else first locale with same language code",
    arguments: [
      ("sv_SE", "sv"), ("sv", "sv"), ("sv-FI", "sv"), ("en_GB", "en_GB"), ("EN-gb", "en_GB"),
      ("en_AU", "en"), ("pt", "pt_PT"), ("pt_BR", "pt_BR"), ("pt_AO", "pt_PT"),
      ("sr_Latn", "sr-Latn"), ("ckb_IR", "ckb"), ("de", nil), ("", nil), ("_SE", nil), ("s", nil),
    ] as [(String, String?)])
  func match(identifier: String, expected: String?) {
    let all = ["en", "en_GB", "sv", "pt_PT", "pt_BR", "sr", "sr-Latn", "ckb", "ckb_IQ"]
    #expect(match(identifier, among: all) == expected)
    #expect(match(identifier, among: []) == nil)
  }

  // Locale dictionary: identifier, then language code, else nil.

  @Test(
    "Locale dictionary: identifier, then language code, else nil (sv-SE finds sv)",
    arguments: [
      ("sv", 1), ("sv-SE", 1), ("sv_SE", 1), ("sv-FI", 2), ("SV_fi", 2), ("de-AT", 3),
      ("DE-at", 3), ("de", nil), ("de-CH", nil), ("CKB-iq", 4), ("ckb", nil), ("ckb_PC", nil),
      ("fi", nil), ("", nil), ("_", nil), ("-", nil), ("s", nil), ("svenska", nil), ("_sv", nil),
    ] as [(String, Int?)])
  func dictionary(identifier: String, value: Int?) {
    var dictionary = LocaleDictionary<Int>()
    for (value, key) in [(1, "sv"), (2, "sv-FI"), (3, "de_AT"), (4, "ckb_IQ")] {
      dictionary.set(value, for: key)
    }
    #expect(dictionary[identifier] == value)
  }

  @Test("Only the first value of a locale can be added to a dictionary")
  func addedValues() throws {
    var dictionary = LocaleDictionary<Int>()
    try dictionary.add(1, for: "sv_SE")
    #expect(throws: KeyboardLayoutServiceError.severalServicesForLocale("SV-se")) {
      try dictionary.add(2, for: "SV-se")
    }
    #expect(dictionary["sv_SE"] == 1)
    dictionary.set(3, for: "sv-SE")
    #expect(dictionary["sv_SE"] == 3)
  }
}

@Suite("Languages are found by the names that users and systems give them")
struct LocaleMatchingTests {
  @Test(
    "A system's locale name matches the keyboard of its language, script or region",
    arguments: [
      ("he", "he-IL"), ("iw", "he-IL"), ("iw_IL", "he-IL"), ("pt", "pt-BR"), ("pt-AO", "pt-PT"),
      ("no", "nb"), ("nb_NO.UTF-8", "nb"), ("nn-NO", "nn"), ("es-AR", "es-419"), ("es-ES", "es"),
      ("es_MX.utf8", "es-MX"), ("ar-EG", "ar"), ("hi-IN", "hi"), ("sr-Cyrl", "sr"),
      ("sr-Latn-RS", "sr-Latn"), ("sr_RS@latin", "sr-Latn"), ("sr-ME", "sr-Latn"),
      ("sh", "sr-Latn"),
      ("de_DE.UTF-8", "de"), ("de_DE@euro", "de"), ("de-1996", "de"), ("DE_at", "de-AT"),
      ("ca_ES@valencia", "ca"), ("en-NZ", "en"), ("en-PH", "en"), ("en_US.UTF-8", "en-US"),
      ("ga", "ga-IE"), ("tl", "fil"), ("in", "id"), ("uz_UZ@cyrillic", "uz-Cyrl"),
      ("uz-Latn", "uz"), ("pa-PK", "pa-Arab"), ("pa-Guru-IN", "pa"), ("fr-DZ", "fr"),
      ("sv_SE", "sv"), ("de-LU", "de"), ("ckb-XX", "ckb"), ("en_GB", "en-GB"), ("DE-ch", "de-CH"),
    ])
  func matches(_ name: String, _ identifier: String) {
    #expect(KeyboardLocale(matching: name)?.rawValue == identifier)
  }

  @Test(
    "Names of languages and scripts without a keyboard match none",
    arguments: [
      "zh", "zh-TW", "C", "C.UTF-8", "POSIX", "", "-", "xx", "ru-Latn", "german", "e", "tlh", "_",
      "-de",
    ])
  func none(_ name: String) {
    #expect(KeyboardLocale(matching: name) == nil)
  }

  @Test("Each keyboard's own identifier names it, in any case and with an encoding")
  func own() {
    for locale in KeyboardLocale.allCases {
      #expect(KeyboardLocale(matching: locale.rawValue.uppercased()) == locale)
      #expect(KeyboardLocale(matching: locale.rawValue) == locale)
    }
  }
}
