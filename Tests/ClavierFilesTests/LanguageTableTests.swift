// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierSettings
import ClavierKit
import TestSupport
import Testing

/// The settings of single languages in files.
struct LanguageTableTests {
  private func configuration(_ toml: String) throws -> Configuration {
    try Configuration(toml: Array(toml.utf8), named: "x")
  }

  @Test func aLanguageHasLettersAndAReceiverOfItsOwn() throws {
    let configuration = try configuration(
      """
      [keyboard]
      locales = ["tr", "en"]
      [output]
      layout = "us"
      variant = "intl"
      options = "compose:menu"
      [[language]]
      locale = "tr"
      letters = "turkishF"
      layout = "tr"
      variant = "f"
      [[language]]
      locale = "en"
      letters = "dvorak"
      """)
    let turkish = configuration.output(for: .turkish)
    #expect(turkish.layout == "tr" && turkish.variant == "f" && turkish.options == "compose:menu")
    #expect(configuration.languages[.turkish]?.letters?.rawValue == "turkishF")
    #expect(configuration.languages[.english]?.letters == .dvorak)
    for locale in [KeyboardLocale.english, .german] {
      #expect(configuration.output(for: locale) == configuration.output)
    }
  }

  @Test func aPlainLayoutHasNotTheVariantOfAll() throws {
    let configuration = try configuration(
      """
      [output]
      layout = "us"
      variant = "intl"
      [[language]]
      locale = "ru"
      layout = "ru"
      """)
    let russian = configuration.output(for: .russian)
    #expect(russian.layout == "ru" && russian.variant == nil)
  }

  @Test func aLaterFileOverridesSingleKeysAndGoesBack() throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      "[[language]]\nlocale = \"tr\"\nletters = \"turkishF\"\nlayout = \"tr\"\nvariant = \"f\"",
      to: "clavier.toml")
    func turkish() throws -> Configuration.LanguageSettings? {
      try ConfigurationFiles(directory: directory.path).read().languages[.turkish]
    }
    try directory.write("[[language]]\nlocale = \"tr\"\nletters = \"qwerty\"", to: "conf.d/a.toml")
    #expect(try turkish()?.letters == .qwerty)
    #expect(try turkish()?.layout == "tr")
    try directory.write(
      "[[language]]\nlocale = \"tr\"\nletters = \"\"\nlayout = \"\"\nvariant = \"\"",
      to: "conf.d/b.toml")
    #expect(try turkish() == Configuration.LanguageSettings())
  }

  @Test(arguments: ["bg", "de", "ka", "bn", "en"])
  func everyOrderThatIsListedCanBeChosen(name: String) throws {
    let locale = try #require(KeyboardLocale(rawValue: name))
    #expect(!locale.layoutTypes.isEmpty)
    for order in locale.layoutTypes {
      let file = "[[language]]\nlocale = \"\(name)\"\nletters = \"\(order.rawValue)\""
      #expect(try configuration(file).languages[locale]?.letters == order)
    }
  }

  @Test func atMost64LanguageTablesAreAllowed() throws {
    let names = KeyboardLocale.allCases.prefix(65).map(\.rawValue)
    let tables = names.map { "[[language]]\nlocale = \"\($0)\"\n" }
    #expect(try configuration(tables.dropLast().joined()).languages.count == 64)
    #expect(headlines(tables.joined()) == ["129:1: language: more than 64 of them"])
  }
}
