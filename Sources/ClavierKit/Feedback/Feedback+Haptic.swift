// SPDX-License-Identifier: MIT

extension Feedback {
  /// A haptic effect.
  ///
  /// **Source:** KeyboardKit's type of the same name.
  public enum Haptic: String, Hashable, Sendable, CaseIterable {
    case error
    case success
    case warning
    case lightImpact
    case mediumImpact
    case heavyImpact
    /// One step of many, such as from item to item of a list.
    case selectionChanged
    /// No haptic effect.
    case none
  }
}
