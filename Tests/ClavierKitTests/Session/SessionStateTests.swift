// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@Suite("A session's state and lifetime")
struct SessionStateTests {
  @Test("A replaced state's width, language and settings apply from the next input")
  func state() throws {
    let hand = SessionHand()
    var state = Keyboard.State(keyboardContext: KeyboardContext(locale: .german), width: 600)
    state.settings.autocapitalization = .none
    hand.session.state = state
    #expect(hand.session.scene.frames.size.width == 600)
    try hand.tap(.character("ü"))
    #expect(hand.typed == "ü")
    #expect(hand.session.context.locale == .german)
  }

  @Test("The state contains the shown page and the case of its letters")
  func pageIsKept() throws {
    let hand = SessionHand()
    #expect(hand.session.context.keyboardCase == .auto)
    #expect(hand.session.scene.keyboardCase == .uppercased)
    #expect(hand.session.context.keyboardCase == .uppercased)
    try hand.tap(.keyboardType(.numeric))
    #expect(hand.session.state.keyboardContext.keyboardType == .numeric)
    try hand.type("1 ")
    #expect(hand.session.state.keyboardContext.keyboardType == .alphabetic)
    #expect(hand.session.context.keyboardCase == .lowercased)
  }

  @Test("A page that the program requests is shown, and a finger that is down still types")
  func pageIsShown() throws {
    let hand = SessionHand()
    let finger = try hand.down(.character("Q"))
    hand.session.setKeyboardType(.symbolic)
    hand.up(finger)
    #expect(hand.typed == "Q")
    #expect(hand.response.changes.contains(.keyboardType))
    #expect(hand.session.scene.keyboardType == .symbolic)
    #expect(hand.session.scene.frames.keys.contains { $0.label == "€" })
  }

  @Test("A session begins on the page of its context, or on the letters if that page is missing")
  func firstPage() {
    let numbers = KeyboardSession(context: KeyboardContext(keyboardType: .numeric))
    #expect(numbers.scene.frames.keys.contains { $0.label == "7" })
    let emojis = KeyboardSession(context: KeyboardContext(keyboardType: .emojis))
    #expect(emojis.scene.keyboardType == .alphabetic)
    #expect(emojis.context.keyboardType == .alphabetic)
    let other = KeyboardSession(context: KeyboardContext(keyboardType: .custom(named: "fn")))
    #expect(other.scene.keyboardType == .alphabetic)
  }

  @Test("A new width keeps the page and the case; turning autocapitalization off ends a capital")
  func pageOutlastsChanges() throws {
    let hand = SessionHand()
    try hand.tap(.keyboardType(.numeric))
    hand.session.width = 500
    #expect(hand.session.scene.keyboardType == .numeric)
    hand.session.setKeyboardType(.alphabetic)
    hand.session.setKeyboardCase(.capsLocked)
    hand.session.width = 501
    #expect(hand.session.scene.keyboardCase == .capsLocked)
    hand.session.setKeyboardCase(.auto)
    #expect(hand.session.scene.keyboardCase == .uppercased)
    hand.session.width = 502
    #expect(hand.session.scene.keyboardCase == .uppercased)
    hand.session.settings.autocapitalization = .none
    #expect(hand.session.scene.keyboardCase == .lowercased)
  }

  @Test("A page that the new keyboard lacks is replaced by the letters")
  func pageIsGone() {
    let session = KeyboardSession(
      context: KeyboardContext(keyboardType: .emojis, hasEmojiKeyboard: true))
    #expect(session.scene.keyboardType == .emojis)
    session.context.hasEmojiKeyboard = false
    #expect(session.scene.keyboardType == .alphabetic)
    #expect(session.context.keyboardType == .alphabetic)
  }

  @Test(
    "A case of letters set by the program acts as if Shift had set it",
    arguments: [
      (Keyboard.Case.lowercased, "ab"), (.uppercased, "Ab"), (.capsLocked, "AB"), (.auto, "Ab"),
    ])
  func forms(form: Keyboard.Case, typed: String) throws {
    let hand = SessionHand()
    hand.session.setKeyboardCase(form)
    for letter in typed { try hand.tap(.character(String(letter))) }
    #expect(hand.typed == typed)
  }

  @Test("Only the first response after a change reports a changed layout")
  func keysAreDrawn() throws {
    let hand = SessionHand()
    try hand.tap(.character("H"))
    #expect(!hand.response.changes.contains(.layout))
    hand.session.width = 500
    // Reading the scene for a different purpose does not count as drawing it.
    _ = hand.session.scene
    hand.handle(hand.session.handle(.deadline(hand.now)))
    #expect(hand.response.changes.contains(.layout))
    hand.handle(hand.session.handle(.deadline(hand.now)))
    #expect(hand.response.changes == [])
  }

  @Test("A finger that a change of the layout releases reports its end")
  func fingerEnds() throws {
    let hand = SessionHand()
    let finger = try hand.down(.character("Q"))
    hand.session.width = 500
    hand.up(finger)
    #expect(hand.response.gestures == [GestureEvent(.end, on: .character("Q"))])
  }

  @Test("The end of a finger is reported with the letter that it has typed, a capital or not")
  func capitalEnds() throws {
    let hand = SessionHand()
    let first = try hand.down(.character("Q"))
    let second = try hand.down(.character("W"))
    hand.up(second)
    #expect(
      hand.response.gestures == [
        GestureEvent(.release, on: .character("Q")), GestureEvent(.release, on: .character("w")),
        GestureEvent(.end, on: .character("w")),
      ])
    hand.up(first)
    #expect(hand.response.gestures == [GestureEvent(.end, on: .character("Q"))])
    #expect(hand.typed == "Qw")
  }

  @Test("Sessions that share services all use a replaced service")
  func sharedServices() {
    let services = Keyboard.Services()
    let sessions = [KeyboardSession(services: services), KeyboardSession(services: services)]
    for session in sessions { #expect(session.scene.frames.keys.count > 20) }
    services.layoutService = KeyboardLayout.PinService()
    for session in sessions { #expect(session.scene.frames.keys.count < 20) }
  }

  @Test("A session and its services are released with their last reference")
  func noCycle() throws {
    weak var session: KeyboardSession?
    weak var services: Keyboard.Services?
    do {
      let hand = SessionHand(KeyboardSession())
      (session, services) = (hand.session, hand.session.services)
      try hand.tap(.character("H"))
      hand.session.services.calloutService = .disabled
      try hand.tap(.character("i"))
    }
    #expect(session == nil)
    #expect(services == nil)
  }
}
