// SPDX-License-Identifier: MIT

/// The decision to let the service manager restart a panel whose pictures are not shown.
///
/// ```
///              a picture is pending             60 s, the screen is on
///   current ───────────────────────▶ pending ─────────────────────────▶ overdue
///      ▲                              ▲   │ ╰─ 60 s, it is off ─╮         │
///      │                              ╰───│────────────────────╯         │
///      ╰───── shown, hidden, or without a display server ◀───────────────╯
/// ```
///
/// Before the first picture was shown, none is overdue, since a restart would not help a panel that
/// has just started. So a compositor that shows nothing for a long time, such as behind a lock or
/// on another console, causes at most one restart.
struct PresentationMachine: Hashable, Sendable {
  private enum State: Hashable {
    case current
    case pending(deadline: Int64)
    case overdue
  }

  private var state = State.current
  private var wasShown = false

  /// The time that a picture may be pending, in microseconds.
  ///
  /// **Source:** ours: longer than any mode switch, wake-up of a screen, or first drawing on a slow
  /// processor.
  static let timeout: Int64 = 60_000_000

  /// The time of the next ``expire(isPending:isScreenOff:at:)``; `nil` if none is due.
  var deadline: Int64? {
    if case .pending(let deadline) = state, wasShown { deadline } else { nil }
  }

  /// Whether a picture is overdue.
  var isOverdue: Bool { state == .overdue }

  /// Updates the state after a new picture, or after a change of the place or the server.
  ///
  /// - Parameters:
  ///   - isPending: Whether the server has yet to show the last picture.
  ///   - now: The present time in microseconds.
  mutating func update(isPending: Bool, at now: Int64) {
    guard isPending else {
      state = .current
      return
    }
    if state == .current { state = .pending(deadline: now + Self.timeout) }
  }

  /// Records that the server has shown a picture; a later picture may still be pending.
  mutating func recordShown(isPending: Bool, at now: Int64) {
    wasShown = true
    state = .current
    update(isPending: isPending, at: now)
  }

  /// Handles the end of the timeout.
  ///
  /// - Parameters:
  ///   - isPending: Whether the server has yet to show the last picture.
  ///   - isScreenOff: Whether the screen is off, so that it shows nothing.
  ///   - now: The present time in microseconds.
  mutating func expire(isPending: Bool, isScreenOff: Bool, at now: Int64) {
    guard let deadline, now >= deadline else { return }
    state = isPending && !isScreenOff ? .overdue : .current
    update(isPending: isPending, at: now)
  }
}
