// SPDX-License-Identifier: MIT

package import ClavierKit

/// Notices five fingers that rest on one device: whoever stands before it wants it back.
///
/// ```
///           five down              3 s
///    calm ─────────────▶ counting ─────▶ told
///      ▲                    │             │
///      └────────────────────┴── four ─────┘
/// ```
package struct PanicClock: Hashable, Sendable {
  /// How many contacts it takes.
  ///
  /// **Source:** ours: more than any gesture of compositors and applications, and one hand.
  package static let contacts = 5
  /// How long they must rest.
  ///
  /// **Source:** ours: longer than a hand that wipes the surface or leans on it.
  package static let patience = Duration.seconds(3)

  private enum State: Hashable, Sendable {
    case calm
    case counting(until: Timestamp)
    case told
  }

  private var state = State.calm

  package init() {}

  /// When to ask ``isDue(at:)``; `nil` for never.
  package var deadline: Timestamp? {
    if case .counting(let end) = state { end } else { nil }
  }

  /// Whether so many contacts mean anything now; else nothing comes of ``take(_:at:)``.
  package func concerns(_ count: Int) -> Bool { state != .calm || count >= Self.contacts }

  /// Takes how many contacts there are after a frame.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - time: When the kernel saw the frame.
  /// - Returns: Whether five had been down for the whole time before.
  package mutating func take(_ count: Int, at time: Timestamp) -> Bool {
    if isDue(at: time) { return true }
    switch state {
    case .calm where count >= Self.contacts: state = .counting(until: time + Self.patience)
    case .counting where count < Self.contacts, .told where count < Self.contacts: state = .calm
    case .calm, .counting, .told: break
    }
    return false
  }

  /// Takes that it is so late and nothing was lifted.
  ///
  /// - Returns: Whether five have been down for the whole time; said once.
  package mutating func isDue(at now: Timestamp) -> Bool {
    guard case .counting(let end) = state, now >= end else { return false }
    state = .told
    return true
  }
}
