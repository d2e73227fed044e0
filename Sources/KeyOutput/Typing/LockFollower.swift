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
  /// The locks before the keys that change them.
  private var settled = LockLights()
  /// The last lights.
  private var lights = LockLights()

  public init() {}

  /// Updates the lights.
  public mutating func update(_ lights: LockLights, at now: Timestamp) {
    self.lights = lights
    _ = locks(at: now)
  }

  /// The locks that the receiver is in while nothing is being sent.
  public mutating func locks(at now: Timestamp) -> LockLights {
    switch state {
    case .switching: return settled
    case .settling(let end) where now < end: return settled
    case .settling, .following:
      state = .following
      settled = lights
      return lights
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
