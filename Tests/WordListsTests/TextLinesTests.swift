// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Words

@testable import WordLists

/// Lines, counts and bounds of text lists.
struct TextLinesTests {
  private func lines(_ text: String) -> [String] {
    var reader = TextLines(Array(text.utf8))
    var lines: [String] = []
    while let line = reader.next() {
      lines.append("\(line.number):\(String(decoding: line.bytes, as: UTF8.self))")
    }
    return lines
  }

  @Test("Lines end with LF or CR LF, the last one also without")
  func ends() {
    #expect(lines("a\nb\r\n\nc") == ["1:a", "2:b", "3:", "4:c"])
    #expect(lines("").isEmpty)
    #expect(lines("\n") == ["1:"])
    #expect(lines("\u{FEFF}a\n") == ["1:a"])
    #expect(lines("\r\r\n") == ["1:\r"])
  }

  @Test("Entries are the lines that are neither empty nor comments, numbered as in the file")
  func entries() {
    var reader = TextLines(Array("# a\n\n \t\nx\n  # b\n y # c\n".utf8))
    var numbers: [Int] = []
    while let line = reader.nextEntry() { numbers.append(line.number) }
    #expect(numbers == [4, 6])
  }

  @Test("Fields are separated by blanks and tabs")
  func fields() {
    let line = TextLine(number: 1, bytes: Array(" a\t\tb  c ".utf8)[...])
    #expect(line.fields.map { String(decoding: $0, as: UTF8.self) } == ["a", "b", "c"])
  }

  @Test(
    "Numbers are decimal and bounded",
    arguments: [
      ("0", 0), ("007", 7), ("123456789012345678", 123_456_789_012_345_678), ("", nil), ("-1", nil),
      ("1.5", nil), ("１", nil), ("1234567890123456789", nil),
    ] as [(String, UInt64?)])
  func numbers(text: String, number: UInt64?) {
    #expect(UInt64(decimal: Array(text.utf8)[...]) == number)
  }

  @Test("The probabilities of counted words are their shares, to half a step")
  func shares() throws {
    var random = SplitMix64(seed: 23)
    for _ in 0..<100 {
      let counts = (0..<50).map { _ in
        UInt64(1) << UInt64.random(in: 0..<40, using: &random)
      }
      let letters = Array("abcdefghijklmnopqrstuvwxyz")
      let names = counts.indices.map { "\(letters[$0 / 26])\(letters[$0 % 26])" }
      let text = zip(names, counts).map { "\($0) \($1)\n" }.joined()
      let list = try WordList(reading: Array(text.utf8))
      let sum = counts.reduce(0.0) { $0 + Double($1) }
      for (entry, count) in zip(list.entries, counts) {
        // Half a step of 1/25 decade is a factor of 1.047.
        let ratio = Rarity.probability(entry.rarity) / (Double(count) / sum)
        let isRarest = entry.rarity == 254
        #expect(isRarest || (0.954...1.048).contains(ratio))
      }
    }
  }

  @Test("Larger counts are never rarer")
  func order() throws {
    var random = SplitMix64(seed: 29)
    let counts = (0..<200).map { _ in UInt64.random(in: 1...1_000_000, using: &random) }
    let text = counts.map { "w \($0)\n" }.joined()
    let list = try WordList(reading: Array(text.utf8))
    let pairs = zip(counts, list.entries.map(\.rarity)).sorted { $0.0 < $1.0 }
    for (rare, common) in zip(pairs, pairs.dropFirst()) { #expect(rare.1 >= common.1) }
    #expect(list.entries.count == 200)
  }

  @Test("A file that is too large is refused before it is read")
  func tooLarge() {
    let large = [UInt8](repeating: 0x61, count: WordListLimits.bytes + 1)
    #expect(refusal(large) == "x: is larger than 64 MiB")
    #expect(refusal(Array("1\na\n".utf8), affixes: large) == "x.aff: is larger than 64 MiB")
  }

  @Test(
    "A word has letters, and no blanks, signs or invisible characters",
    arguments: [
      ("a", true), ("it's", true), ("l’eau", true), ("co-op", true), ("col·lega", true),
      ("ג'ון", true), ("可以", true), ("ー", true), ("می\u{200C}روم", true), ("", false),
      ("-", false), ("'", false), ("3D", false), ("a b", false), ("a\u{A0}b", false),
      ("a\u{AD}b", false), ("a\u{200E}", false), ("c++", false), ("€", false), ("♥", false),
      ("१२", false), ("Ⅳ", false), ("\u{301}", false), ("\u{FFFF}a", false),
    ])
  func words(text: String, isWord: Bool) {
    #expect(text.isWord == isWord)
  }

  @Test("Composing a composed text does not change it")
  func composing() {
    for text in ["e\u{301}", "\u{928}\u{93C}", "\u{1100}\u{1161}\u{11A8}", "ộ", "plain", "ά", "Å"] {
      let once = text.composed
      #expect(once == text)
      #expect(Array(once.unicodeScalars) == Array(once.composed.unicodeScalars))
    }
    #expect(Array("o\u{302}\u{323}".composed.unicodeScalars) == ["ộ"])
    // These two are never composed: they are exclusions of the standard.
    #expect(Array("\u{915}\u{93C}".composed.unicodeScalars) == ["\u{915}", "\u{93C}"])
  }
}
