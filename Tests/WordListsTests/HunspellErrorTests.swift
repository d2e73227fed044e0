// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Words

@testable import WordLists

/// Damaged hunspell dictionaries, and the bounds of good ones.
struct HunspellErrorTests {
  @Test(
    "A mistake in the .aff file is reported with its line",
    arguments: [
      (
        "SET EBCDIC\n",
        "1: \"EBCDIC\" is no known encoding; convert both files with iconv, and write SET UTF-8"
      ),
      ("\nFLAG word\n", "2: \"word\" is no kind of flags"),
      ("NEEDAFFIX xy\n", "1: needs one flag"),
      ("AF x\n", "1: needs the number of aliases"),
      ("AF 1\nAF\n", "2: needs a number or flags"),
      ("SFX S Y\n", "1: has too few fields for an affix"),
      ("SFX ST Y 1\n", "1: \"ST\" is no flag"),
      ("SFX S Q 1\n", "1: \"Q\" is neither Y nor N"),
      ("SFX S Y many\n", "1: \"many\" is no number of rules"),
      ("SFX S Y 2\nSFX S 0 s .\n", "1: 1 of the rules are missing: the file is cut off"),
      ("SFX S Y 2\nSFX S 0 s .\nSFX T 0 t .\n", "3: \"t\" is no number of rules"),
      ("SFX S Y 1\nSFX S 0 s [ab\n", "2: \"[ab\" is no condition"),
      ("SFX S Y 1\nSFX S 0 s ab]\n", "2: \"ab]\" is no condition"),
      ("FLAG long\nSFX SS Y 1\nSFX SS 0 s/T .\n", "3: \"T\" writes no flags"),
      ("FLAG num\nSFX 70000 Y 1\n", "2: \"70000\" is no flag"),
      ("FLAG num\nSFX X1 Y 1\n", "2: \"X1\" is no flag"),
    ])
  func affixes(text: String, message: String) {
    #expect(reading("1\na\n", affixes: text) == ["x.aff:\(message)"])
  }

  @Test("Zero bytes in the .aff file are reported")
  func zero() {
    #expect(
      refusal(Array("1\na\n".utf8), affixes: [0x53, 0]) == "x.aff: is no text: byte 1 is zero")
  }

  @Test(
    "A mistake in the .dic file is reported with its line",
    arguments: [
      ("9\na\nb\n", ": promises 9 words and has 2: it is cut off"),
      ("2\na\nb/3\n", ":3: \"3\" is none of the 1 flag aliases"),
      ("2\na\nb/x\n", ":3: \"x\" is none of the 1 flag aliases"),
    ])
  func list(text: String, message: String) {
    #expect(reading(text, affixes: "SET UTF-8\nAF 1\nAF S\n") == ["x.dic\(message)"])
  }

  @Test("Bytes that are invalid in the encoding are reported with their line")
  func encoding() {
    let problem = "x:2: is not in the encoding that the .aff file names"
    let list = Array("1\n".utf8) + [0xE4, 0x0A]
    #expect(refusal(list, affixes: Array("SET UTF-8\n".utf8)) == problem)
    #expect(refusal(list, affixes: Array("SET ISO8859-3\n".utf8)) == nil)
    let other = Array("1\n".utf8) + [0xC3, 0x0A]
    #expect(refusal(other, affixes: Array("SET ISO8859-3\n".utf8)) == problem)
  }

  @Test("A stem with endless affixes has no more forms than the bound")
  func bound() throws {
    var affixes = "SFX S Y 600\n"
    for index in 0..<600 { affixes += "SFX S 0 \(letters(index))/S .\n" }
    let list = try WordList(reading: Array("1\na/S\n".utf8), affixes: Array(affixes.utf8))
    #expect(list.entries.count == WordListLimits.formsOfStem)
    #expect(list.entries.first?.word == "a")
  }

  @Test("All stems are kept, and share the allowed number of forms")
  func share() throws {
    var affixes = "SET UTF-8\nSFX S Y 20\n"
    for index in 0..<20 { affixes += "SFX S 0 \(letters(index)) .\n" }
    let text = "40\n" + (0..<40).map { "\(letters($0))q/S\n" }.joined()
    let list = try WordList(reading: Array(text.utf8), affixes: Array(affixes.utf8), forms: 100)
    #expect(list.entries.count == 100)
    #expect(list.omittedForms == 40 * 21 - 100)
    #expect(Set((0..<40).map { "\(letters($0))q" }).isSubset(of: list.words))
    let few = try WordList(reading: Array(text.utf8), affixes: Array(affixes.utf8), forms: 1)
    #expect(few.entries.count == 40)
  }

  @Test("No two stems differ by more than one in their share, and the limit is kept")
  func shares() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<500 {
      let counts = (0..<Int.random(in: 1...200, using: &random)).map { _ in
        Int.random(in: 0...WordListLimits.formsOfStem, using: &random)
      }
      let limit = Int.random(in: 1...4000, using: &random)
      var quota = FormQuota(counts, limit: limit)
      let given = counts.map { min($0, quota.next($0)) }
      let stems = counts.count { $0 > 0 }
      #expect(given.reduce(0, +) <= max(limit, stems))
      #expect(
        zip(counts, given).allSatisfy { $0 <= quota.bound ? $0 == $1 : $1 - quota.bound <= 1 })
      // The limit is fully used while more forms would fit.
      let isFull = given.reduce(0, +) >= min(limit, counts.reduce(0, +)) - 1
      #expect(isFull || quota.bound >= WordListLimits.formsOfStem)
    }
  }

  @Test("Changed files are read as other words or refused with a message, and never trap")
  func mutations() {
    var random = SplitMix64(seed: 7)
    let affixes = Array(
      """
      SET UTF-8
      FLAG long
      CIRCUMFIX XX
      NEEDAFFIX NN
      AF 2
      AF AABB
      AF CC
      PFX AA Y 1
      PFX AA 0 un/2 [^u].
      SFX BB Y 2
      SFX BB y ied/1 [^aeiou]y
      SFX BB 0 s .

      """.utf8)
    let list = Array("4\nhappy/1\ntry/1 po:verb\na\\/b/2\nx/CC\n".utf8)
    let tokens = [
      "SFX ", "PFX ", "Y 1\n", "SET KOI8-R\n", "FLAG num\n", "[^", "]", "/1", "\n", "0",
    ]
    var refused = 0
    for index in 0..<4000 {
      let isList = index % 2 == 0
      let message = refusal(
        isList ? mutated(list, inserting: tokens, using: &random) : list,
        affixes: isList ? affixes : mutated(affixes, inserting: tokens, using: &random))
      guard let message else { continue }
      refused += 1
      #expect(isShowable(message))
    }
    #expect((500..<3900).contains(refused))
  }

  /// Returns a number in letters, for affixes.
  private func letters(_ number: Int) -> String {
    String(number).map {
      String(UnicodeScalar(UInt8(ascii: "a") + UInt8($0.wholeNumberValue ?? 0)))
    }
    .joined()
  }
}
