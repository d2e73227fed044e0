// SPDX-License-Identifier: MIT

extension Keyboard {
  /// The action of a held space key.
  ///
  /// **Source:** KeyboardKit 9.0.
  public enum SpaceLongPressBehavior: String, Hashable, Sendable, CaseIterable {
    /// Dragging moves the cursor, and lifting types no space.
    case moveInputCursor
    /// A menu of languages opens over the key if there are several; otherwise lifting types a
    /// space.
    case openLocaleContextMenu
  }
}
