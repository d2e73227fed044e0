// SPDX-License-Identifier: MIT

/// The visibility of a keyboard that is shown while a text field has the focus.
///
/// ```
///             entered: show                   left
///   unknown ──────────────▶ shown ──────────────────────▶ leaving
///                            ▲  ▲        entered           │   │ 0.2 s later: hide
///              entered: show │  └──────────────────────────┘   ▼
///                            └──────────────────────────── hidden
/// ```
///
/// Without field events the keyboard is shown, since typing would be impossible otherwise. This
/// separate state ends with the next field.
///
/// A change of the field leaves one field before it enters the next, so the keyboard is hidden with
/// a delay. A manual command holds until the focus changes.
struct FocusMachine: Hashable, Sendable {
  /// The action to perform.
  enum Action: Hashable, Sendable {
    case show
    case hide
  }

  private enum State: Hashable {
    case unknown
    case shown
    case leaving(until: Int64)
    case hidden
    /// There is no source of field events.
    case noSource
  }

  /// The delay before the keyboard is hidden after a field was left, in microseconds.
  ///
  /// **Source:** ours: programs take some 10 to 100 ms from one field to the next.
  static let hideDelay: Int64 = 200_000

  private var state = State.unknown

  /// The time at which ``expire(at:)`` must be called; `nil` while none is needed.
  var deadline: Int64? {
    if case .leaving(let deadline) = state { deadline } else { nil }
  }

  /// Handles a field that has received the focus.
  ///
  /// - Parameter isHidden: Whether the keyboard is hidden, as by a command.
  /// - Returns: The action, if any.
  mutating func enter(isHidden: Bool = false) -> Action? {
    defer { state = .shown }
    switch state {
    case .unknown, .hidden: return .show
    // The focus has changed since a command.
    case .leaving, .noSource: return isHidden ? .show : nil
    case .shown: return nil
    }
  }

  /// The action for a daemon that has just connected, or after a reload to this policy, in any
  /// state.
  ///
  /// The value is `nil` for no action.
  var current: Action? {
    switch state {
    case .unknown: nil
    case .shown, .leaving, .noSource: .show
    case .hidden: .hide
    }
  }

  /// Handles a field that has lost the focus.
  ///
  /// - Parameter now: The current time in microseconds.
  mutating func leave(_ now: Int64) {
    if state == .shown { state = .leaving(until: now + Self.hideDelay) }
  }

  /// Forgets which field has the focus.
  mutating func forget() { state = .unknown }

  /// Handles the end of the delay.
  mutating func expire(at now: Int64) -> Action? {
    guard case .leaving(let deadline) = state, now >= deadline else { return nil }
    state = .hidden
    return .hide
  }

  /// Handles the loss of the source of field events.
  mutating func handleSourceLoss() -> Action {
    state = .noSource
    return .show
  }
}
