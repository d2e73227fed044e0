// SPDX-License-Identifier: MIT

public import ClavierKit

/// The kind of a key's vibration, alike for all keys.
public enum KeyVibration: String, Hashable, Sendable, CaseIterable {
  /// The vibration of a press, a repetition, or a step along a list.
  case light
  /// The vibration of a long press on the space bar, twice as long.
  case strong

  /// Creates the kind of a haptic effect of the engine; `nil` for none.
  public init?(_ haptic: Feedback.Haptic) {
    switch haptic {
    case .lightImpact, .selectionChanged: self = .light
    case .mediumImpact, .heavyImpact, .success, .warning, .error: self = .strong
    case .none: return nil
    }
  }
}
