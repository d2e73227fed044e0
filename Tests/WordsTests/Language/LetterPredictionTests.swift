// SPDX-License-Identifier: MIT

import Testing
import Words
import WordsSupport

struct LetterPredictionTests {
  @Test("After th an e is the most probable, and all letters together are no more than 1")
  func mostProbable() throws {
    let language = LanguageModel(try #require(TestData.english))
    let letters = language.letters(after: "th")
    #expect(letters.max { $0.value < $1.value }?.key == "e")
    #expect(letters.values.reduce(0, +) <= 1.0001)
    #expect(letters.values.allSatisfy { $0 > 0 })
    #expect(language.letters(after: "TH") == letters)
    #expect(language.letters(after: "").count > 20)
  }

  @Test("A finished word may end, and letters that begin no word have no next letters")
  func ends() throws {
    let language = LanguageModel(try #require(TestData.english))
    #expect(language.letters(after: "the")[" ", default: 0] > 0.3)
    #expect(language.letters(after: "xqz").isEmpty)
  }

  @Test("Of two languages the letters of both may follow")
  func twoLanguages() throws {
    let (english, german) = (try #require(TestData.english), try #require(TestData.german))
    let both = LanguageModel(english, german).letters(after: "sc")
    #expect(both["h", default: 0] > LanguageModel(english).letters(after: "sc")["h", default: 0])
    #expect(both["r", default: 0] > 0)
  }
}
