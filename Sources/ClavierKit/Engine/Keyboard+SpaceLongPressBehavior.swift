// SPDX-License-Identifier: MIT

extension Keyboard {
  /// The action of a held space key.
  ///
  /// **Source:** KeyboardKit 9.0.
  public enum SpaceLongPressBehavior: String, Hashable, Sendable, CaseIterable {
    /// A drag moves the cursor, and its lift types no space.
    case moveInputCursor
    /// A menu of languages opens over the key if there are several.
    ///
    /// Otherwise the lift types a space.
    case openLocaleContextMenu
  }
}
