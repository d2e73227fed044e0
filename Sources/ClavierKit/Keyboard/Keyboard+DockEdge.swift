// SPDX-License-Identifier: MIT

extension Keyboard {
  /// The side at which a keyboard stands that is narrower than its area, for one hand.
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
    /// At the left edge, in every language.
    case leading
    /// At the right edge.
    case trailing
  }
}
