// SPDX-License-Identifier: MIT

/// The bubble over the key that was pressed last.
///
/// ```
///             press                    release
///   hidden ─────────▶ shown by finger ─────────▶ lingering until 50 ms later
///     ▲                │     ▲                      │   │
///     │  cancel, hide  │     │  press, same or      │   │  deadline
///     └────────────────┘     └──── other key ───────┘   │
///     └─────────────────────────────────────────────────┘
/// ```
///
/// There is one bubble: a new press takes it over, and the finger that had it counts no more.
///
/// **Source:** KeyboardKit's input context, also for the 50 ms.
struct InputCalloutMachine: Hashable, Sendable {
  private enum State: Hashable {
    case hidden
    case shown(Callouts.InputCallout, by: Contact.ID)
    case lingering(Callouts.InputCallout, until: Timestamp)
  }

  private var state = State.hidden
  /// How long the bubble of a lifted finger stays, so that also a quick tap is seen.
  static let lingeringTime: Duration = .milliseconds(50)

  /// The bubble to be seen, if any.
  var callout: Callouts.InputCallout? {
    switch state {
    case .hidden: nil
    case .shown(let callout, _), .lingering(let callout, _): callout
    }
  }

  var isVisible: Bool {
    if case .hidden = state { false } else { true }
  }

  /// When ``expire(at:)`` must be called if nothing else happens.
  var deadline: Timestamp? {
    if case .lingering(_, let until) = state { until } else { nil }
  }

  mutating func press(_ callout: Callouts.InputCallout, by contact: Contact.ID) {
    state = .shown(callout, by: contact)
  }

  /// A finger was lifted, perhaps the one whose key is shown.
  mutating func release(by contact: Contact.ID, at time: Timestamp) {
    guard case .shown(let callout, contact) = state else { return }
    state = .lingering(callout, until: time + Self.lingeringTime)
  }

  /// A finger must not count any more, perhaps the one whose key is shown.
  mutating func cancel(_ contact: Contact.ID) {
    guard case .shown(_, contact) = state else { return }
    state = .hidden
  }

  /// Time has passed.
  mutating func expire(at now: Timestamp) {
    guard case .lingering(_, let until) = state, until <= now else { return }
    state = .hidden
  }

  mutating func hide() {
    state = .hidden
  }
}
