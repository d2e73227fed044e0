// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

struct LastSentenceTests {
  @Test(
    arguments: [
      ("sentence", "sentence"), ("sentence.", "sentence."), (" sentence .", "sentence."),
      ("sentence. ", nil), ("sentence. a", "a"), ("", nil), ("...", nil),
      ("Why?! Really?!", "Really?!"),
      ("one\ntwo", "two"), ("one\n", nil), ("¿Qué tal?", "Qué tal?"), ("one\r\n two", "two"),
    ] as [(String, String?)])
  func lastSentence(text: String, sentence: String?) {
    #expect(text.lastSentence == sentence)
  }

  @Test(arguments: [("a.", true), ("a. ", false), ("a", false), ("", false), ("a:", true)])
  func hasSentenceDelimiterSuffix(text: String, expected: Bool) {
    #expect(text.hasSentenceDelimiterSuffix == expected)
  }

  // The rows of KeyboardKit's table; the row of "foo\n" as repaired in its version 9.9.
  @Test(arguments: [
    ("some text.", false), ("some text. ", true), ("\n", true), ("foo\n", true), ("foo!\n\n", true),
  ])
  func isLastSentenceEndedWithTrailingWhitespace(text: String, expected: Bool) {
    #expect(
      TextContext(beforeInput: text).isCursorAtNewSentenceWithTrailingWhitespace == expected)
  }
}

struct TextContextTests {
  private func context(_ before: String?, _ after: String?) -> TextContext {
    TextContext(beforeInput: before, afterInput: after)
  }

  @Test(
    arguments: [
      (nil, nil, nil, nil, nil), ("", nil, "", nil, ""), (nil, "", nil, "", ""),
      ("", "", "", "", ""), ("I am cur", "rently typing", "cur", "rently", "currently"),
      ("foo ", " bar", "", "", ""), ("foo", nil, "foo", nil, "foo"),
      (nil, "bar", nil, "bar", "bar"),
    ] as [(String?, String?, String?, String?, String?)])
  func currentWordAndItsParts(
    before: String?, after: String?, pre: String?, post: String?, word: String?
  ) {
    let context = context(before, after)
    #expect(context.currentWordPreCursorPart == pre)
    #expect(context.currentWordPostCursorPart == post)
    #expect(context.currentWord == word)
    #expect(context.documentContext == (before ?? "") + (after ?? ""))
  }

  @Test(
    arguments: [
      ("Period", "", true), ("", "", true), ("foo", "bat", false), (".", "Hello", false),
      (nil, nil, false), (nil, "", false), ("foo", nil, true), ("foo ", " bar", true),
      ("foo", " bar", true), ("foo", ", bar", true), ("foo", "-bar", false),
    ] as [(String?, String?, Bool)])
  func isCursorAtTheEndOfTheCurrentWord(before: String?, after: String?, expected: Bool) {
    #expect(context(before, after).isCursorAtTheEndOfTheCurrentWord == expected)
  }

  @Test(
    arguments: [
      ("", true), ("foo", false), ("foo ", true), ("foo.", true), ("foo€", false), ("foo-", false),
      (nil, false),
    ] as [(String?, Bool)])
  func isCursorAtNewWord(before: String?, expected: Bool) {
    #expect(context(before, nil).isCursorAtNewWord == expected)
  }

  @Test(
    arguments: [
      ("", true, true), ("foo.", true, false), ("foo. ", true, true), ("foo", false, false),
      ("foo\n", false, true), (nil, false, false),
    ] as [(String?, Bool, Bool)])
  func isCursorAtNewSentence(before: String?, ended: Bool, begins: Bool) {
    #expect(context(before, nil).isCursorAtNewSentence == ended)
    #expect(context(before, nil).isCursorAtNewSentenceWithTrailingWhitespace == begins)
  }

  @Test func onlyTypedTextIsKnown() {
    var record = TextRecord()
    #expect(TextContext(record) == context("", nil))
    record.insert("foo", at: .milliseconds(0))
    #expect(TextContext(record) == context("foo", nil))
    record.forget()
    #expect(TextContext(record) == context(nil, nil))
  }
}

struct TextEditTests {
  private func context(_ before: String?, _ after: String?) -> TextContext {
    TextContext(beforeInput: before, afterInput: after)
  }

