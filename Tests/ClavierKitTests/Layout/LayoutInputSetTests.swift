// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

struct LayoutInputSetTests {
  private func rows(_ set: InputSet, _ keyboardCase: Keyboard.Case = .lowercased) -> [String] {
    set.rows.characters(for: keyboardCase).map { $0.joined() }
  }

  @Test func qwertyHasTheLettersOfEnglish() {
    #expect(rows(.qwerty) == ["qwertyuiop", "asdfghjkl", "zxcvbnm"])
    #expect(rows(.qwerty, .uppercased) == ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"])
    #expect(InputSet.qwerty.rows.map(\.count) == [10, 9, 7])
  }

  @Test func qwertzHasTheLettersOfGermanWithUmlauts() {
    #expect(rows(.qwertzGerman) == ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"])
    #expect(rows(.qwertzGerman, .capsLocked) == ["QWERTZUIOPÜ", "ASDFGHJKLÖÄ", "YXCVBNM"])
    #expect(InputSet.qwertzGerman.rows.map(\.count) == [11, 11, 7])
  }

  @Test func numericHasDigitsAndPunctuationWithTheCurrencyInTheMiddle() {
    let set = InputSet.numeric(currency: "$")
    #expect(rows(set) == ["1234567890", "-/:;()$&@\u{201D}", ".,?!\u{2019}"])
    #expect(set.rows.map(\.count) == [10, 10, 5])
  }

  @Test func symbolicHasBracketsAndSignsWithTheCurrenciesInTheMiddle() {
    let set = InputSet.symbolic(currencies: ["€", "£", "¥"])
    #expect(rows(set) == ["[]{}#%^*+=", "_\\|~<>€£¥\u{2022}", ".,?!\u{2019}"])
    #expect(set.rows.map(\.count) == [10, 10, 5])
  }

  @Test func aCurrencyOfSeveralCharactersIsOneKey() {
    let numeric = InputSet.numeric(currency: "kr")
    #expect(numeric.rows[1].map(\.neutral).contains("kr"))
    #expect(numeric.rows[1].count == 10)
    let symbolic = InputSet.symbolic(currencies: ["kr", "CHF"])
    #expect(symbolic.rows[1].map(\.neutral).suffix(3) == ["kr", "CHF", "•"])
  }

  @Test func anEmptyCurrencyIsNoKey() {
    #expect(InputSet.numeric(currency: "").rows.map(\.count) == [10, 9, 5])
    #expect(InputSet.symbolic(currencies: ["", "€"]).rows.map(\.count) == [10, 8, 5])
    #expect(InputSet.symbolic(currencies: []).rows.map(\.count) == [10, 7, 5])
  }

  @Test func aLocaleHasItsLettersAndItsOwnCurrencyFirst() {
    #expect(KeyboardLocale.english.inputSet == .qwerty)
    #expect(KeyboardLocale.german.inputSet == .qwertzGerman)
    #expect(KeyboardLocale.english.currencies == ["$", "€", "£", "¥"])
    #expect(KeyboardLocale.german.currencies == ["€", "$", "£", "¥"])
  }

  @Test func aKeyHasTheFormsOfKeyboards() {
    let key = InputSet.Item("ß")
    #expect(key.neutral == "ß")
    #expect(key.lowercased == "ß")
    #expect(key.uppercased == "ẞ")
    #expect(InputSet.Item("ა").uppercased == "ა")
    #expect(InputSet.Item("Ꭰ").lowercased == "Ꭰ")
    #expect(InputSet.Item("ŉ").uppercased == "ŉ")
    #expect(InputSet.Item("ς").uppercased == "Σ")
    #expect(InputSet.Item("É").lowercased == "é")
  }

  @Test func aKeyTypesTheFormOfTheCase() {
    let key = InputSet.Item(neutral: "n", uppercased: "U", lowercased: "l")
    #expect(key.character(for: .auto) == "l")
    #expect(key.character(for: .lowercased) == "l")
    #expect(key.character(for: .uppercased) == "U")
    #expect(key.character(for: .capsLocked) == "U")
  }

  @Test func rowsAreSplitWhereAUserSeesCharacters() {
    let row = InputSet.Row(chars: "e\u{301}🇩🇪👩‍🚀")
    #expect(row.map(\.neutral) == ["e\u{301}", "🇩🇪", "👩‍🚀"])
    #expect(InputSet.Row(chars: ["ab", "c"]).map(\.neutral) == ["ab", "c"])
  }

  @Test func pairsAreTakenInOrder() {
    let row = InputSet.Row(lowercased: "ab", uppercased: "12")
    #expect(row.map(\.lowercased) == ["a", "b"])
    #expect(row.map(\.uppercased) == ["1", "2"])
    #expect(row.map(\.neutral) == ["a", "b"])
    let texts = InputSet.Row(lowercased: ["sch"], uppercased: ["Sch"])
    #expect(texts == [InputSet.Item(neutral: "sch", uppercased: "Sch", lowercased: "sch")])
  }

  @Test func aSmallLetterWithoutPartnerHasItsOwnCapital() {
    let row = InputSet.Row(lowercased: "abc", uppercased: "1")
    #expect(row.map(\.uppercased) == ["1", "B", "C"])
  }

  @Test func capitalsWithoutPartnerAreLeftOut() {
    let row = InputSet.Row(lowercased: "a", uppercased: "123")
    #expect(row.map(\.uppercased) == ["1"])
    #expect(InputSet.Row(lowercased: "", uppercased: "123").isEmpty)
  }
}
