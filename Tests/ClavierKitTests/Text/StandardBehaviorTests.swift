// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

struct StandardBehaviorTests {
  private func behavior(
    _ type: Keyboard.AutocapitalizationType = .sentences
  ) -> Keyboard.StandardBehavior {
    var settings = EngineSettings()
    settings.autocapitalization = type
    return Keyboard.StandardBehavior(settings: settings)
  }

  private func known(_ text: String, _ after: String? = nil) -> TextRecord {
    var record = TextRecord()
    record.insert(text, at: .milliseconds(0))
    if after != nil {
      _ = record.update(TextContext(beforeInput: text, afterInput: after), at: .milliseconds(0))
    }
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
    (.words, "foo\n", true), (.words, "foo-", false),
    (.sentences, "", true), (.sentences, "foo ", false), (.sentences, "foo. ", true),
    (.sentences, "foo\n", true), (.sentences, "foo.", false), (.sentences, "foo: ", false),
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
  func capitalsAfterATailOfUnknownText(
    type: Keyboard.AutocapitalizationType, text: String, isPreferred: Bool
  ) {
    #expect(behavior(type).prefersCapital(after: tail(text)) == isPreferred)
  }

  // The rows of the decision table for the end of a sentence; the second space is not yet typed.
  @Test(
    arguments: [
      ("foo ", nil, true), ("foo  ", nil, true), ("foo. ", nil, false), ("foo! ", nil, false),
      ("foo? ", nil, false), (" ", nil, false), ("foo, ", nil, true), ("foo: ", nil, false),
      ("foo", nil, false), ("", nil, false), ("foo ", "bar", false), ("foo ", " bar", true),
      ("foo\n ", nil, false),
    ] as [(String, String?, Bool)])
  func whetherASpaceAfterThisEndsTheSentence(text: String, after: String?, ends: Bool) {
    let (behavior, record) = (behavior(), known(text, after))
    #expect(behavior.endsSentence(onSpaceAfter: record, interval: .seconds(2)) == ends)
    #expect(!behavior.endsSentence(onSpaceAfter: record, interval: .seconds(3)))
    #expect(!behavior.endsSentence(onSpaceAfter: record, interval: nil))
  }

  @Test func twoTypedSpacesEndAForeignSentence() {
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
  func aKeyOnTheDigitsSelectsTheNextPage(
    action: KeyboardAction, text: String, type: Keyboard.KeyboardType
  ) {
    let behavior = behavior(.none)
    let record = known(text)
    #expect(behavior.preferredKeyboardType(after: action, on: .numeric, text: record) == type)
    let letters = behavior.preferredKeyboardType(after: action, on: .alphabetic, text: record)
    #expect(letters == .alphabetic)
    #expect(behavior.preferredKeyboardType(after: action, on: .emojis, text: record) == .emojis)
  }

  @Test(
    "Return after unknown text leaves the page, and after a known sentence shows letters",
    arguments: [("\n", Keyboard.KeyboardType.numeric), (" \n", .numeric), ("2.\n", .alphabetic)])
  func returnAfterUnknownText(typed: String, type: Keyboard.KeyboardType) {
    let next = behavior().preferredKeyboardType(
      after: .primary(.return), on: .numeric, text: tail(typed))
    #expect(next == type)
  }

  @Test(
    "A mark of a nested quotation is followed by the letters page",
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
      let next = behavior.preferredKeyboardType(after: action, on: page, text: known(mark))
      #expect(next == (isFollowedByLetters ? .alphabetic : page))
    }
    let own = Keyboard.KeyboardType.custom(named: "own")
    for page in [own, .emojis] {
      #expect(behavior.preferredKeyboardType(after: action, on: page, text: known(mark)) == page)
    }
  }

  @Test(arguments: Keyboard.Gesture.allCases)
  func anEmojiIsRegisteredAfterTheReleaseOfItsKey(gesture: Keyboard.Gesture) {
    let isRelease = gesture == .release
    #expect(behavior().shouldRegisterEmoji(after: gesture, on: .emoji("👍")) == isRelease)
    #expect(!behavior().shouldRegisterEmoji(after: gesture, on: .character("a")))
  }
}