  @Test(
    arguments: [
      (
        "I think Obj", "ective-C is great",
        TextEdit(cursorOffset: 8, deleteCount: 11, text: "Swift")
      ),
      ("foo", nil, TextEdit(deleteCount: 3, text: "Swift")),
      ("foo ", " bar", TextEdit(text: "Swift")), ("", "", TextEdit(text: "Swift")),
      (nil, "bar", nil), (nil, nil, nil),
      ("n👩‍👩‍👧", "e\u{301}x", TextEdit(cursorOffset: 2, deleteCount: 4, text: "Swift")),
      // The cursor between a letter and its mark: the word is counted as a whole.
      ("ne", "\u{301}x", TextEdit(cursorOffset: 2, deleteCount: 3, text: "Swift")),
    ] as [(String?, String?, TextEdit?)])
  func replaceCurrentWord(before: String?, after: String?, edit: TextEdit?) {
    #expect(context(before, after).replaceCurrentWord(with: "Swift") == edit)
  }

  @Test(
    arguments: [
      ("I think Obj", "ective-C", TextEdit(deleteCount: 3, text: "Swift")),
      ("foo ", "bar", TextEdit(text: "Swift")), (nil, "bar", nil),
    ] as [(String?, String?, TextEdit?)])
  func replaceCurrentWordPreCursorPart(before: String?, after: String?, edit: TextEdit?) {
    #expect(context(before, after).replaceCurrentWordPreCursorPart(with: "Swift") == edit)
  }

  @Test(
    arguments: [
      ("foo  ", nil, TextEdit(deleteCount: 2, text: ". ")),
      ("foo   ", "", TextEdit(deleteCount: 3, text: ". ")),
      ("foo,  ", " bar", TextEdit(deleteCount: 2, text: ". ")),
      ("foo\n  ", "", TextEdit(deleteCount: 2, text: ". ")),
      ("foo", "", TextEdit(text: ". ")), ("foo  ", "bar", nil), (nil, "", nil),
    ] as [(String?, String?, TextEdit?)])
  func endSentence(before: String?, after: String?, edit: TextEdit?) {
    #expect(context(before, after).endSentence() == edit)
  }

  @Test func sentenceEndingsAreConfigurable() {
    #expect(
      context("foo ", nil).endSentence(withText: "! ") == TextEdit(deleteCount: 1, text: "! "))
  }

  // The rows of KeyboardKit's table, its quirks repaired.
  @Test(
    arguments: [
      (nil, 1, 1), ("", 1, 1), ("abc ", 4, 4), ("abc 123 ", 4, 8), ("abc 123. ", 5, 9),
      ("foo bar! abc 123. ", 5, 10), ("abc 123", 3, 7), ("abc  ", 5, 5), ("foo, ", 5, 5),
      ("foo...", 6, 6), ("one\ntwo three", 5, 9), ("one.\n\n", 6, 6), ("One. (So it is.)", 4, 12),
      ("a\r\nb", 1, 1),
      ("👩‍👩‍👧e\u{301} ", 3, 3),
    ] as [(String?, Int, Int)])
  func deleteBackward(before: String?, word: Int, sentence: Int) {
    let context = context(before, nil)
    #expect(context.deleteBackward(.character) == TextEdit(deleteCount: 1))
    #expect(context.deleteBackward(.word) == TextEdit(deleteCount: word))
    #expect(context.deleteBackward(.sentence) == TextEdit(deleteCount: sentence))
  }

  @Test func backspaceInAnEmptyTextDeletesNoCharacter() {
    for range in Keyboard.BackspaceRange.allCases { #expect(range.count(in: "") == 0) }
  }

  @Test(
    arguments: [
      ("foo", TextEdit(text: "*")), ("bar", TextEdit(deleteCount: 1, text: "r!")),
      ("", TextEdit(text: "*")), (nil, nil), ("e\u{301}", TextEdit(deleteCount: 1, text: "E")),
    ] as [(String?, TextEdit?)])
  func insertDiacritic(before: String?, edit: TextEdit?) {
    let diacritic = Keyboard.Accent(char: "*", replacements: ["r": "r!", "é": "E", "": "never"])
    #expect(context(before, nil).insertDiacritic(diacritic) == edit)
  }
}
