// SPDX-License-Identifier: MIT

extension Keyboard {
  /// The side of a one-handed keyboard, which is narrower than its area.
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
    /// The right edge.
    case trailing
  }
}
