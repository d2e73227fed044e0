// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierFiles

/// The excerpt of a mistake's line, with the caret below it.
struct ExcerptTests {
  private func excerpt(_ line: String, _ column: Int) -> String {
    SourceExcerpt(line: Array(line.utf8)[...], column: column).description
  }

  @Test func theCaretStandsBelowItsCharacter() {
    #expect(excerpt("abc", 1) == "abc\n^")
    #expect(excerpt("abc", 3) == "abc\n  ^")
  }

  @Test func aPlaceBeyondTheLineIsItsEnd() {
    #expect(excerpt("abc", 4) == "abc\n   ^")
    #expect(excerpt("abc", 400) == "abc\n   ^")
    #expect(excerpt("", 1) == "\n^")
    #expect(excerpt("abc", 0) == "abc\n^")
  }

  @Test func aTabIsSpacesUpToTheNextStop() {
    #expect(excerpt("\ta", 2) == "    a\n    ^")
    #expect(excerpt("ab\tc", 4) == "ab  c\n    ^")
    #expect(excerpt("abcd\te", 5) == "abcd    e\n    ^")
  }

  @Test func wideCharactersHaveTwoColumnsAndCombiningOnesNone() {
    #expect(excerpt("日本x", 3) == "日本x\n    ^")
    #expect(excerpt("ｘ=한y", 4) == "ｘ=한y\n     ^")
    #expect(excerpt("😀x", 2) == "😀x\n  ^")
    #expect(excerpt("e\u{301}x", 3) == "e\u{301}x\n ^")
    #expect(excerpt("äöü", 3) == "äöü\n  ^")
  }

  @Test func controlCharactersAreShownByNumber() {
    #expect(excerpt("a\u{1B}[2Jb", 6) == "a\\u001B[2Jb\n          ^")
    #expect(excerpt("\u{202E}x", 2) == "\\u202Ex\n      ^")
    #expect(excerpt("\u{E0001}x", 2) == "\\U000E0001x\n          ^")
    #expect(excerpt("a\u{85}\u{2028}b", 4) == "a\\u0085\\u2028b\n             ^")
  }

  @Test func aLongLineIsCutAroundTheCaret() {
    let digits = String(repeating: "0123456789", count: 1000)
    #expect(
      excerpt(digits, 5001) == "…" + digits.prefix(60) + digits.prefix(38) + "…\n"
        + String(repeating: " ", count: 61) + "^")
    #expect(excerpt(digits, 1) == digits.prefix(99) + "…\n^")
    #expect(
      excerpt(digits, 10001) == "…" + digits.prefix(60) + "\n"
        + String(repeating: " ", count: 61) + "^")
  }

  @Test func aLineOfOneMillionCharactersIsCutInNoTime() {
    for character in ["x", "日", "\u{1B}", "\t", "e\u{301}"] {
      let line = String(repeating: character, count: 300_000)
      for column in [1, 150_000, 300_001] {
        let shown = excerpt(line, column)
        #expect(shown.unicodeScalars.count < 400)
        #expect(shown.split(separator: "\n").count == 2)
      }
    }
  }

  @Test func quotedTextIsShortAndHarmless() {
    #expect(quoted("de") == "\"de\"")
    #expect(quoted("a\nb\tc") == "\"a\\u000Ab\\tc\"")
    let forty = String(repeating: "x", count: 40)
    #expect(quoted(forty) == "\"\(forty)\"")
    #expect(quoted(forty + "x") == "\"\(forty)…\"")
  }

  @Test func aFileWithoutAPlaceHasNoExcerpt() {
    #expect(Diagnostic(file: "x", message: "is a directory").description == "x: is a directory")
  }
}

/// The suggestion for a misspelt name.
struct SuggestionTests {
  private let names = ["locale", "orientation", "return_key", "caps_lock", "double_space_period"]

  @Test func aNameWithOneTypoInThreeLettersIsSuggested() {
    #expect(suggestion(for: "locle", among: names) == "locale")
    #expect(suggestion(for: "lcoale", among: names) == "locale")
    #expect(suggestion(for: "aera", among: ["area"]) == "area")
    #expect(suggestion(for: "Locale", among: names) == "locale")
    #expect(suggestion(for: "caps-lock", among: names) == "caps_lock")
    #expect(suggestion(for: "returnkey", among: names) == "return_key")
  }

  @Test func theNearestNameWins() {
    #expect(suggestion(for: "heigt", among: ["weight", "height"]) == "height")
  }

  @Test func aLongerMatchingNameWins() {
    #expect(suggestion(for: "double", among: names) == "double_space_period")
    #expect(suggestion(for: "dou", among: names) == nil)
  }

  @Test func farNamesAreNotSuggested() {
    #expect(suggestion(for: "x", among: ["y"]) == nil)
    #expect(suggestion(for: "", among: names) == nil)
    #expect(suggestion(for: "colour", among: names) == nil)
    #expect(suggestion(for: "locale", among: []) == nil)
    #expect(suggestion(for: String(repeating: "locale", count: 100_000), among: names) == nil)
  }
}
