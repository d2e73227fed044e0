// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// A provider for one language whose sets have one key each.
private struct Letters: LocalizedInputSetProvider {
  var localeKey: String

  private func set(_ key: String) -> InputSet { InputSet(rows: [.init(chars: [key])]) }
  func alphabeticInputSet(for context: KeyboardContext) -> InputSet { set("a " + localeKey) }
  func numericInputSet(for context: KeyboardContext) -> InputSet { set("n " + localeKey) }
  func symbolicInputSet(for context: KeyboardContext) -> InputSet { set("s " + localeKey) }
}

struct LayoutInputSetProviderTests {
  private func sets(
    _ provider: any InputSetProvider, _ locale: KeyboardLocale = .english
  ) -> [InputSet] {
    let context = KeyboardContext(locale: locale)
    return [
      provider.alphabeticInputSet(for: context), provider.numericInputSet(for: context),
      provider.symbolicInputSet(for: context),
    ]
  }

  @Test func theStandardInputSetIsTheLanguages() {
    let standard = StandardInputSetProvider()
    #expect(
      sets(standard) == [
        .qwerty, .numeric(currency: "$"), .symbolic(currencies: ["€", "£", "¥"]),
      ])
    #expect(
      sets(standard, .german) == [
        .qwertzGerman, .numeric(currency: "€"), .symbolic(currencies: ["$", "£", "¥"]),
      ])
  }

  @Test func theStandardCallsTheProviderOfTheLanguage() throws {
    let standard = try StandardInputSetProvider(localizedProviders: [Letters(localeKey: "de")])
    #expect(sets(standard)[0] == .qwerty)
    let keys = sets(standard, .german).map { $0.rows[0][0].neutral }
    #expect(keys == ["a de", "n de", "s de"])
  }

  @Test func twoProvidersForOneLanguageAreAnError() {
    #expect(throws: KeyboardLayoutServiceError.severalServicesForLocale("en")) {
      try StandardInputSetProvider(
        localizedProviders: [EnglishInputSetProvider(), Letters(localeKey: "en")])
    }
  }

  @Test func englishHasTheRequestedCurrencies() {
    let english = EnglishInputSetProvider()
    #expect(english.localeKey == "en")
    #expect(sets(english) == sets(StandardInputSetProvider()))
    let british = EnglishInputSetProvider(
      alphabetic: .colemak, numericCurrency: "£", symbolicCurrency: "$")
    #expect(
      sets(british, .german) == [
        .colemak, .numeric(currency: "£"), .symbolic(currencies: ["€", "$", "¥"]),
      ])
  }

  @Test func staticSetsAreTheSameInEveryLanguage() {
    let provider = StaticInputSetProvider(
      alphabeticInputSet: .azerty, numericInputSet: .qwerty, symbolicInputSet: .dvorak)
    for locale in KeyboardLocale.samples {
      #expect(sets(provider, locale) == [.azerty, .qwerty, .dvorak])
    }
    #expect(sets(StaticInputSetProvider.empty).allSatisfy { $0.rows.isEmpty })
  }

  @Test func servicesUseTheProvidersKeysOnEveryPage() {
    let service = KeyboardLayout.PhoneService(inputSetProvider: Letters(localeKey: "x"))
    let keys = Keyboard.KeyboardType.inputTypes.map { type in
      let layout = service.keyboardLayout(for: KeyboardContext(keyboardType: type))
      return layout.itemRows[0].map(\.action).filter {
        if case .character = $0 { true } else { false }
      }
    }
    #expect(keys == [[.character("a x")], [.character("n x")], [.character("s x")]])
  }
}
