// SPDX-License-Identifier: MIT

/// The input callout and the action callout of a keyboard, as one state machine.
///
/// ```
///   press ─▶ input callout ──long press──▶ action callout ──lift──▶ an action
///                 └──────────lift──────────▶ lingers, hidden at the deadline
/// ```
struct CalloutMachine: Hashable, Sendable {
  /// The bounds and kinds of callouts; a change applies to callouts that are shown later.
  var configuration: Callouts.Configuration
  private var input = InputCalloutMachine()
  private(set) var action = ActionCalloutMachine()

  init(configuration: Callouts.Configuration) {
    self.configuration = configuration
  }

  /// Shows the input callout of a key that a finger pressed or slid to.
  ///
  /// A key without an input callout hides that of the same finger, but not that of other fingers.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - direction: The swipe whose action the lift performs; `nil` for the key's own.
  ///   - contact: The finger.
  mutating func press(
    _ key: KeyboardFrames.Key, swiped direction: Keyboard.SwipeDirection? = nil,
    by contact: Contact.ID
  ) {
    let callout = Callouts.InputCallout(for: key, swiped: direction, configuration: configuration)
    guard let callout else {
      input.cancel(contact)
      return
    }
    input.press(callout, by: contact)
  }

  /// Shows the action callout of a held key, in place of the input callout.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - actions: The key's callout actions, as in ``Callouts/Page``.
  ///   - contact: The finger.
  ///   - point: The finger's position.
  /// - Returns: `opened`; `nil` without actions or while another finger has a callout open.
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

  /// Updates the selection if this finger opened an action callout.
  mutating func move(_ contact: Contact.ID, to point: Point) -> Callouts.Event? {
    action.move(contact, to: point)
  }

  /// Ends a finger's press when it lifts, or when a later touch commits its key.
  ///
  /// - Returns: The selected action, which replaces the key's own; `nil` without an action callout.
  mutating func release(by contact: Contact.ID, at time: Timestamp) -> KeyboardAction? {
    input.release(by: contact, at: time)
    return action.release(by: contact)
  }

  /// Ends a finger's press without an action, because it was cancelled or left its key.
  mutating func cancel(_ contact: Contact.ID) {
    input.cancel(contact)
    action.cancel(contact)
  }

  /// Whether any callout is visible.
  var isVisible: Bool { input.isVisible || action.isVisible }

  /// Hides all callouts and forgets the fingers.
  mutating func reset() {
    self = CalloutMachine(configuration: configuration)
  }

  /// The time at which ``expire(at:)`` must be called without other input; `nil` for none.
  var deadline: Timestamp? { input.deadline }

  /// Hides an input callout whose deadline has passed.
  mutating func expire(at now: Timestamp) {
    input.expire(at: now)
  }

  /// The visible callouts, the lowest in drawing order first.
  var scenes: [CalloutScene] {
    var scenes: [CalloutScene] = []
    if let callout = input.callout { scenes.append(CalloutScene(callout)) }
    if let callout = action.callout { scenes.append(CalloutScene(callout)) }
    return scenes
  }
}
