// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

struct DelimiterTests {
  private let whitespace =
    " \t\n\u{B}\u{C}\r\u{85}\u{A0}\u{1680}\u{2000}\u{2001}\u{2002}\u{2003}\u{2004}\u{2005}"
    + "\u{2006}\u{2007}\u{2008}\u{2009}\u{200A}\u{200B}\u{2028}\u{2029}"

  @Test func wordDelimitersAreThoseOfTheList() {
    for character in whitespace + ".,:;!¡?¿()[]{}<>«»་།" {
      #expect(character.isWordDelimiter, "\(character.unicodeScalars)")
    }
    #expect(Character("\r\n").isWordDelimiter)
    #expect(Character("\u{37E}").isWordDelimiter)
    for character in "-'’‘\"“”„/@0€äÄ_*👩‍👩‍👧…" {
      #expect(!character.isWordDelimiter, "\(character)")
    }
  }

  @Test func sentenceDelimitersAreThoseOfTheList() {
    for character in ".:!¡?¿" { #expect(character.isSentenceDelimiter, "\(character)") }
    for character in whitespace + ",;()a…" { #expect(!character.isSentenceDelimiter) }
    #expect(Character("!").isCapitalizingDelimiter)
    #expect(!Character(":").isCapitalizingDelimiter)
  }

  @Test func autocorrectTriggersAreThoseOfTheList() {
    for character in whitespace + ".,:;!¡?¿{}<>«»" {
      #expect(character.isAutocorrectTrigger, "\(character.unicodeScalars)")
    }
    for character in "()[]་།a-’" { #expect(!character.isAutocorrectTrigger, "\(character)") }
  }

  @Test func whitespaceIsThatOfTheList() {
    for character in whitespace {
      #expect(character.isTextWhitespace, "\(character.unicodeScalars)")
    }
    #expect(Character("\r\n").isTextWhitespace)
    #expect(!Character("a").isTextWhitespace)
    #expect(!Character("\u{200D}").isTextWhitespace)
  }

  @Test func aSignWithAMarkUponItIsAnother() {
    #expect(!Character(".\u{301}").isWordDelimiter)
    #expect(!Character("?\u{FE0F}").isSentenceDelimiter)
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

struct LetterTests {
  @Test(arguments: [
    ("a", true), ("A", false), ("1", false), ("$", false), ("Foobar", false), ("foobar", true),
    ("", false), ("ß", true), ("ä", true), ("א", false),
  ])
  func isLowercasedWithUppercaseVariant(text: String, expected: Bool) {
    #expect(text.isLowercasedWithUppercaseVariant == expected)
  }

  @Test(arguments: [
    ("A", true), ("a", false), ("1", false), ("$", false), ("Foobar", false), ("FOOBAR", true),
    ("", false), ("Ä", true), ("א", false),
  ])
  func isUppercasedWithLowercaseVariant(text: String, expected: Bool) {
    #expect(text.isUppercasedWithLowercaseVariant == expected)
  }

  @Test func charsAreWhatPeopleSee() {
    #expect("foo".chars == ["f", "o", "o"])
    #expect("".chars.isEmpty)
    #expect("e\u{301}👩‍👩‍👧\r\n".chars == ["é", "👩‍👩‍👧", "\r\n"])
  }
}
