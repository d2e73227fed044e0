// SPDX-License-Identifier: MIT

extension Keyboard {
  /// A key of a computer's keyboard that changes what other keys do.
  ///
  /// Shift is not among them: which letters a key types is a page's matter.
  public enum Modifier: String, Hashable, Sendable, CaseIterable {
    case control
    case alt
    /// The Alt key on the right, which chooses a key's third sign.
    case altGr
    /// The key with the system's sign, also called Windows, Command or Meta.
    case `super`
    /// The key that makes others function keys, as on small keyboards of computers.
    ///
    /// It is never sent: see ``KeyboardAction/actionUnderFunction``.
    case function
  }
}
