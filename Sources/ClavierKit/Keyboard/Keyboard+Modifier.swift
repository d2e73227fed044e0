// SPDX-License-Identifier: MIT

extension Keyboard {
  /// A modifier key of a computer keyboard.
  ///
  /// Shift is not included, since it has its own ``KeyboardAction``.
  public enum Modifier: String, Hashable, Sendable, CaseIterable {
    case control
    case alt
    /// The right Alt key, for the third sign of a key.
    case altGr
    /// The key with the system's logo, also called Windows, Command or Meta.
    case `super`
    /// The key that changes other keys to function keys, as on compact computer keyboards.
    ///
    /// Fn itself is never sent: see ``KeyboardAction/actionUnderFunction``.
    case function
  }
}
