// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@Suite("Callouts, fields and devices of a session")
struct SessionCalloutTests {
  /// A service in which the key "e" offers an i with dots.
  private class OwnCallouts: Callouts.BaseService {
    override func texts(for character: String, context: KeyboardContext) -> [String] {
      character == "e" ? ["e", "ï"] : super.texts(for: character, context: context)
    }
  }

  /// Returns the second alternative of a held key.
  private func offer(of action: KeyboardAction, _ hand: SessionHand) throws -> String? {
    let finger = try hand.down(action)
    hand.hold(.seconds(1))
    defer { hand.up(finger) }
    let list = hand.session.scene.callouts.first { $0.kind == .action }
    return list?.items.dropFirst().first?.label
  }

  private func plain(_ context: KeyboardContext = KeyboardContext()) -> SessionHand {
    var settings = EngineSettings()
    settings.autocapitalization = .none
    return SessionHand(KeyboardSession(context: context, settings: settings))
  }

  @Test("A replaced callout service applies from the next input")
  func otherService() throws {
    let hand = plain()
    hand.session.services.calloutService = OwnCallouts()
    #expect(try offer(of: .character("e"), hand) == "ï")
    hand.session.services.calloutService = .disabled
    #expect(try offer(of: .character("e"), hand) == nil)
  }

  @Test("A callout service registered for a language is used in that language")
  func registered() throws {
    let hand = plain(KeyboardContext(locale: .german))
    #expect(try offer(of: .character("r"), hand) == nil)
    try hand.session.services.tryRegisterLocalizedCalloutService(
      Callouts.LanguageService(
        locale: .german, actions: Callouts.Actions(characters: ["r": "rř"])))
    #expect(try offer(of: .character("r"), hand) == "ř")
  }

  @Test("A letter is shown over its key, but not in a field for secrets")
  func secrets() throws {
    for purpose in Keyboard.FieldPurpose.allCases {
      let hand = plain(KeyboardContext(fieldPurpose: purpose))
      let finger = try hand.down(.character("q"))
      #expect(hand.session.scene.callouts.isEmpty == purpose.isSecret, "\(purpose)")
      hand.up(finger)
      // Regardless of the program's callout settings.
      hand.session.state.calloutConfiguration = Callouts.Configuration(
        bounds: Rect(x: 0, y: -200, width: 390, height: 500))
      let other = try hand.down(.character("q"))
      #expect(hand.session.scene.callouts.isEmpty == purpose.isSecret, "\(purpose)")
      hand.up(other)
    }
  }

  @Test("No capital or period is typed automatically except in fields for sentences or names")
  func sentences() throws {
    for purpose in Keyboard.FieldPurpose.allCases {
      let hand = SessionHand(KeyboardSession(context: KeyboardContext(fieldPurpose: purpose)))
      let isCapital = hand.session.scene.keyboardCase.isUppercasedOrCapslocked
      #expect(isCapital == [.standard, .name].contains(purpose), "\(purpose)")
    }
    let terminal = SessionHand(KeyboardSession(context: KeyboardContext(deviceType: .terminal)))
    try terminal.type("ls  ")
    #expect(terminal.typed == "ls  ")
    terminal.session.context.deviceType = .phone
    try terminal.type("a  ")
    #expect(terminal.typed == "ls  a. ")
  }

  @Test("Quotation marks are those of the session's language")
  func quotations() throws {
    let hand = SessionHand(KeyboardSession(context: KeyboardContext(locale: .german)))
    try hand.tap(.keyboardType(.numeric))
    let marks: [KeyboardAction] = [.character("”"), .character("“"), .character("„")]
    let keys = hand.session.scene.frames.keys.map(\.action)
    try hand.tap(try #require(keys.first(where: marks.contains)))
    #expect(hand.typed == "„")
  }
}
