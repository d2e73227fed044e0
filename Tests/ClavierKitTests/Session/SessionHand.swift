// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// A session, its fingers and its clock.
final class SessionHand {
  let session: KeyboardSession
  private var time: Int64 = 0
  private var count: UInt64 = 0
  private(set) var effects: [Effect] = []
  private(set) var response = Response()

  init(_ session: KeyboardSession = KeyboardSession()) {
    self.session = session
  }

  /// The labels of the keys.
  var labels: [String] { session.scene.frames.keys.map(\.label) }

  /// The time of the last event.
  var now: Timestamp { Timestamp(microseconds: time) }

  /// The typed text, without other effects.
  var typed: String {
    let field = TestField()
    effects.apply(to: field)
    return field.text
  }

  func wait(_ duration: Duration) {
    time += duration.components.seconds * 1_000_000
    time += duration.components.attoseconds / 1_000_000_000_000
  }

  func down(_ action: KeyboardAction) throws -> (Contact.ID, Point) {
    let key = try #require(session.scene.frames.keys.first { $0.action == action })
    count += 1
    let contact = Contact.ID(rawValue: count)
    handle(contact, .down, key.touchFrame.center)
    return (contact, key.touchFrame.center)
  }

  func up(_ finger: (Contact.ID, Point)) {
    handle(finger.0, .up, finger.1)
  }

  func tap(_ action: KeyboardAction) throws {
    up(try down(action))
  }

  /// Taps the keys of these characters.
  func type(_ characters: String) throws {
    for character in characters {
      try tap(character == " " ? .space : .character(String(character)))
    }
  }

  /// Advances the time while a key is held.
  func hold(_ duration: Duration) {
    wait(duration)
    handle(session.handle(.deadline(now)))
  }

  func handle(_ response: Response) {
    self.response = response
    effects += response.effects
  }

  private func handle(_ contact: Contact.ID, _ phase: Contact.Phase, _ point: Point) {
    wait(.milliseconds(100))
    handle(session.handle(.finger(contact.rawValue, phase, at: point, now)))
  }
}

/// A text field, and a recorder of all other requests.
final class TestField: KeyboardController {
  var text = ""
  var requests: [String] = []

  func insertText(_ text: String) { self.text += text }
  func deleteBackward(times: Int) { text.removeLast(min(times, text.count)) }
  func adjustTextPosition(by offset: Int) { requests.append("move \(offset)") }
  func press(_ stroke: KeyStroke) { requests.append("press \(stroke.key)") }
  func performAction(named name: String) { requests.append("action \(name)") }
  func performDictation() { requests.append("dictation") }
  func dismissKeyboard() { requests.append("dismiss") }
  func selectNextKeyboard() { requests.append("next keyboard") }
  func selectNextLocale() { requests.append("next locale") }
}
