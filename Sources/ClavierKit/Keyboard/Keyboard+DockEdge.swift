// SPDX-License-Identifier: MIT

extension Keyboard {
  /// The side at which a one-handed keyboard, narrower than its area, is shown.
  ///
  /// ```
  ///   leading                     trailing
  ///   ┌───────────────┬─────┐     ┌─────┬───────────────┐
  ///   │ q w e r t y … │     │     │     │ q w e r t y … │
  ///   └───────────────┴─────┘     └─────┴───────────────┘
  /// ```
  ///
  /// **Source:** KeyboardKit 9.1's setting of the same name.
  public enum DockEdge: String, Hashable, Sendable, CaseIterable {
    /// The left edge, in every language.
    case leading
    /// The right edge, in every language.
    case trailing
  }
}
