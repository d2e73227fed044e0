// SPDX-License-Identifier: MIT

/// What a key does, as a closed list.
///
/// A layout gives each of its items one action; the engine knows what to do with each of them.
///
/// **Source:** the names are those of KeyboardKit's `KeyboardAction`; ``key(_:)`` and ``modifier(_:)``
/// stand for what computers have and phones have not.
public enum KeyboardAction: Hashable, Sendable {
  /// Deletes before the cursor.
  case backspace
  /// Locks capitals, or unlocks them.
  case capsLock
  /// Types a character of the page: a letter, a digit or a sign.
  case character(String)
  /// A gap beside the key of the same character that touches as that key, so that it is easier to hit.
  case characterMargin(String)
  /// Tells whoever embeds the keyboard; the keyboard itself does nothing.
  case custom(named: String)
  /// Begins to take down what is spoken.
  case dictation
  /// Hides the keyboard.
  case dismissKeyboard
  case escape
  /// Presses a computer's key that gives no text.
  case key(FunctionKey)
  /// Shows another page of keys.
  case keyboardType(Keyboard.KeyboardType)
  /// A key that changes what others do.
  case modifier(Keyboard.Modifier)
  case moveCursorBackward
  case moveCursorForward
  /// Goes to the next keyboard of the system.
  case nextKeyboard
  /// Goes to the next of the user's languages.
  case nextLocale
  /// A gap that does nothing.
  case none
  /// The Return key, by what it says; it types a line feed in every case.
  case primary(Keyboard.ReturnKeyType)
  /// Goes to one of the user's languages: an entry of the menu that the key for the next one offers.
  case selectLocale(KeyboardLocale)
  /// The Shift key, by the case that the page with this key is in.
  case shift(Keyboard.Case)
  case space
  case tab
  /// Types a text of any length.
  case text(String)
  /// Types a full stop, with the ends of common addresses as alternatives.
  case urlDomain
}
