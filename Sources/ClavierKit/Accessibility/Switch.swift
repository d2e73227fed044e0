// SPDX-License-Identifier: MIT

/// A switch for people who cannot aim: a button, a sip tube, a foot pedal.
public enum Switch: String, Hashable, Sendable, CaseIterable {
  /// Moves on to the next row or key.
  case step
  /// Takes the row or key that is offered; begins the scan while none runs.
  case select
}
