// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

@Suite("Capitals of keys: one key, one letter, in every language")
struct LocaleCasingTests {
  @Test(
    "A letter's capital follows its language, also where Unicode's default differs",
    arguments: [
      ("tr", "i", "İ"), ("tr", "ı", "I"), ("az", "i", "İ"), ("en", "i", "I"), ("de", "ß", "ẞ"),
      ("ka", "ა", "ა"), ("chr", "Ꭰ", "Ꭰ"), ("el", "ς", "Σ"), ("el", "ΐ", "ΐ"), ("af", "ŉ", "ŉ"),
      ("sgh", "ǰ", "ǰ"), ("hy", "և", "և"), ("ca", "l·l", "L·L"), ("lt", "ą", "Ą"),
    ])
  func capitals(locale: String, small: String, capital: String) throws {
    #expect(try #require(KeyboardLocale(rawValue: locale)).uppercased(small) == capital)
  }

  @Test(
    "A capital's small letter follows its language, also where Unicode's default differs",
    arguments: [
      ("tr", "İ", "i"), ("tr", "I", "ı"), ("az", "I", "ı"), ("en", "I", "i"), ("de", "ẞ", "ß"),
      ("ka", "ა", "ა"), ("chr", "Ꭰ", "Ꭰ"), ("el", "Σ", "σ"), ("ru", "Ё", "ё"),
    ])
  func smallLetters(locale: String, capital: String, small: String) throws {
    #expect(try #require(KeyboardLocale(rawValue: locale)).lowercased(capital) == small)
  }

  @Test("Shift replaces one letter by exactly one letter")
  func keys() {
    for locale in KeyboardLocale.allCases where locale.hasCapitals {
      for item in locale.inputSet.rows.joined() where item.lowercased.count == 1 {
        #expect(item.uppercased.count == 1, "\(locale) \(item)")
        // Shift may give a different letter, such as É on the key of è in Switzerland.
        if ["tr", "az"].contains(locale.rawValue) {
          #expect(item.uppercased == locale.uppercased(item.lowercased), "\(locale) \(item)")
        }
      }
    }
  }

  @Test("A held capital of Turkish offers the capitals of Turkish")
  func callouts() {
    let turkish = KeyboardLocale.turkish.calloutActions
    #expect(turkish.texts(for: "İ").starts(with: ["İ", "I"]))
    #expect(turkish.texts(for: "I").starts(with: ["I", "İ"]))
    #expect(KeyboardLocale.english.calloutActions.texts(for: "I").contains("Î"))
  }

  @Test("Sentences begin without a capital in languages that have no capitals")
  func autocapitalization() {
    for name in ["ka", "chr", "ar", "he-IL", "hi", "th", "ja-Hira", "am", "bn", "ckb", "nqo"] {
      let behavior = Keyboard.StandardBehavior(
        settings: EngineSettings(), localeIdentifier: name)
      #expect(!behavior.prefersCapital(after: TextRecord()), "\(name)")
    }
    for name in ["en", "de", "tr", "ru", "el", "hy", "kk"] {
      let behavior = Keyboard.StandardBehavior(
        settings: EngineSettings(), localeIdentifier: name)
      #expect(behavior.prefersCapital(after: TextRecord()), "\(name)")
    }
  }
}
