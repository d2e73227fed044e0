// SPDX-License-Identifier: MIT

import Testing
import TestSupport

@testable import ClavierKit

@Suite("Semantics 10: lists, order and names of locales")
struct LocaleListTests {
  // selectNextLocale.

  @Test(
    "selectNextLocale: current not in list → first; last → first; else next",
    arguments: [
      (["en", "sv", "fi"], "en", "sv"), (["en", "sv", "fi"], "sv", "fi"),
      (["en", "sv", "fi"], "fi", "en"), (["en", "sv", "fi"], "ar", "en"), (["en"], "en", "en"),
      (["en"], "sv", "en"), ([], "sv", nil), (["en", "sv", "en"], "sv", "en"),
    ] as [([String], String, String?)])
  func next(list: [String], current: String, expected: String?) {
    #expect(list.nextLocale(after: current) == expected)
  }

  @Test("Repeated nextLocale visits every locale of a list and returns to the first")
  func cycle() {
    for (seed, var random) in SplitMix64.seeded(0..<200) {
      let list = Array((0..<Int.random(in: 1...70, using: &random))).shuffled(using: &random)
      var current = list[Int.random(in: list.indices, using: &random)]
      var seen: [Int] = []
      for _ in list {
        seen.append(current)
        current = list.nextLocale(after: current) ?? -1
      }
      #expect(current == seen[0] && Set(seen) == Set(list), "seed \(seed)")
    }
  }

  @Test("The menu has the current locale first, then the others as they stand")
  func menu() {
    #expect(["en", "sv", "fi"].withFirst("sv") == ["sv", "en", "fi"])
    #expect(["en", "sv"].withFirst("en") == ["en", "sv"])
    #expect(["en", "sv"].withFirst("ar") == ["ar", "en", "sv"])
    #expect(["en", "sv", "en"].withFirst("en") == ["en", "sv"])
    #expect([].withFirst("en") == ["en"])
  }

  // Sorting.

  private let ownNames = [
    "fi": "suomi", "hu": "magyar", "en": "English", "sv": "svenska", "de": "Deutsch",
  ]
  private let englishNames = [
    "fi": "Finnish", "hu": "Hungarian", "en": "English", "sv": "Swedish", "de": "German",
  ]

  @Test("Sorting: [fi,hu] → [hu,fi] by own names (magyar < suomi), in English [fi,hu]")
  func sorting() {
    #expect(["fi", "hu"].sortedLocales { ownNames[$0] ?? "" } == ["hu", "fi"])
    #expect(["hu", "fi"].sortedLocales { englishNames[$0] ?? "" } == ["fi", "hu"])
  }

  @Test("Sorting: by lower-cased name, optionally one inserted first")
  func sortingWithFirst() {
    let all = ["fi", "sv", "en", "hu", "de"]
    let own = { [ownNames] (identifier: String) in ownNames[identifier] ?? "" }
    #expect(all.sortedLocales(by: own) == ["de", "en", "hu", "fi", "sv"])
    #expect(all.sortedLocales(by: own, first: "sv") == ["sv", "de", "en", "hu", "fi"])
    #expect(all.sortedLocales(by: own, first: "ar") == ["ar", "de", "en", "hu", "fi", "sv"])
  }

  @Test("Languages are sorted by their own names, or by those in English")
  func sortingLanguages() {
    let all = [KeyboardLocale.german, .english]
    #expect(all.sortedByName() == [.german, .english])
    #expect(all.sortedByName { $0.englishName } == [.english, .german])
    #expect(all.sortedByName(first: .english) == [.english, .german])
  }

  // Names.

  @Test("Names: each language has its own, one in English, and capitals for the key")
  func names() {
    let some = [KeyboardLocale.english, .german, .serbianLatin, .hebrew]
    #expect(some.map(\.localizedName) == ["English", "Deutsch", "srpski (latinica)", "עברית"])
    #expect(some.map(\.englishName) == ["English", "German", "Serbian (Latin)", "Hebrew"])
    #expect(some.map(\.keyLabel) == ["EN", "DE", "SR", "HE"])
    for locale in KeyboardLocale.allCases {
      #expect(KeyboardLocale(fuzzyName: locale.localizedName) == locale)
      #expect(KeyboardLocale(fuzzyName: locale.englishName) == locale)
    }
  }

  @Test(
    "Fuzzy name: strip parentheses, underscores and spaces and lower-case",
    arguments: [
      ("Swedish", "swedish"), ("english gb", "English (GB)"), ("english gb", "english_gb"),
      ("EN gb", "en_GB"), ("sr latn", "sr-Latn"), (" (en) ", "en"),
    ])
  func fuzzyNames(one: String, other: String) {
    #expect(LocaleName(one) == LocaleName(other))
  }

  @Test(
    "Fuzzy name: compare with name or identifier",
    arguments: [
      ("German", KeyboardLocale.german), ("GERMAN", .german), ("deutsch", .german), ("de", .german),
      ("(De)", .german), ("eng lish", .english), ("en", .english), ("Swedish", .swedish), ("", nil),
      ("Klingon", nil),
      (" ()_", nil), ("germa", nil), ("english gb", .englishGB), ("English (GB)", .englishGB),
      ("deutsch ch", .germanSwitzerland), ("serbian_latn", .serbianLatin), ("english xx", nil),
    ] as [(String, KeyboardLocale?)])
  func fuzzyLocale(name: String, expected: KeyboardLocale?) {
    #expect(KeyboardLocale(fuzzyName: name) == expected)
  }

  @Test(
    "Query match: trimmed, empty → true, case-insensitive contains in own or other name",
    arguments: [
      ("", true), ("   ", true), ("fra", true), ("  FRAN ", true), ("rench", true), ("çais", true),
      ("ÇAIS", true), ("French", true), ("frenchh", false), ("sv", false), ("fran çais", false),
      ("\n", true),
    ])
  func queries(query: String, expected: Bool) {
    #expect(LocaleName.matches(query, names: ["Français", "French"]) == expected)
    #expect(!LocaleName.matches("a", names: []))
  }

  @Test("Each language has one flag, and one without a country a white flag")
  func flags() {
    let some = ["sv", "en-GB", "es-419", "ca", "ckb-PC", "cy", "se"]
      .compactMap(KeyboardLocale.init(rawValue:))
    #expect(some.map(\.flag) == ["🇸🇪", "🇬🇧", "🇦🇷", "🇦🇩", "🇮🇶", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "🏳️"])
    #expect(KeyboardLocale.allCases.allSatisfy { $0.flag.count == 1 })
  }

  @Test("Query match: languages by their own name and by that in English")
  func languageQueries() {
    func found(_ query: String) -> [KeyboardLocale] {
      KeyboardLocale.allCases.filter { $0.matches(query: query) }
    }
    #expect(found("eutsch") == [.german, .germanAustria, .germanSwitzerland])
    #expect(found("SWEDI") == [.swedish])
    #expect(KeyboardLocale.allCases.filter { $0.matches(query: " ") } == KeyboardLocale.allCases)
  }
}
