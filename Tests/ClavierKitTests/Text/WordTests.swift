// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ClavierKit

struct WordTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("abc ", 4), ("abc 123 ", 4), ("abc 123", 3), ("abc  ", 5), ("foo, ", 5),
    ("foo...", 6), ("Objective-C", 11), ("   ", 3), ("a👩‍👩‍👧e\u{301}", 3), ("abc 123. ", 5),
  ])
  func theLengthOfTheLastWord(text: String, count: Int) {
    #expect(text.lastWordCount == count)
  }

  @Test(arguments: [("", 0), ("a", 0), ("a ", 1), ("a  ", 2), ("a\t ", 1), ("a\u{A0}", 0)])
  func trailingSpacesAreCounted(text: String, count: Int) {
    #expect(text.trailingSpaceCount == count)
  }
}

struct ShortWordTests {
  @Test("The last word within a limit is the whole last word, and nil if that is longer")
  func agrees() {
    var random = SplitMix64(seed: 11)
    let pieces = ["a", "Z", "'", " ", "-", "é", "e\u{301}", "\n", ".", "ß", "한", "1", "👍🏽", "\r\n"]
    for _ in 0..<4000 {
      let text = (0..<Int.random(in: 0...14, using: &random))
        .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
      let limit = Int.random(in: 0...8, using: &random)
      let whole = text.wordFragmentAtEnd
      let short = text.wordFragmentAtEnd(atMost: limit)
      #expect(short == (whole.count > limit ? nil : whole), "\(text.debugDescription) \(limit)")
      if let short { #expect(short.startIndex == whole.startIndex) }
    }
  }
}

struct LetterTests {
  @Test func charactersAreGraphemes() {
    #expect("foo".chars == ["f", "o", "o"])
    #expect("".chars.isEmpty)
    #expect("e\u{301}👩‍👩‍👧\r\n".chars == ["é", "👩‍👩‍👧", "\r\n"])
  }
}

struct WordFragmentTests {
  @Test(arguments: [
    ("foo bar baz", "foo", "baz"), (".foo.", "", ""), (".foo", "", "foo"), ("foo.", "foo", ""),
    ("", "", ""), ("   ", "", ""), ("Objective-C", "Objective-C", "Objective-C"),
    ("don’t", "don’t", "don’t"), ("a\r\nb", "a", "b"), ("«Hallo»", "", ""),
    ("שלום עולם", "שלום", "עולם"), ("👩‍👩‍👧 e\u{301}", "👩‍👩‍👧", "é"),
  ])
  func wordFragmentsAtStartAndEnd(text: String, start: String, end: String) {
    #expect(text.wordFragmentAtStart == start)
    #expect(text.wordFragmentAtEnd == end)
  }

  @Test(arguments: [
    ("foo bar baz", 1, "f", "oo"), ("foo bar baz", 3, "foo", ""), ("foo bar baz", 4, "", "bar"),
    ("foo bar baz", 0, "", "foo"), ("foo bar baz", 11, "baz", ""), ("foo bar baz", 99, "baz", ""),
    ("foo bar baz", -1, "", "foo"), ("", 0, "", ""), ("👩‍👩‍👧e\u{301}x", 2, "👩‍👩‍👧é", "x"),
  ])
  func wordFragmentsBeforeAndAfterAPosition(
    text: String, position: Int, before: String, after: String
  ) {
    #expect(text.wordFragment(before: position) == before)
    #expect(text.wordFragment(after: position) == after)
  }

  @Test(
    arguments: [
      ("foo bar baz", 1, "foo"), ("foo bar baz", 3, "foo"), ("foo bar baz", 4, "bar"),
      ("foo  bar baz", 4, nil), ("foo bar baz", 11, "baz"), ("foo ", 4, nil), ("", 0, nil),
      ("foo bar", .max, "bar"), ("foo bar", .min, "foo"),
    ] as [(String, Int, String?)])
  func wordAtAPosition(text: String, position: Int, word: String?) {
    #expect(text.word(at: position).map { String($0) } == word)
  }
}
