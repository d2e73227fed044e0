// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@Suite("What a session does for the field that is typed into")
struct SessionFieldTests {
  @Test("What is typed into a password is not remembered, nor what was typed before it")
  func secret() throws {
    let hand = SessionHand()
    try hand.type("A")
    hand.session.context.fieldPurpose = .password
    try hand.type("bc")
    #expect(hand.typed == "Abc")
    #expect(hand.session.text.tail.isEmpty)
    #expect(hand.session.text.field.isSecret)
  }

  @Test("After the password another field begins with a capital, and is remembered")
  func afterSecret() throws {
    let hand = SessionHand(
      KeyboardSession(context: KeyboardContext(fieldPurpose: .password)))
    try hand.type("a")
    #expect(hand.session.text.tail.isEmpty)
    hand.session.context.fieldPurpose = .standard
    try hand.type("B")
    #expect(hand.session.text.tail == "B")
  }

  @Test("A field that a window system tells of has its keys at the next input")
  func told() throws {
    let hand = SessionHand()
    hand.handle(hand.session.handle(.newField(Keyboard.Field(purpose: .email), hand.now)))
    #expect(hand.session.context.fieldPurpose == .email)
    #expect(hand.session.scene.frames.keys.contains { $0.label == "@" })
    try hand.type("a@")
    #expect(hand.session.text.tail == "a@")
    #expect(hand.session.text.field.purpose == .email)
  }

  @Test("A change of anything else leaves what was typed")
  func sameField() throws {
    let hand = SessionHand()
    try hand.type("A")
    hand.session.width = 500
    try hand.type("b")
    #expect(hand.session.text.tail == "Ab")
  }
}
