// SPDX-License-Identifier: MIT

import ClavierKit
import Synchronization
import Testing

@Suite("A program's own action handler, as a kiosk maker writes it")
struct KeyboardActionHandlerTests {
  /// A handler with its own effects of gestures.
  private struct Custom: KeyboardActionHandler {
    let effect: @Sendable (Keyboard.Gesture, KeyboardAction) -> KeyboardAction.GestureAction?

    func gestureAction(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> KeyboardAction.GestureAction? {
      effect(gesture, action)
    }
  }

  private let atSignUnderA = Custom { gesture, action in
    (gesture, action) == (.longPress, .character("a"))
      ? .insertText("@") : action.standardAction(for: gesture)
  }

  private let settingsUnderShift = Custom { gesture, action in
    // While it is held, the key is that of the capitals.
    guard gesture == .longPress, case .shift = action else {
      return action.standardAction(for: gesture)
    }
    return .request(.settings)
  }

  private let withoutReturn = Custom { gesture, action in
    action.isPrimaryAction ? nil : action.standardAction(for: gesture)
  }

  private let underscoreForSpace = Custom { gesture, action in
    (gesture, action) == (.release, .space)
      ? .insertText("_") : action.standardAction(for: gesture)
  }

  private let typesOnPress = Custom { gesture, action in
    guard action == .character("x") else { return action.standardAction(for: gesture) }
    return gesture == .press ? .insertText("x") : nil
  }

  private final class Counter: KeyboardActionHandler {
    let counts = Mutex<[Keyboard.Gesture: Int]>([:])

    func gestureAction(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> KeyboardAction.GestureAction? {
      counts.withLock { $0[gesture, default: 0] += 1 }
      return action.standardAction(for: gesture)
    }
  }

  private struct CurrencyHandler: KeyboardActionHandler {
    func replacementAction(
      for action: KeyboardAction, after text: TextRecord, standard: Keyboard.StandardBehavior
    ) -> KeyboardAction? {
      action == .character("$")
        ? .text("US$") : standard.replacement(for: action, after: text)
    }
  }

  private func hand(_ handler: (any KeyboardActionHandler)?) -> SessionHand {
    var settings = EngineSettings()
    settings.autocapitalization = .none
    let hand = SessionHand(KeyboardSession(settings: settings))
    hand.session.services.actionHandler = handler
    return hand
  }

  @Test("A handler without overrides behaves like the standard one")
  func plain() throws {
    for handler in [nil, StandardKeyboardActionHandler()] as [(any KeyboardActionHandler)?] {
      let hand = hand(handler)
      try hand.type("ab ")
      try hand.tap(.backspace)
      try hand.tap(.primary(.return))
      #expect(hand.typed == "ab\n")
    }
  }

  @Test("A long press on a types an at sign, and nothing when its finger lifts")
  func longPress() throws {
    let hand = hand(atSignUnderA)
    try hand.type("a")
    let finger = try hand.down(.character("a"))
    #expect(!hand.session.scene.callouts.isEmpty)
    hand.hold(.seconds(1))
    #expect(hand.typed == "a@")
    #expect(hand.session.scene.callouts.isEmpty)
    hand.up(finger)
    #expect(hand.typed == "a@")
    // All other keys keep their alternatives.
    _ = try hand.down(.character("e"))
    hand.hold(.seconds(1))
    #expect(hand.session.scene.callouts.contains { $0.kind == .action })
  }

  @Test("A key with an effect of its long press waits for it, also where keys type at touch-down")
  func longPressInPlaceOfTouchDown() throws {
    var settings = EngineSettings()
    settings.autocapitalization = .none
    settings.commitPolicy = .press
    settings.offersAlternatives = false
    let hand = SessionHand(KeyboardSession(settings: settings))
    hand.session.services.actionHandler = atSignUnderA
    let other = try hand.down(.character("s"))
    #expect(hand.typed == "s")
    hand.up(other)
    let finger = try hand.down(.character("a"))
    hand.hold(.seconds(1))
    hand.up(finger)
    #expect(hand.typed == "s@")
  }

  @Test("A long press with an effect on Shift makes no capital when its finger lifts")
  func longPressOnShift() throws {
    let hand = hand(settingsUnderShift)
    let finger = try hand.down(.shift(.lowercased))
    hand.hold(.seconds(1))
    hand.up(finger)
    #expect(hand.effects == [.request(.settings)])
    #expect(hand.session.scene.keyboardCase == .lowercased)
  }

