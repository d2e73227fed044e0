// SPDX-License-Identifier: MIT

import Testing

@testable import WordLists

/// Conditions, single affixes and flags of hunspell.
struct AffixTests {
  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  @Test(
    "A condition matches letters, sets and any character",
    arguments: [
      ("y", "try", true), ("y", "tree", false), ("[^aeiou]y", "try", true),
      ("[^aeiou]y", "play", false), ("[^aeiou]y", "y", false), (".", "", true), (".", "a", true),
      ("..", "a", false), ("..", "ab", true), ("[ab]", "xa", true), ("[ab]", "ax", false),
      ("[]", "a", false), ("[^]", "a", true), ("ß", "Maß", true), ("a[bc].", "xabz", true),
    ])
  func ends(condition: String, word: String, fits: Bool) {
    #expect(AffixCondition(scalars(condition))?.fitsEnd(of: scalars(word)) == fits)
  }

  @Test(
    "A prefix's condition is matched at the start of the word",
    arguments: [
      ("[^u].", "able", true), ("[^u].", "undo", false), ("ab", "abc", true), ("ab", "cab", false),
      ("ab", "a", false),
    ])
  func starts(condition: String, word: String, fits: Bool) {
    #expect(AffixCondition(scalars(condition))?.fitsStart(of: scalars(word)) == fits)
  }

  @Test(
    "A condition with an unpaired bracket is invalid", arguments: ["[", "]", "[ab", "a]", "[^"])
  func brackets(text: String) {
    #expect(AffixCondition(scalars(text)) == nil)
  }

  private func rule(_ strip: String, _ affix: String) throws -> AffixClass.Rule {
    AffixClass.Rule(
      strip: scalars(strip), affix: scalars(affix),
      condition: try #require(AffixCondition(scalars("."))), flags: [])
  }

  @Test("Only matching letters at a word's edge are stripped, and a whole word only if allowed")
  func strip() throws {
    let suffixes = AffixClass(kind: .suffix, isCrossProduct: true)
    let prefixes = AffixClass(kind: .prefix, isCrossProduct: true)
    let word = scalars("happy")
    let ier = try rule("y", "ier")
    #expect(suffixes.form(ier, of: word, stripsAll: false) == scalars("happier"))
    #expect(suffixes.form(ier, of: scalars("sad"), stripsAll: false) == nil)
    #expect(prefixes.form(try rule("h", "un"), of: word, stripsAll: false) == scalars("unappy"))
    #expect(prefixes.form(try rule("x", "un"), of: word, stripsAll: false) == nil)
    let all = try rule("happy", "glad")
    #expect(suffixes.form(all, of: word, stripsAll: false) == nil)
    #expect(suffixes.form(all, of: word, stripsAll: true) == scalars("glad"))
    #expect(suffixes.form(try rule("unhappy", "x"), of: word, stripsAll: true) == nil)
  }

  @Test("A form that is longer than a word may be is refused")
  func length() throws {
    let suffixes = AffixClass(kind: .suffix, isCrossProduct: true)
    let word = [Unicode.Scalar](repeating: "a", count: WordListLimits.letters - 1)
    #expect(suffixes.form(try rule("", "b"), of: word, stripsAll: false)?.count == 48)
    #expect(suffixes.form(try rule("", "bb"), of: word, stripsAll: false) == nil)
  }

  @Test(
    "Flags are parsed in each of their notations",
    arguments: [
      (AffixFlagKind.byte, "ab", [0x61, 0x62]), (.byte, "", []), (.long, "abcd", [0x6162, 0x6364]),
      (.long, "abc", nil), (.number, "1,65535", [1, 65535]), (.number, "65536", nil),
      (.number, "1,,2", [1, 2]), (.number, "7X", [7]), (.character, "aß", [0x61, 0xDF]),
      (.number, "99999999999999999999", nil),
    ] as [(AffixFlagKind, String, [UInt32]?)])
  func flags(kind: AffixFlagKind, text: String, flags: [UInt32]?) {
    #expect(kind.flags(Array(text.utf8)[...]) == flags)
  }

  @Test("Flags in characters need UTF-8")
  func brokenCharacters() {
    #expect(AffixFlagKind.character.flags([0xC3]) == nil)
    #expect(AffixFlagKind(named: "char") == .byte)
    #expect(AffixFlagKind(named: "utf-8") == nil)
  }
}
