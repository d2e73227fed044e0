// SPDX-License-Identifier: MIT

/// Shows the keyboard while a text field has the focus.
///
/// ```
///             entered: show                   left
///   unknown ──────────────▶ shown ──────────────────────▶ leaving
///                            ▲  ▲        entered           │   │ a fifth of a second later: hide
///              entered: show │  └──────────────────────────┘   ▼
///                            └──────────────────────────── hidden
/// ```
///
/// Where nobody tells of fields it is shown, since nobody could type otherwise: that is a state beside these, which ends with the
/// next field.
///
/// Who goes from field to field leaves one before the next is entered: the keyboard stays for a moment. What
/// somebody commands meanwhile is not undone before the focus goes elsewhere.
struct FocusMachine: Hashable, Sendable {
  /// What is to be done.
  enum Action: Hashable, Sendable {
    case show
    case hide
  }

  private enum State: Hashable {
    case unknown
    case shown
    case leaving(until: Int64)
    case hidden
    /// Nobody tells of fields.
    case blind
  }

  /// How long it stays after a field was left, in microseconds.
  ///
  /// **Source:** ours: programs take some 10 to 100 ms from one field to the next.
  static let pause: Int64 = 200_000

  private var state = State.unknown

  /// When ``pass(_:)`` has something to do; `nil` for never.
  var deadline: Int64? {
    if case .leaving(let deadline) = state { deadline } else { nil }
  }

  /// A field has the focus.
  mutating func enter() -> Action? {
    defer { state = .shown }
    switch state {
    case .unknown, .hidden: return .show
    case .shown, .leaving, .blind: return nil
    }
  }

  /// What is to be done of a keyboard that has just come, whatever it was told before; `nil` for nothing.
  var current: Action? {
    switch state {
    case .unknown: nil
    case .shown, .leaving, .blind: .show
    case .hidden: .hide
    }
  }

  /// No field has the focus any more.
  ///
  /// - Parameter now: The present moment in microseconds.
  mutating func leave(_ now: Int64) {
    if state == .shown { state = .leaving(until: now + Self.pause) }
  }

  /// Time has passed.
  mutating func pass(_ now: Int64) -> Action? {
    guard case .leaving(let deadline) = state, now >= deadline else { return nil }
    state = .hidden
    return .hide
  }

  /// Nobody tells of fields any more.
  mutating func lose() -> Action {
    state = .blind
    return .show
  }
}
