// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// The decision tables about text, each row under its own words: sections 2.7 and 3.1 to 3.7.
struct TextTableTests {
  private func context(_ before: String?) -> TextContext {
    TextContext(beforeInput: before)
  }

  private func record(_ before: String) -> TextRecord {
    var record = TextRecord()
    _ = record.update(context(before), at: .milliseconds(0))
    return record
  }

  @Test(
    "2.7 Backspace range: .word when the repeat timer has been running > 3 s, else .character",
    arguments: [
      (0, 1), (100, 1), (2_900, 1), (3_000, 1), (3_001, 3), (3_100, 3), (60_000, 3),
    ])
  func backspaceRange(milliseconds: Int, count: Int) {
    let behavior = Keyboard.StandardBehavior(settings: EngineSettings())
    let duration = Duration.milliseconds(milliseconds)
    #expect(behavior.backspaceCount(in: record("abc 123"), repeatingFor: duration) == count)
    var unknown = TextRecord()
    unknown.forget()
    for text in [TextRecord(), unknown] {
      #expect(behavior.backspaceCount(in: text, repeatingFor: duration) == 1)
    }
  }

  // Three rows are quirks, which repair 4 of section 15 corrects.
  @Test(
    "3.4 Delete backward by range",
    arguments: [
      ("nil: 1 delete", nil, 1, 1),
      ("\"\": 0 deletes, repaired: 1, for the text may go on", "", 1, 1),
      ("\"abc \" → \"abc \"", "abc ", 4, 4),
      ("\"abc 123 \" → \"123 \"", "abc 123 ", 4, 8),
      ("\"abc 123. \" → sentence \"abc 123. \"", "abc 123. ", 5, 9),
      ("\"foo bar! abc 123. \" → sentence \" abc 123. \"", "foo bar! abc 123. ", 5, 10),
      ("\"abc 123\" repaired: \"123\", the space stays", "abc 123", 3, 7),
      ("\"abc  \" (2 spaces) repaired: all 5", "abc  ", 5, 5),
      ("\"foo, \" → \"foo, \"", "foo, ", 5, 5),
      ("\"foo...\" → 6", "foo...", 6, 6),
      ("a line ends a sentence", "one\ntwo three", 5, 9),
      ("lines alone are one word", "one.\n\n", 6, 6),
      ("a closing mark belongs to its sentence", "One. (So it is.)", 4, 12),
      ("a line end of two scalars", "a\r\nb", 1, 1),
      ("characters of several scalars", "👩‍👩‍👧e\u{301} ", 3, 3),
    ] as [(String, String?, Int, Int)])
  func deleteBackward(row: String, before: String?, word: Int, sentence: Int) {
    let context = context(before)
    #expect(context.deleteBackward(.character) == TextEdit(deleteCount: 1), "\(row)")
    #expect(context.deleteBackward(.word) == TextEdit(deleteCount: word), "\(row)")
    #expect(context.deleteBackward(.sentence) == TextEdit(deleteCount: sentence), "\(row)")
  }

  @Test(
    "3.2 Sentence functions",
    arguments: [
      ("isLastSentenceEnded \"some text\"→F", "some text", false, false),
      ("isLastSentenceEnded \"some text. \"→T", "some text. ", true, true),
      ("isLastSentenceEnded \"foo\\n\"→F; a new line begins one (repair 2)", "foo\n", false, true),
      ("isLastSentenceEnded \"foo!\\n\"→T", "foo!\n", true, true),
      ("isLastSentenceEnded \"\"→T", "", true, true),
      ("isLastSentenceEnded \"  \"→T", "  ", true, true),
      ("…WithTrailingWhitespace \"some text.\"→F", "some text.", true, false),
      ("…WithTrailingWhitespace \"\\n\"→T", "\n", true, true),
      ("…WithTrailingWhitespace \"foo!\\n\\n\"→T", "foo!\n\n", true, true),
      ("unknown text→F", nil, false, false),
    ] as [(String, String?, Bool, Bool)])
  func sentences(row: String, text: String?, isEnded: Bool, isNew: Bool) {
    #expect(context(text).isCursorAtNewSentence == isEnded, "\(row)")
    #expect(context(text).isCursorAtNewSentenceWithTrailingWhitespace == isNew, "\(row)")
  }

