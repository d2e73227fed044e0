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
}

private func context(_ before: String?, _ after: String?) -> TextContext {
  TextContext(beforeInput: before, afterInput: after)
}

struct TextContextTests {
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

  @Test func backspaceInAnEmptyTextDeletesNoCharacter() {
    for range in Keyboard.BackspaceRange.allCases { #expect(range.count(in: "") == 0) }
  }
}