  @Test("A text typed by a long press is inserted after the keys of earlier fingers")
  func order() throws {
    let hand = hand(atSignUnderA)
    let first = try hand.down(.character("s"))
    let second = try hand.down(.character("a"))
    hand.hold(.milliseconds(490))
    let third = try hand.down(.character("d"))
    [first, second, third].forEach(hand.up)
    #expect(hand.typed == "s@d")
  }

  @Test("A key that types on its press does not overtake the keys of earlier fingers")
  func press() throws {
    let hand = hand(typesOnPress)
    let first = try hand.down(.character("q"))
    let second = try hand.down(.character("x"))
    #expect(hand.typed == "qx")
    hand.up(second)
    hand.up(first)
    #expect(hand.typed == "qx")
  }

  @Test("Return is turned off, and Shift waits for the next key")
  func noReturn() throws {
    let hand = hand(withoutReturn)
    try hand.tap(.shift(.lowercased))
    try hand.tap(.primary(.return))
    try hand.type("A")
    #expect(hand.effects == [.insertText("A")])
  }

  @Test("The space key types the text that a handler gives it")
  func space() throws {
    let hand = hand(underscoreForSpace)
    try hand.type("a b")
    #expect(hand.typed == "a_b")
  }

  @Test("The other text of the space key follows the space of an accepted suggestion")
  func spaceAfterSuggestion() throws {
    let hand = hand(underscoreForSpace)
    hand.session.services.autocompleteService = WordList(["hello"])
    try hand.type("he")
    let suggestion = try #require(hand.session.suggestions.first)
    hand.handle(hand.session.accept(suggestion, at: hand.now))
    try hand.type(" ")
    #expect(hand.typed == "hello _")
  }

  @Test("The other text of the space key corrects the word before it, and Backspace restores it")
  func spaceAfterMisspelling() throws {
    let hand = hand(underscoreForSpace)
    hand.session.services.autocompleteService = WordList(["the"])
    try hand.type("teh ")
    #expect(hand.typed == "the_")
    try hand.tap(.backspace)
    #expect(hand.typed == "teh")
  }

  @Test("A handler that counts is called once for each gesture")
  func counter() throws {
    let counter = Counter()
    let hand = hand(counter)
    try hand.type("ab")
    let backspace = try hand.down(.backspace)
    hand.hold(.milliseconds(850))
    hand.up(backspace)
    let counts = counter.counts.withLock { $0 }
    #expect(counts == [.press: 3, .release: 2, .longPress: 1, .repeatPress: 4])
    #expect(hand.typed == "")
  }

  @Test("replacementAction: a sign becomes a text; quotation marks are still replaced")
  func replacement() throws {
    let hand = hand(CurrencyHandler())
    try hand.tap(.keyboardType(.numeric))
    try hand.tap(.character("$"))
    try hand.tap(.character("”"))
    #expect(hand.typed == "US$“")
  }

  @Test("A replaced handler applies from the next input, and nil restores the standard one")
  func replaced() throws {
    let hand = hand(withoutReturn)
    try hand.tap(.primary(.return))
    hand.session.services.actionHandler = nil
    try hand.tap(.primary(.return))
    hand.session.services.actionHandler = withoutReturn
    try hand.tap(.primary(.return))
    #expect(hand.typed == "\n")
  }

  @Test(
    "With any action for any gesture, no key stays pressed, no list open and no deadline due",
    arguments: Keyboard.Gesture.allCases)
  func anything(gesture: Keyboard.Gesture) throws {
    let actions: [KeyboardAction.GestureAction] = [
      .insertText(""), .insertText("text"), .deleteBackward, .press(.up), .holdShift,
      .toggleCapsLock, .hold(.control), .showPage(.symbolic), .showPage(.custom(named: "none")),
      .request(.dismissKeyboard), .undo, .redo, .clipboard(.paste),
    ]
    for own in actions {
      let handler = Custom {
        ($0, $1) == (gesture, .character("q")) ? own : $1.standardAction(for: $0)
      }
      let hand = hand(handler)
      for _ in 0..<2 {
        hand.session.setKeyboardType(.alphabetic)
        hand.session.setKeyboardCase(.lowercased)
        let finger = try hand.down(.character("q"))
        hand.hold(.seconds(1))
        hand.up(finger)
        // Twice at once, for the double tap.
        for _ in 0..<2 {
          hand.session.setKeyboardType(.alphabetic)
          hand.session.setKeyboardCase(.lowercased)
          try hand.tap(.character("q"))
        }
      }
      hand.hold(.seconds(20))
      #expect(hand.session.scene.pressedKeys.isEmpty, "\(own)")
      #expect(hand.session.scene.callouts.isEmpty, "\(own)")
      #expect(hand.response.deadline == nil, "\(own)")
    }
  }
}
