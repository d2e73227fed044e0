// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@Suite("A session holds one keyboard")
struct KeyboardSessionTests {
  private class CountingSession: KeyboardSession {
    private(set) var setUps = 0

    override func setUp() { setUps += 1 }
  }

  @Test("A session is set up once, before the first scene, whatever changes later")
  func setUpOnce() {
    let session = CountingSession()
    #expect(session.setUps == 0)
    _ = session.scene
    session.width = 500
    session.context.locale = .german
    session.setNeedsLayout()
    _ = session.handle(.cancel(Timestamp(microseconds: 0)))
    #expect(session.setUps == 1)
  }

  @Test("A new width, language or device applies to the next scene, and the typed text is kept")
  func changes() throws {
    let hand = SessionHand(KeyboardSession(width: 390))
    try hand.tap(.character("H"))
    hand.session.width = 600
    #expect(hand.session.scene.frames.size.width == 600)
    hand.session.context.locale = .german
    #expect(hand.session.scene.frames.keys.contains { $0.label == "ü" })
    hand.session.context.deviceType = .pin
    #expect(!hand.session.scene.frames.keys.contains { $0.label == "ü" })
    #expect(hand.session.text.tail == "H")
  }

  @Test("A finger that was down when the layout changed types nothing")
  func fingersAcrossAChange() throws {
    let hand = SessionHand(KeyboardSession())
    let finger = try hand.down(.character("Q"))
    hand.session.context.returnKeyType = .search
    hand.up(finger)
    #expect(hand.effects.isEmpty)
    #expect(hand.session.scene.pressedKeys.isEmpty)
    try hand.tap(.primary(.search))
    #expect(hand.effects == [.insertText("\n")])
  }

  @Test("Setting a property to its current value has no effect, also under a finger")
  func sameValue() throws {
    let hand = SessionHand(KeyboardSession())
    let finger = try hand.down(.character("Q"))
    hand.session.context.returnKeyType = .return
    hand.session.width = 390
    hand.up(finger)
    #expect(hand.effects == [.insertText("Q")])
  }

  @Test("Changed settings apply from the next input")
  func settings() throws {
    let hand = SessionHand(KeyboardSession())
    hand.session.settings.autocapitalization = .none
    try hand.tap(.character("a"))
    #expect(hand.effects == [.insertText("a")])
  }

  @Test("A service registered for the shown language applies to the next scene")
  func registration() throws {
    let session = KeyboardSession(context: KeyboardContext(locale: .german))
    #expect(session.scene.frames.keys.count { $0.label == "Ü" } == 1)
    try session.services.tryRegisterLocalizedLayoutService(
      KeyboardLayout.ProService.German(alphabeticInputSet: .qwerty))
    #expect(session.scene.frames.keys.count { $0.label == "Ü" } == 0)
  }

  @Test("A service without language is refused with the reason")
  func refused() {
    let session = KeyboardSession()
    #expect(
      throws: KeyboardLayoutServiceError.providedServiceDoesNotImplementLocalizedServiceProtocol
    ) {
      try session.services.tryRegisterLocalizedLayoutService(KeyboardLayout.PhoneService())
    }
  }
}
