// SPDX-License-Identifier: MIT

/// What a key does, as a closed list.
///
/// A layout gives each of its items one action; the engine knows what to do with each of them.
///
/// **Source:** the names are those of KeyboardKit's `KeyboardAction`.
public enum KeyboardAction: Hashable, Sendable {
  /// Deletes before the cursor.
  case backspace
  /// Locks capitals, or unlocks them.
  case capsLock
  /// Types a character of the page: a letter, a digit or a sign.
  case character(String)
  /// A gap beside the key of the same character that touches as that key, so that it is easier to hit.
  case characterMargin(String)
  case escape
  /// Shows another page of keys.
  case keyboardType(Keyboard.KeyboardType)
  case moveCursorBackward
  case moveCursorForward
  /// A gap that does nothing.
  case none
  /// The Return key, by what it says; it types a line feed in every case.
  case primary(Keyboard.ReturnKeyType)
  /// The Shift key, by the case that the page with this key is in.
  case shift(Keyboard.Case)
  case space
  case tab
  /// Types a text of any length.
  case text(String)
}
