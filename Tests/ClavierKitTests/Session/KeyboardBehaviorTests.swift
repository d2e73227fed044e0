// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@Suite("A program's own behavior, rule by rule")
struct KeyboardBehaviorTests {
  /// A behavior without overrides.
  private struct Plain: KeyboardBehavior {}

  private struct CapitalsAfterColons: KeyboardBehavior {
    func prefersCapital(after text: TextRecord, standard: Keyboard.StandardBehavior) -> Bool {
      text.tail.hasSuffix(": ") || standard.prefersCapital(after: text)
    }
  }

  private struct NoPeriods: KeyboardBehavior {
    func shouldEndSentence(
      onSpaceAfter text: TextRecord, interval: Duration?, standard: Keyboard.StandardBehavior
    ) -> Bool { false }
  }

  private struct PeriodsAlways: KeyboardBehavior {
    func shouldEndSentence(
      onSpaceAfter text: TextRecord, interval: Duration?, standard: Keyboard.StandardBehavior
    ) -> Bool { true }
  }

  private struct SlowLock: KeyboardBehavior {
    func shouldSwitchToCapsLock(
      onTapAfter interval: Duration, standard: Keyboard.StandardBehavior
    ) -> Bool { interval < .seconds(2) }
  }

  private struct WordsAtOnce: KeyboardBehavior {
    let range: Keyboard.BackspaceRange

    func backspaceRange(
      repeatingFor duration: Duration, standard: Keyboard.StandardBehavior
    ) -> Keyboard.BackspaceRange { range }
  }

  private struct StaysOnItsPage: KeyboardBehavior {
    func preferredKeyboardType(
      after action: KeyboardAction, on type: Keyboard.KeyboardType, text: TextRecord,
      standard: Keyboard.StandardBehavior
    ) -> Keyboard.KeyboardType { type }
  }

  private func hand(_ behavior: (any KeyboardBehavior)?) -> SessionHand {
    let hand = SessionHand()
    hand.session.services.behavior = behavior
    return hand
  }

  @Test("A behavior without overrides is the standard one")
  func plain() throws {
    for behavior in [nil, Plain()] as [(any KeyboardBehavior)?] {
      let hand = hand(behavior)
      try hand.type("Hi  ")
      try hand.tap(.keyboardType(.numeric))
      try hand.type("1 y")
      try hand.tap(.backspace)
      #expect(hand.typed == "Hi. 1 ")
      try hand.tap(.shift(.lowercased))
      try hand.tap(.shift(.uppercased))
      #expect(hand.session.scene.keyboardCase == .capsLocked)
    }
  }

  @Test("prefersCapital: a capital follows a colon")
  func capitals() throws {
    let hand = hand(CapitalsAfterColons())
    hand.handle(hand.session.insertText("Note: ", at: hand.now))
    #expect(hand.session.scene.keyboardCase == .uppercased)
    hand.handle(hand.session.insertText("it", at: hand.now))
    #expect(hand.session.scene.keyboardCase == .lowercased)
    hand.session.services.behavior = nil
    hand.handle(hand.session.insertText(": ", at: hand.now))
    #expect(hand.session.scene.keyboardCase == .lowercased)
  }

  @Test("shouldEndSentence: two spaces stay two spaces")
  func noPeriods() throws {
    let hand = hand(NoPeriods())
    try hand.type("Hi  ")
    #expect(hand.typed == "Hi  ")
  }

  @Test("shouldEndSentence: two slow spaces end a sentence, and a first space alone does not")
  func periods() throws {
    let hand = hand(PeriodsAlways())
    try hand.type(" ")
    #expect(hand.typed == " ")
    try hand.type("Hi ")
    hand.wait(.seconds(9))
    try hand.type(" ")
    #expect(hand.typed == " Hi. ")
    #expect(!hand.effects.contains(.deleteBackward(0)))
  }

  @Test("shouldSwitchToCapsLock: two slow taps on Shift lock it, and a key between them does not")
  func capsLock() throws {
    for behavior in [SlowLock(), nil] as [(any KeyboardBehavior)?] {
      let hand = hand(behavior)
      try hand.type("H")
      try hand.tap(.shift(.lowercased))
      hand.wait(.seconds(1))
      try hand.tap(.shift(.uppercased))
      let form: Keyboard.Case = behavior == nil ? .lowercased : .capsLocked
      #expect(hand.session.scene.keyboardCase == form)
    }
    let hand = hand(SlowLock())
    try hand.tap(.shift(.uppercased))
    try hand.type("h")
    try hand.tap(.shift(.lowercased))
    #expect(hand.session.scene.keyboardCase == .uppercased)
  }

  @Test(
    "backspaceRange: a tap deletes the behavior's range, or one character of an unknown text",
    arguments: [
      (Keyboard.BackspaceRange.character, "One two. Thre"), (.word, "One two. "),
      (.sentence, "One two."),
    ])
  func backspace(range: Keyboard.BackspaceRange, left: String) throws {
    let hand = hand(WordsAtOnce(range: range))
    hand.handle(hand.session.insertText("One two. Three", at: hand.now))
    try hand.tap(.backspace)
    #expect(hand.typed.hasPrefix(left) && hand.typed.count < 14)
    hand.handle(hand.session.handle(.textChangedElsewhere(hand.now)))
    _ = try hand.down(.backspace)
    #expect(hand.response.effects == [.deleteBackward(1)])
  }

  @Test("preferredKeyboardType: digits stay after a space")
  func page() throws {
    let hand = hand(StaysOnItsPage())
    try hand.tap(.keyboardType(.numeric))
    try hand.type("1 2")
    #expect(hand.typed == "1 2")
    #expect(hand.session.scene.keyboardType == .numeric)
  }

  @Test("A standard behavior with its own settings uses them instead of the session's")
  func ownSettings() throws {
    var settings = EngineSettings()
    settings.autocapitalization = .none
    settings.endsSentenceOnDoubleSpace = false
    settings.locksShiftOnDoubleTap = false
    let hand = hand(Keyboard.StandardBehavior(settings: settings))
    try hand.type("hi  ")
    #expect(hand.typed == "hi  ")
    try hand.tap(.shift(.lowercased))
    try hand.tap(.shift(.uppercased))
    #expect(hand.session.scene.keyboardCase == .lowercased)
    try hand.tap(.backspace)
    try hand.tap(.keyboardType(.numeric))
    try hand.type("1 a")
    #expect(hand.typed == "hi 1 a")
  }

  @Test("An engine without a session can have its own behavior, too")
  func engine() {
    let pages = KeyboardPages(
      service: .standard(), context: KeyboardContext(), width: 390)
    var engine = KeyboardEngine(pages: pages, behavior: CapitalsAfterColons())
    let moment = Timestamp(microseconds: 0)
    _ = engine.handle(.edit(TextEdit(text: "Note: "), moment))
    #expect(engine.keyboardCase == .uppercased)
  }
}
