// SPDX-License-Identifier: MIT

/// A switch for people who cannot aim at keys: a button, a sip-and-puff tube, a foot pedal.
public enum Switch: String, Hashable, Sendable, CaseIterable {
  /// Moves to the next row or key.
  case step
  /// Selects the offered row or key; starts the scan if it rests.
  case select
}
