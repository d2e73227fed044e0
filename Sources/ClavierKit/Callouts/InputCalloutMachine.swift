// SPDX-License-Identifier: MIT

/// The input callout of the key that was pressed last.
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
/// At most one callout is visible: a new press replaces that of an earlier finger.
///
/// **Source:** KeyboardKit's input context, also for the 50 ms.
struct InputCalloutMachine: Hashable, Sendable {
  private enum State: Hashable {
    case hidden
    case shown(Callouts.InputCallout, by: Contact.ID)
    case lingering(Callouts.InputCallout, until: Timestamp)
  }

  private var state = State.hidden
  /// The time for which a callout stays after the lift, so that quick taps are visible.
  static let lingeringTime: Duration = .milliseconds(50)

  /// The visible callout, if any.
  var callout: Callouts.InputCallout? {
    switch state {
    case .hidden: nil
    case .shown(let callout, _), .lingering(let callout, _): callout
    }
  }

  var isVisible: Bool {
    if case .hidden = state { false } else { true }
  }

  /// The time at which ``expire(at:)`` must be called without other input; `nil` for none.
  var deadline: Timestamp? {
    if case .lingering(_, let until) = state { until } else { nil }
  }

  mutating func press(_ callout: Callouts.InputCallout, by contact: Contact.ID) {
    state = .shown(callout, by: contact)
  }

  /// Keeps the callout of this finger until a deadline after its lift.
  mutating func release(by contact: Contact.ID, at time: Timestamp) {
    guard case .shown(let callout, contact) = state else { return }
    state = .lingering(callout, until: time + Self.lingeringTime)
  }

  /// Hides the callout if it belongs to this finger.
  mutating func cancel(_ contact: Contact.ID) {
    guard case .shown(_, contact) = state else { return }
    state = .hidden
  }

  /// Hides a lingering callout whose deadline has passed.
  mutating func expire(at now: Timestamp) {
    if deadline.isDue(at: now) { state = .hidden }
  }

  mutating func hide() {
    state = .hidden
  }
}
