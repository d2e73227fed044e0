// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

struct SentenceTests {
  @Test(arguments: [
    ("", true), ("  ", true), ("some text", false), ("some text.", true), ("some text. ", true),
    ("foo\n", false), ("foo!\n", true), ("foo?", true), ("foo:", true), ("¿", true),
    ("foo,", false),
    ("foo\"", false),
  ])
  func whetherTheLastSentenceIsEnded(text: String, isEnded: Bool) {
    #expect(text.isLastSentenceEnded == isEnded)
  }

  @Test(arguments: [
    ("", true), (" ", true), ("\n", true), ("foo", false), ("foo ", false), ("foo.", false),
    ("foo. ", true), ("foo!  ", true), ("foo? ", true), ("Note: ", false), ("foo\n", true),
    ("foo.\u{A0}", true), ("foo.\u{200B}", true), ("foo.\r\n", true), ("3.5", false), ("…", false),
  ])
  func whetherTheNextLetterBeginsASentence(text: String, begins: Bool) {
    #expect(text.endsAtNewSentence == begins)
  }

  @Test(arguments: [
    ("", true), ("foo", false), ("foo ", true), ("foo-", false), ("don’", false), ("foo€", false),
    ("(", true), ("foo/", false), ("foo\t", true), ("7", false),
  ])
  func whetherTheNextLetterBeginsAWord(text: String, begins: Bool) {
    #expect(text.endsAtNewWord == begins)
  }
}

struct WordTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("abc ", 4), ("abc 123 ", 4), ("abc 123", 3), ("abc  ", 5), ("foo, ", 5),
    ("foo...", 6), ("Objective-C", 11), ("   ", 3), ("a👩‍👩‍👧e\u{301}", 3), ("abc 123. ", 5),
  ])
  func howManyCharactersTheLastWordTakes(text: String, count: Int) {
    #expect(text.lastWordCount == count)
  }

  @Test(arguments: [("", 0), ("a", 0), ("a ", 1), ("a  ", 2), ("a\t ", 1), ("a\u{A0}", 0)])
  func howManySpacesStandAtTheEnd(text: String, count: Int) {
    #expect(text.trailingSpaceCount == count)
  }
}

struct TextRecordTests {
  private func record(_ text: String) -> TextRecord {
    var record = TextRecord()
    record.insert(text, at: .milliseconds(0))
    return record
  }

  @Test func itBeginsEmptyWhichIsNotUnknown() {
    #expect(TextRecord().isWhole)
    #expect(!TextRecord().isUnknown)
    #expect(TextRecord().expiry(after: .seconds(10)) == nil)
  }

  @Test func deletingWithinItIsKnown() {
    var record = record("héllo")
    record.deleteBackward(4, at: .milliseconds(1))
    #expect(record.tail == "h")
    record.deleteBackward(1, at: .milliseconds(2))
    #expect(record.tail.isEmpty)
    #expect(record.isWhole)
  }

  @Test func deletingBeyondItIsNot() {
    var record = record("ab")
    record.deleteBackward(3, at: .milliseconds(1))
    #expect(record.isUnknown)
  }

  @Test func whatIsTypedAfterForgettingIsATail() {
    var record = record("ab")
    record.forget()
    #expect(record.isUnknown)
    record.insert("  ", at: .milliseconds(1))
    #expect(!record.isUnknown)
    #expect(record.isBlankTail)
    record.insert("c", at: .milliseconds(2))
    #expect(!record.isBlankTail)
    #expect(!record.isWhole)
  }

  @Test func itExpiresWhenNothingWasTypedForAWhile() {
    var record = record("ab")
    record.expire(at: .milliseconds(9_999), trust: .seconds(10))
    #expect(record.tail == "ab")
    record.insert("c", at: .milliseconds(9_999))
    record.expire(at: .milliseconds(19_998), trust: .seconds(10))
    #expect(record.tail == "abc")
    record.expire(at: .milliseconds(19_999), trust: .seconds(10))
    #expect(record.isUnknown)
  }

  @Test func aNewLineDoesNotExpire() {
    var record = record("ab")
    record.endLine()
    record.expire(at: .milliseconds(1_000_000), trust: .seconds(10))
    #expect(record.isWhole)
  }

  @Test func itHasALimitAndForgetsTheOldest() {
    var record = TextRecord()
    for index in 0..<10_000 { record.insert("word\(index) ", at: .milliseconds(0)) }
    #expect(record.tail.count <= 2048)
    #expect(record.tail.hasSuffix("word9999 "))
    #expect(!record.isWhole)
  }
}

struct StandardBehaviorTests {
  private func behavior(
    _ type: Keyboard.AutocapitalizationType = .sentences
  ) -> Keyboard.StandardBehavior {
    var settings = EngineSettings()
    settings.autocapitalization = type
    return Keyboard.StandardBehavior(settings: settings)
  }

