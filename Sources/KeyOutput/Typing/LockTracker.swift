// SPDX-License-Identifier: MIT

public import ClavierKit

/// Tracks the receiver's locks by its lights, and ignores brief changes by Clavier's own keys.
public struct LockTracker: Hashable, Sendable {
  private var filter = EchoFilter(LockLights())

  public init() {}

  /// Updates the lights that the receiver has reported.
  public mutating func update(_ lights: LockLights, at now: Timestamp) {
    filter.update(lights, at: now)
  }

  /// Returns the receiver's locks while no keys are being sent.
  public mutating func locks(at now: Timestamp) -> LockLights { filter.value(at: now) }

  /// Records that chords are about to be sent.
  public mutating func willSend(_ chords: [KeyChord]) {
    let changesLock = chords.contains { chord in
      chord.keys.contains { $0 == .capsLock || $0 == .numLock }
    }
    if changesLock { filter.willSwitch() }
  }

  /// Records that all keys were sent or dropped.
  public mutating func didSend(at now: Timestamp) { filter.didSend(at: now) }
}
