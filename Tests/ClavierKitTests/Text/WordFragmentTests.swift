// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

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

  @Test(
    arguments: [
      ("word", nil), ("word ", "word"), ("word. ", nil), ("word,", "word"), ("word, ", nil),
      ("word,,,", nil), ("one two . three ", "three"), ("", nil), (" ", nil), ("word\n", "word"),
      ("word  ", nil), ("don’t ", "don’t"), ("a\r\n", "a"),
    ] as [(String, String?)])
  func wordBeforeInput(text: String, word: String?) {
    #expect(text.finishedWordAtEnd.map { String($0) } == word)
    #expect(TextContext(beforeInput: text).wordBeforeInput == word)
  }
}