  private func known(_ text: String) -> TextRecord {
    var record = TextRecord()
    record.insert(text, at: .milliseconds(0))
    return record
  }

  private func tail(_ text: String) -> TextRecord {
    var record = TextRecord()
    record.forget()
    record.insert(text, at: .milliseconds(0))
    return record
  }

  @Test(arguments: [
    (Keyboard.AutocapitalizationType.none, "", false), (.none, "foo. ", false),
    (.words, "", true), (.words, "foo", false), (.words, "foo ", true),
    (.sentences, "", true), (.sentences, "foo ", false), (.sentences, "foo. ", true),
    (.allCharacters, "foo", true),
  ])
  func whetherACapitalFollowsAKnownText(
    type: Keyboard.AutocapitalizationType, text: String, isPreferred: Bool
  ) {
    #expect(behavior(type).prefersCapital(after: known(text)) == isPreferred)
  }

  @Test(arguments: [
    (Keyboard.AutocapitalizationType.none, "", false), (.words, "", false), (.words, " ", true),
    (.sentences, "", false), (.sentences, " ", false), (.sentences, "foo. ", true),
    (.allCharacters, "", true),
  ])
  func whetherACapitalFollowsATailOfAnUnknownText(
    type: Keyboard.AutocapitalizationType, text: String, isPreferred: Bool
  ) {
    #expect(behavior(type).prefersCapital(after: tail(text)) == isPreferred)
  }

  // The rows of the decision table for the end of a sentence; the second space is not yet typed.
  @Test(arguments: [
    ("foo ", true), ("foo  ", true), ("foo. ", false), ("foo! ", false), ("foo? ", false),
    (" ", false), ("foo, ", true), ("foo: ", false), ("foo", false), ("", false),
  ])
  func whetherASpaceAfterThisEndsTheSentence(text: String, ends: Bool) {
    let behavior = behavior()
    #expect(behavior.endsSentence(onSpaceAfter: known(text), interval: .seconds(2)) == ends)
    #expect(!behavior.endsSentence(onSpaceAfter: known(text), interval: .seconds(3)))
    #expect(!behavior.endsSentence(onSpaceAfter: known(text), interval: nil))
  }

  @Test func twoSpacesOfOurOwnEndASentenceOfOthers() {
    #expect(behavior().endsSentence(onSpaceAfter: tail(" "), interval: .seconds(1)))
  }

  // The rows of the decision table for the return to letters.
  @Test(arguments: [
    (KeyboardAction.space, "12 ", Keyboard.KeyboardType.alphabetic), (.space, "12  ", .numeric),
    (.space, "12. ", .alphabetic), (.primary(.return), "Hi.\n", .alphabetic),
    (.primary(.search), "12\n", .numeric), (.primary(.go), "\n", .alphabetic),
    (.character("’"), "don’", .alphabetic), (.character("‘"), "‘", .alphabetic),
    (.character("`"), "`", .alphabetic), (.character("1"), "1", .numeric),
    (.character("”"), "”", .numeric),
  ])
  func whichPageFollowsAKeyOnTheDigits(
    action: KeyboardAction, text: String, type: Keyboard.KeyboardType
  ) {
    let behavior = behavior(.none)
    #expect(behavior.preferredKeyboardType(after: action, on: .numeric, text: text) == type)
    let letters = behavior.preferredKeyboardType(after: action, on: .alphabetic, text: text)
    #expect(letters == .alphabetic)
  }

  @Test(
    "A mark for a quotation within a quotation is followed by letters",
    arguments: [
      ("de", "‚", true), ("de", "‘", true), ("de", "„", false), ("de", "“", false),
      ("en", "“", false),
      ("fr", "»", true), ("it", "“", true), ("it", "»", false), ("tlh", "“", false),
      ("de", "‚‚", false),
    ])
  func alternateMark(identifier: String, mark: String, isFollowedByLetters: Bool) {
    let behavior = Keyboard.StandardBehavior(
      settings: EngineSettings(), localeIdentifier: identifier)
    let action = KeyboardAction.character(mark)
    for page in [Keyboard.KeyboardType.numeric, .symbolic] {
      let next = behavior.preferredKeyboardType(after: action, on: page, text: mark)
      #expect(next == (isFollowedByLetters ? .alphabetic : page))
    }
    let own = Keyboard.KeyboardType.custom(named: "own")
    #expect(behavior.preferredKeyboardType(after: action, on: own, text: mark) == own)
  }

  @Test func backspaceTakesWordsAfterMoreThanThreeSeconds() {
    let text = known("one two ")
    #expect(behavior().backspaceCount(in: text, repeatingFor: .seconds(3)) == 1)
    #expect(behavior().backspaceCount(in: text, repeatingFor: .milliseconds(3001)) == 4)
    #expect(behavior().backspaceCount(in: known(""), repeatingFor: .seconds(4)) == 1)
    #expect(behavior().backspaceCount(in: tail(""), repeatingFor: .seconds(4)) == 1)
  }
}
