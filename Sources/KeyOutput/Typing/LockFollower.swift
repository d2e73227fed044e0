// SPDX-License-Identifier: MIT

public import ClavierKit

/// Follows the receiver's locks by its lights, but not while keys of ours change them for a moment.
///
/// ```
///               keys that change a lock are to be sent
///   ┌───────────┐ ────────────────────────────────▶ ┌───────────┐
///   │ following │                                   │ switching │
///   └───────────┘ ◀──────────────────────────────── └───────────┘
///        all keys were sent, and the receiver had ``echo`` to show the lights that it had before
/// ```
public struct LockFollower: Hashable, Sendable {
  /// How long after a key its light may still change.
  ///
  /// **Source:** ours: the kernel's console takes a millisecond, compositors a frame of their own or two.
  public static let echo: Duration = .milliseconds(300)

  private enum State: Hashable {
    case following
    case switching
    case settling(until: Timestamp)
  }

  private var state = State.following
  /// The locks that the receiver is in while nothing is being sent.
  public private(set) var locks = LockLights()

  public init() {}

  /// Takes the lights as they are now.
  public mutating func take(_ lights: LockLights, at now: Timestamp) {
    switch state {
    case .switching: return
    case .settling(let end) where now < end: return
    case .settling, .following:
      state = .following
      locks = lights
    }
  }

  /// Takes that chords are about to be sent.
  public mutating func willSend(_ chords: [KeyChord]) {
    if chords.contains(where: { $0.keys.contains(.capsLock) }) { state = .switching }
  }

  /// Takes that all keys were sent.
  public mutating func wereSent(at now: Timestamp) {
    if state == .switching { state = .settling(until: now + Self.echo) }
  }
}
