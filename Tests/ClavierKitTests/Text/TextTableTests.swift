// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// The decision tables about text, each row under its own words: sections 2.6, 2.7 and 3.1 to 3.7.
struct TextTableTests {
  private func context(_ before: String?, _ after: String? = nil) -> TextContext {
    TextContext(beforeInput: before, afterInput: after)
  }

  private func record(_ before: String, _ after: String? = nil) -> TextRecord {
    var record = TextRecord()
    _ = record.update(context(before, after), at: .milliseconds(0))
    return record
  }

  // The rows contain the second space; the call comes before it is typed.
  @Test(
    "2.6 End sentence on double space",
    arguments: [
      ("`foo␣␣` → `foo.␣`", "foo ", nil, true),
      ("`foo␣␣␣` → `foo.␣`", "foo  ", nil, true),
      ("`foo.␣␣` unchanged (already ended)", "foo. ", nil, false),
      ("`foo!␣␣` unchanged (already ended)", "foo! ", nil, false),
      ("`foo?␣␣` unchanged (already ended)", "foo? ", nil, false),
      ("`␣␣` (empty doc) unchanged (empty counts as ended)", " ", nil, false),
      ("`foo,␣␣` → `foo,.␣` comma does not block", "foo, ", nil, true),
      ("`foo:␣␣` unchanged (\":\" is a sentence delimiter in 9.0)", "foo: ", nil, false),
      (
        "`foo␣␣` with letters directly after cursor unchanged (not at end of word)", "foo ", "bar",
        false
      ),
      ("`foo␣␣` with a space directly after cursor → `foo.␣`", "foo ", " bar", true),
      ("`foo\\n␣␣` repaired: unchanged, a new line begins a sentence", "foo\n ", nil, false),
      ("the first space is none: unchanged", "foo", nil, false),
    ] as [(String, String, String?, Bool)])
  func endSentence(row: String, before: String, after: String?, ends: Bool) {
    let behavior = Keyboard.StandardBehavior(settings: EngineSettings())
    let record = record(before, after)
    #expect(behavior.endsSentence(onSpaceAfter: record, interval: .seconds(1)) == ends, "\(row)")
    // "`foo␣␣` but 2nd tap ≥ 3 s later: unchanged", and the threshold is strict.
    #expect(!behavior.endsSentence(onSpaceAfter: record, interval: .seconds(3)), "\(row)")
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
    #expect(behavior.backspaceCount(in: TextRecord(), repeatingFor: duration) == 1)
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
    ] as [(String, String?, Int, Int)])
  func deleteBackward(row: String, before: String?, word: Int, sentence: Int) {
    #expect(context(before).deleteBackward(.word).deleteCount == word, "\(row)")
    #expect(context(before).deleteBackward(.sentence).deleteCount == sentence, "\(row)")
    #expect(context(before).deleteBackward(.character).deleteCount == 1, "\(row)")
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
    ])
  func sentences(row: String, text: String, isEnded: Bool, isNew: Bool) {
    #expect(context(text).isCursorAtNewSentence == isEnded, "\(row)")
    #expect(context(text).isCursorAtNewSentenceWithTrailingWhitespace == isNew, "\(row)")
  }

  @Test(
    "3.2 lastSentence 9.0 and hasSentenceDelimiterSuffix",
    arguments: [
      ("sentence", "sentence", false), ("sentence.", "sentence.", true),
      (" sentence .", "sentence.", true), ("sentence. ", nil, false), ("sentence. a", "a", false),
      ("", nil, false),
    ] as [(String, String?, Bool)])
  func lastSentence(text: String, sentence: String?, hasSuffix: Bool) {
    #expect(text.lastSentence == sentence)
    #expect(text.hasSentenceDelimiterSuffix == hasSuffix)
  }

  @Test(
    "3.3 isCursorAtTheEndOfTheCurrentWord",
    arguments: [
      ("false if currentWord nil", nil, nil, false),
      ("false if post part non-empty: \"foo\"+\"bat\"→F", "foo", "bat", false),
      ("false if post part non-empty: \".\"+\"Hello\"→F", ".", "Hello", false),
      ("false if pre part nil", nil, "", false),
      ("else true: \"Period\"+\"\"→T", "Period", "", true),
      ("pre part \"\" → true: \"\"+\"\"→T", "", "", true),
    ] as [(String, String?, String?, Bool)])
  func endOfWord(row: String, before: String?, after: String?, isEnd: Bool) {
    #expect(context(before, after).isCursorAtTheEndOfTheCurrentWord == isEnd, "\(row)")
  }

  @Test(
    "3.3 wordBeforeInput",
    arguments: [
      ("word", nil), ("word ", "word"), ("word. ", nil), ("word,", "word"), ("word, ", nil),
      ("word,,,", nil), ("one two . three ", "three"),
    ] as [(String, String?)])
  func wordBeforeInput(before: String, word: String?) {
    #expect(context(before).wordBeforeInput == word)
  }

  @Test(
    "3.3 wordFragment, word(at:) in \"foo bar baz\" and \"foo  bar baz\"",
    arguments: [
      ("foo bar baz", 1, "foo"), ("foo bar baz", 3, "foo"), ("foo bar baz", 4, "bar"),
      ("foo  bar baz", 4, nil),
    ] as [(String, Int, String?)])
  func wordAt(text: String, position: Int, word: String?) {
    #expect(text.word(at: position).map(String.init) == word)
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
    ] as [(String, String?, TextEdit?)])
  func diacritics(row: String, before: String?, edit: TextEdit?) {
    let diacritic = Keyboard.Diacritic(char: "*", replacements: ["r": "r!"])
    #expect(context(before).insertDiacritic(diacritic) == edit, "\(row)")
  }

  @Test(
    "3.7 Casing helpers: isLowercasedWithUppercaseVariant and its mirror",
    arguments: [
      ("a", true, false), ("A", false, true), ("1", false, false), ("$", false, false),
      ("Foobar", false, false),
    ])
  func casing(text: String, isLower: Bool, isUpper: Bool) {
    #expect(text.isLowercasedWithUppercaseVariant == isLower)
    #expect(text.isUppercasedWithLowercaseVariant == isUpper)
    #expect(text.chars == text.map { String($0) })
  }
}