  @Test(
    "3.3 wordBeforeInput",
    arguments: [
      ("word", nil), ("word ", "word"), ("word. ", nil), ("word,", "word"), ("word, ", nil),
      ("word,,,", nil), ("one two . three ", "three"), ("", nil), (" ", nil), ("word\n", "word"),
      ("word  ", nil), ("don’t ", "don’t"), ("a\r\n", "a"),
    ] as [(String, String?)])
  func wordBeforeInput(before: String, word: String?) {
    #expect(context(before).wordBeforeInput == word)
    #expect(before.finishedWordAtEnd.map { String($0) } == word)
  }

  @Test(
    "3.5 Quotation: locale, text before, typed → inserted",
    arguments: [
      ("en", "before", "”", "“"), ("en", "x “quoted", "”", "”"), ("en", "don", "’", "’"),
      ("de", "before", "”", "„"), ("de", "before", "“", "„"), ("de", "x „quoted", "”", "“"),
      ("nl", "before ", "’", "‘"), ("nl", "before", "”", "‘"), ("nb", "before", "»", "«"),
      ("nb", "before", "”", "«"), ("sv", "before", "”", "”"), ("fi", "before", "’", "’"),
      // An apostrophe after a letter stays in every language, which the table marks as a trap.
      ("da", "before", "’", "’"), ("da", "before ", "’", "‘"),
    ])
  func quotation(locale: String, before: String, typed: String, inserted: String) {
    let action = KeyboardAction.character(typed)
    let other = action.replacement(in: context(before), for: locale)
    #expect((other ?? action) == .character(inserted))
  }

  @Test(
    "3.6 Diacritics: * with replacements r→r!",
    arguments: [
      ("before nil → nothing", nil, nil),
      ("\"foo\" → inserts \"*\"", "foo", TextEdit(text: "*")),
      ("\"bar\" → deletes \"r\", inserts \"r!\"", "bar", TextEdit(deleteCount: 1, text: "r!")),
      ("before == \"\" → char is inserted", "", TextEdit(text: "*")),
      ("of two scalars", "e\u{301}", TextEdit(deleteCount: 1, text: "E")),
    ] as [(String, String?, TextEdit?)])
  func diacritics(row: String, before: String?, edit: TextEdit?) {
    let diacritic = Keyboard.Accent(char: "*", replacements: ["r": "r!", "é": "E", "": "never"])
    #expect(context(before).insertDiacritic(diacritic) == edit, "\(row)")
  }

  @Test("A mark of kana changes one, and is not typed alone", arguments: ["゛", "゜"])
  func kanaMarks(char: String) {
    let mark = Keyboard.Diacritic(char: char, replacements: ["は": "ば"])
    #expect(context("は").insertDiacritic(mark) == TextEdit(deleteCount: 1, text: "ば"))
    #expect(context("ま").insertDiacritic(mark) == nil)
    #expect(context("").insertDiacritic(mark) == nil)
  }

  @Test(
    "3.7 Casing helpers: isLowercasedWithUppercaseVariant and its mirror",
    arguments: [
      ("a", true, false), ("A", false, true), ("1", false, false), ("$", false, false),
      ("Foobar", false, false), ("foobar", true, false), ("FOOBAR", false, true),
      ("", false, false), ("ß", true, false), ("ä", true, false), ("Ä", false, true),
      ("א", false, false),
    ])
  func casing(text: String, isLower: Bool, isUpper: Bool) {
    #expect(text.isLowercasedWithUppercaseVariant == isLower)
    #expect(text.isUppercasedWithLowercaseVariant == isUpper)
    #expect(text.chars == text.map { String($0) })
  }
}
