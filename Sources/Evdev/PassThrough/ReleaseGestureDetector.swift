// SPDX-License-Identifier: MIT

package import ClavierKit

/// Detects five fingers that rest on one device: a request to release it.
///
/// ```
///           five down              3 s
///    idle ─────────────▶ counting ─────▶ reported
///      ▲                    │               │
///      └────────────────────┴─── four ──────┘
/// ```
package struct ReleaseGestureDetector: Hashable, Sendable {
  /// The number of contacts that request a release.
  ///
  /// **Source:** ours: one hand, and more than any gesture of compositors and applications.
  package static let contacts = 5
  /// The time that the contacts must stay down.
  ///
  /// **Source:** ours: longer than a hand that wipes the surface or leans on it.
  package static let holdTime = Duration.seconds(3)

  private enum State: Hashable, Sendable {
    case idle
    case counting(until: Timestamp)
    case reported
  }

  private var state = State.idle

  /// The time at which ``isDue(at:)`` must be called; `nil` while none is needed.
  package var deadline: Timestamp? {
    if case .counting(let end) = state { end } else { nil }
  }

  /// Returns whether a number of contacts can change the state; otherwise ``update(_:at:)`` is a
  /// no-op.
  package func mayChange(with count: Int) -> Bool { state != .idle || count >= Self.contacts }

  /// Updates the number of contacts after a frame.
  ///
  /// - Parameters:
  ///   - count: The number of contacts.
  ///   - time: The kernel's timestamp of the frame.
  /// - Returns: Whether five were down for the whole duration before.
  package mutating func update(_ count: Int, at time: Timestamp) -> Bool {
    if isDue(at: time) { return true }
    switch state {
    case .idle where count >= Self.contacts: state = .counting(until: time + Self.holdTime)
    case .counting where count < Self.contacts, .reported where count < Self.contacts: state = .idle
    case .idle, .counting, .reported: break
    }
    return false
  }

  /// Checks the duration when no event arrives.
  ///
  /// - Returns: Whether five have been down for the whole duration; `true` only once.
  package mutating func isDue(at now: Timestamp) -> Bool {
    guard case .counting(let end) = state, now >= end else { return false }
    state = .reported
    return true
  }
}
