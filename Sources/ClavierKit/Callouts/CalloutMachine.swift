// SPDX-License-Identifier: MIT

/// Both callouts of a keyboard, as one machine for the engine.
///
/// ```
///   press ─▶ input callout ──long press──▶ action callout ──lift──▶ an action
///                 └──────────lift──────────▶ lingers, hidden at the deadline
/// ```
struct CalloutMachine: Hashable, Sendable {
  /// Where callouts may be drawn, and which; a change counts for those that come.
  var configuration: Callouts.Configuration
  private var input = InputCalloutMachine()
  private var action = ActionCalloutMachine()

  init(configuration: Callouts.Configuration) {
    self.configuration = configuration
  }

  /// A finger is on a key now: it came down there, or slid there.
  ///
  /// A key without bubble leaves that of another finger; its own goes.
  mutating func press(_ key: KeyboardFrames.Key, by contact: Contact.ID) {
    guard let callout = Callouts.InputCallout(for: key, configuration: configuration) else {
      input.cancel(contact)
      return
    }
    input.press(callout, by: contact)
  }

  /// A finger has held a key: shows what the key offers, in place of the bubble.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - actions: What it offers, as ``Callouts/Page`` says.
  ///   - contact: The finger.
  ///   - point: Where it is.
  /// - Returns: `opened`, or `nil` if there is nothing to choose or another finger chooses.
  mutating func longPress(
    _ key: KeyboardFrames.Key, actions: [KeyboardAction], by contact: Contact.ID, at point: Point
  ) -> Callouts.Event? {
    guard
      let callout = Callouts.ActionCallout(
        for: key, actions: actions, configuration: configuration),
      action.open(callout, by: contact, at: point)
    else { return nil }
    input.hide()
    return .opened
  }

  /// Whether this finger chooses from a list, so that it presses no other key.
  func isChoosing(_ contact: Contact.ID) -> Bool {
    action.isOpen(by: contact)
  }

  /// Follows a finger, perhaps the one that chooses.
  mutating func move(_ contact: Contact.ID, to point: Point) -> Callouts.Event? {
    action.move(contact, to: point)
  }

  /// A finger has done its work: it was lifted, or what it pressed is typed before a younger one's.
  ///
  /// - Returns: The action that it chose, to be done in place of the key's; `nil` if it did not choose.
  mutating func release(by contact: Contact.ID, at time: Timestamp) -> KeyboardAction? {
    input.release(by: contact, at: time)
    return action.release(by: contact)
  }

  /// A finger must not count any more, or is on no key any more.
  mutating func cancel(_ contact: Contact.ID) {
    input.cancel(contact)
    action.cancel(contact)
  }

  /// Whether anything is to be seen.
  var isVisible: Bool { input.isVisible || action.isVisible }

  /// Hides all, and forgets the fingers.
  mutating func reset() {
    self = CalloutMachine(configuration: configuration)
  }

  /// When ``expire(at:)`` must be called if nothing else happens.
  var deadline: Timestamp? { input.deadline }

  /// Time has passed.
  mutating func expire(at now: Timestamp) {
    input.expire(at: now)
  }

  /// What is to be seen, the lowest first.
  var scenes: [CalloutScene] {
    var scenes: [CalloutScene] = []
    if let callout = input.callout { scenes.append(CalloutScene(callout)) }
    if let callout = action.callout { scenes.append(CalloutScene(callout)) }
    return scenes
  }
}
