// SPDX-License-Identifier: MIT

public import ClavierKit

/// Tracks the receiver's locks by its lights, except while our own keys change them briefly.
///
/// ```
///               keys that change a lock are to be sent
///   ┌───────────┐ ────────────────────────────────▶ ┌───────────┐
///   │ following │                                   │ switching │
///   └───────────┘ ◀──────────────────────────────── └───────────┘
///        all keys were sent, and ``echo`` has passed for the lights to be restored
/// ```
public struct LockTracker: Hashable, Sendable {
  /// The time after a key in which its light may still change.
  ///
  /// **Source:** ours: the kernel's console takes a millisecond, compositors a frame of their own
  /// or two.
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

  /// Returns the receiver's locks while no keys are being sent.
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

  /// Notes that chords are about to be sent.
  public mutating func willSend(_ chords: [KeyChord]) {
    let changesLock = chords.contains { chord in
      chord.keys.contains { $0 == .capsLock || $0 == .numLock }
    }
    if changesLock { state = .switching }
  }

  /// Notes that all keys were sent or dropped.
  public mutating func wereSent(at now: Timestamp) {
    if state == .switching { state = .settling(until: now + Self.echo) }
  }
}
