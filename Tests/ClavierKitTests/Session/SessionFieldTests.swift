// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@Suite("A session adapts to the field that is typed into")
struct SessionFieldTests {
  @Test("Text typed into a password field, and the text before it, is not recorded")
  func secret() throws {
    let hand = SessionHand()
    try hand.type("A")
    hand.session.context.fieldPurpose = .password
    try hand.type("bc")
    #expect(hand.typed == "Abc")
    #expect(hand.session.text.tail.isEmpty)
    #expect(hand.session.text.field.isSecret)
  }

  @Test("The field after a password begins with a capital, and its text is recorded")
  func afterSecret() throws {
    let hand = SessionHand(
      KeyboardSession(context: KeyboardContext(fieldPurpose: .password)))
    try hand.type("a")
    #expect(hand.session.text.tail.isEmpty)
    hand.session.context.fieldPurpose = .standard
    try hand.type("B")
    #expect(hand.session.text.tail == "B")
  }

  @Test("A reported field has the keys of its purpose from the next input")
  func reported() throws {
    let hand = SessionHand()
    hand.handle(hand.session.handle(.newField(Keyboard.Field(purpose: .email), hand.now)))
    #expect(hand.session.context.fieldPurpose == .email)
    #expect(hand.session.scene.frames.keys.contains { $0.label == "@" })
    try hand.type("a@")
    #expect(hand.session.text.tail == "a@")
    #expect(hand.session.text.field.purpose == .email)
  }
}
