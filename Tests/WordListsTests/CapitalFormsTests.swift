// SPDX-License-Identifier: MIT

import Testing
import WordLists
import Words

/// Capitals for lists without any.
struct CapitalFormsTests {
  private func forms(_ text: String, language: String = "en") throws -> CapitalForms {
    var forms = CapitalForms(language: language)
    forms.add(try WordList(reading: Array(text.utf8)))
    return forms
  }

  @Test("A word that is known only with capitals is spelled with them")
  func capitals() throws {
    let forms = try forms("Paris\niPhone\nNASA\nhouse\n")
    #expect(forms.spelling(of: "paris") == "Paris")
    #expect(forms.spelling(of: "iphone") == "iPhone")
    #expect(forms.spelling(of: "nasa") == "NASA")
    #expect(forms.spelling(of: "house") == "house")
    #expect(forms.spelling(of: "unknown") == "unknown")
  }

  @Test("A word that is also known in lower case keeps its spelling, and so does one with capitals")
  func small() throws {
    let forms = try forms("may\nMay\nMACY\n")
    #expect(forms.spelling(of: "may") == "may")
    #expect(forms.spelling(of: "Macy") == "Macy")
  }

  @Test("Of several spellings, the one with the fewest capitals is used")
  func several() throws {
    let forms = try forms("MAX\nMax\nMaX\n")
    #expect(forms.spelling(of: "max") == "Max")
  }

  @Test("A lower-case spelling that is never suggested does not keep a word in lower case")
  func hidden() throws {
    var forms = CapitalForms(language: "en")
    forms.add(
      try WordList(
        reading: Array("2\nI\ni/!\n".utf8), affixes: Array("SET UTF-8\nNOSUGGEST !\n".utf8)))
    #expect(forms.spelling(of: "i") == "I")
  }

  @Test("A word that one list never suggests is flagged in others")
  func flags() throws {
    var forms = CapitalForms(language: "en")
    forms.add(
      try WordList(
        reading: Array("2\nParis\nrude/!\n".utf8), affixes: Array("NOSUGGEST !\n".utf8)))
    let rude = forms.corrected(WordEntry("rude", rarity: 90))
    #expect(rude == WordEntry("rude", rarity: 90, flags: .all))
    #expect(forms.corrected(WordEntry("paris", rarity: 9)) == WordEntry("Paris", rarity: 9))
  }

  @Test("The spellings of several lists are merged")
  func together() throws {
    var forms = try forms("Essen\nHaus\n", language: "de")
    forms.add(try WordList(reading: Array("essen\n".utf8)))
    #expect(forms.spelling(of: "essen") == "essen")
    #expect(forms.spelling(of: "haus") == "Haus")
  }

  @Test("The Turkish letters i stay apart")
  func turkish() throws {
    let forms = try forms("İzmir\nIsparta\n", language: "tr")
    #expect(forms.spelling(of: "izmir") == "İzmir")
    #expect(forms.spelling(of: "ısparta") == "Isparta")
    #expect(forms.spelling(of: "isparta") == "isparta")
  }
}
