// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

struct LayoutServiceLocaleTests {
  private var dictionary: LocaleDictionary<Int> {
    var dictionary = LocaleDictionary<Int>()
    dictionary.set(1, for: "sv")
    dictionary.set(2, for: "sv-FI")
    dictionary.set(3, for: "de_AT")
    dictionary.set(4, for: "ckb_IQ")
    return dictionary
  }

  @Test func aLanguageServesItsRegions() {
    #expect(dictionary["sv"] == 1)
    #expect(dictionary["sv-SE"] == 1)
    #expect(dictionary["sv_SE"] == 1)
  }

  @Test func aRegionServesItselfAlone() {
    #expect(dictionary["sv-FI"] == 2)
    #expect(dictionary["de-AT"] == 3)
    #expect(dictionary["de"] == nil)
    #expect(dictionary["de-CH"] == nil)
    #expect(dictionary["ckb_PC"] == nil)
  }

  @Test func localesIgnoreCaseAndSeparators() {
    #expect(dictionary["SV_fi"] == 2)
    #expect(dictionary["DE-at"] == 3)
    #expect(dictionary["CKB-iq"] == 4)
  }

  @Test func invalidLocalesHaveNoValue() {
    for identifier in ["", "_", "-", "s", "svenska", "_sv"] {
      #expect(dictionary[identifier] == nil, "\(identifier)")
    }
  }

  @Test func onlyTheFirstValueCanBeAdded() throws {
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
