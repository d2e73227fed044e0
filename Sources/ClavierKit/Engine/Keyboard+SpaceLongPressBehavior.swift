// SPDX-License-Identifier: MIT

extension Keyboard {
  /// What a space key does when it is held.
  ///
  /// **Source:** KeyboardKit 9.0.
  public enum SpaceLongPressBehavior: String, Hashable, Sendable, CaseIterable {
    /// Dragging moves the cursor, and lifting types no space.
    case moveInputCursor
    /// The key stays a key, for a menu of languages to open over it; lifting types a space.
    case openLocaleContextMenu
  }
}
