// SPDX-License-Identifier: MIT

import ClavierKit

/// Removes the effect of Clavier's own keys from a receiver's reports of its state.
///
/// ```
///               keys that change the state are to be sent
///   ┌───────────┐ ────────────────────────────────▶ ┌───────────┐
///   │ following │                                   │ switching │
///   └───────────┘ ◀──────────────────────────────── └───────────┘
///        all keys were sent, and ``echoTime`` has passed for the state to be restored
/// ```
struct EchoFilter<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The time after a key in which the report of its effect may still arrive.
  ///
  /// **Source:** ours: the kernel's console takes a millisecond, compositors one or two frames, and
  /// a panel on a busy machine longer.
  static var echoTime: Duration { .milliseconds(300) }

  private enum State: Hashable {
    case following
    case switching
    case settling(until: Timestamp)
  }

  private var state = State.following
  /// The value before the keys that change it.
  private var settledValue: Value
  /// The last value that the receiver reported.
  private var reportedValue: Value

  init(_ value: Value) {
    settledValue = value
    reportedValue = value
  }

  /// Updates the reported value.
  mutating func update(_ value: Value, at now: Timestamp) {
    reportedValue = value
    _ = self.value(at: now)
  }

  /// Returns the receiver's value while no keys are being sent.
  mutating func value(at now: Timestamp) -> Value {
    switch state {
    case .switching: return settledValue
    case .settling(let end) where now < end: return settledValue
    case .settling, .following:
      state = .following
      settledValue = reportedValue
      return reportedValue
    }
  }

  /// The time at which an early report takes effect; `nil` if there is none.
  var deadline: Timestamp? {
    guard case .settling(let end) = state, reportedValue != settledValue else { return nil }
    return end
  }

  /// Records that keys that change the value are about to be sent.
  mutating func willSwitch() { state = .switching }

  /// Records that all keys were sent or dropped.
  mutating func didSend(at now: Timestamp) {
    if state == .switching { state = .settling(until: now + Self.echoTime) }
  }
}
