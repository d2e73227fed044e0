// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

@Suite("Languages are looked up in a table by their identifiers")
struct LocaleTableTests {
  @Test("The table has all 76 locales of KeyboardKit and at least 100 more")
  func count() {
    #expect(KeyboardLocale.allCases.count >= 176)
    let sources =
      """
      en sq ar ar_PC hy az be bn bg ca chr cv hr cs da nl nl_BE en_AU en_CA en_GB en_US et fo fil fi fr \
      fr_CA fr_BE fr_CH ka de de_AT de_CH el haw he_IL hu smn is id ga_IE it kk ckb ckb_IQ ckb_PC lv lt mk \
      ms mt mn se nb nn fa pl pt_PT pt_BR ro ru sr sr-Latn tg sk sl es es_419 es_MX sv sw tr uk uz vi cy
      """
    let names = sources.split(separator: " ")
    #expect(names.count == 76)
    for name in names { #expect(KeyboardLocale(rawValue: String(name)) != nil, "\(name)") }
  }

  @Test("Each language is found by its identifier in any case, with hyphens or underscores")
  func identifiers() {
    for locale in KeyboardLocale.allCases {
      let name = locale.rawValue
      #expect(KeyboardLocale(rawValue: name) == locale)
      #expect(KeyboardLocale(rawValue: name.uppercased()) == locale)
      #expect(KeyboardLocale(rawValue: String(name.map { $0 == "-" ? "_" : $0 })) == locale)
      #expect(locale.description == name)
    }
    #expect(KeyboardLocale(rawValue: "de_CH") == .germanSwitzerland)
  }

  @Test(
    "An unknown or malformed identifier matches no language",
    arguments: [
      "", "-", "d", "dee", "de-", "de-C", "de-CHE", "deutsch", "zz", "a", "~", "日本語", "de\0",
    ])
  func unknownIdentifiers(name: String) {
    #expect(KeyboardLocale(rawValue: name) == nil)
  }

  @Test("The Swift constants match the rows of the table")
  func constants() {
    #expect(KeyboardLocale.english.rawValue == "en" && KeyboardLocale.german.rawValue == "de")
    #expect(KeyboardLocale.welsh.rawValue == "cy" && KeyboardLocale.shughni.rawValue == "sgh")
    #expect(KeyboardLocale.kurdishSoraniPc.rawValue == "ckb-PC")
    #expect(Set(KeyboardLocale.allCases).count == KeyboardLocale.allCases.count)
  }

  @Test("Each language has names, letters, currencies, digits and domains")
  func facts() {
    for locale in KeyboardLocale.allCases {
      #expect(!locale.englishName.isEmpty && !locale.localizedName.isEmpty, "\(locale)")
      #expect(locale.scriptCode.count == 4, "\(locale)")
      #expect(locale.inputSet.rows.count >= 3, "\(locale)")
      #expect(locale.inputSet.rows.allSatisfy { !$0.isEmpty && $0.count <= 13 }, "\(locale)")
      #expect(locale.currencies.count == 4 && Set(locale.currencies).count == 4, "\(locale)")
      #expect(Set(locale.digits).count == 10, "\(locale)")
      #expect(locale.decimalSeparator.count == 1, "\(locale)")
      #expect(!locale.domains.isEmpty, "\(locale)")
    }
  }

  @Test("Writing directions match Unicode's scripts, except for hbo")
  func directions() {
    for locale in KeyboardLocale.allCases where locale.rawValue != "hbo" {
      #expect(locale.isRightToLeft == locale.identifier.isRightToLeft, "\(locale)")
    }
    #expect(KeyboardLocale(rawValue: "hbo")?.isRightToLeft == true)
  }

  @Test("A language's file sets its own signs, digits, variants and layouts: examples of each")
  func examples() throws {
    let greek = KeyboardLocale.greek
    #expect(greek.localizedSign(";") == "·" && greek.localizedSign("?") == ";")
    #expect(greek.localizedSign("!") == "!")
    #expect(greek.hasSemicolonQuestionMark && !KeyboardLocale.english.hasSemicolonQuestionMark)
    #expect(KeyboardLocale.persian.digits.first == "۱" && KeyboardLocale.german.digits.last == "0")
    #expect(KeyboardLocale.germanSwitzerland.groupingSeparator == "’")
    #expect(KeyboardLocale.cherokee.computerLayout == "us(chr)")
    #expect(KeyboardLocale.shughni.computerLayout == nil)
    #expect(KeyboardLocale.bulgarian.variants == ["bds"])
    let bds = try #require(KeyboardLocale.bulgarian.inputSet(variant: "bds"))
    #expect(bds.rows.characters()[0].joined() == "уеишщксдзцб")
    #expect(KeyboardLocale.bulgarian.inputSet(variant: "dvorak") == nil)
    #expect(KeyboardLocale.french.layoutKind == "azerty")
    #expect(try #require(KeyboardLocale(rawValue: "th")).fullStop.isEmpty)
  }
}
