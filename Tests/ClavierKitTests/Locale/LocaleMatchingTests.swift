// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

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
    ])
  func matches(_ name: String, _ identifier: String) {
    #expect(KeyboardLocale(matching: name)?.rawValue == identifier)
  }

  @Test(
    "Names of languages and scripts without a keyboard match none",
    arguments: ["zh", "zh-TW", "C", "C.UTF-8", "POSIX", "", "-", "xx", "ru-Latn", "german", "e"])
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
