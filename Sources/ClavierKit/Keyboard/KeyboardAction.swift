// SPDX-License-Identifier: MIT

/// What a key does, as a closed list.
///
/// A layout gives each of its items one action; the engine knows what to do with each of them.
///
/// **Source:** the names are those of KeyboardKit's `KeyboardAction`; ``key(_:)`` and ``modifier(_:)``
/// stand for what computers have and phones have not. What few keys do is kept apart (`indirect`), so that
/// the actions of all others stay small.
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
  /// Changes the letter before it, or types a mark.
  indirect case diacritic(Keyboard.Diacritic)
  /// Begins to take down what is spoken.
  case dictation
  /// Hides the keyboard.
  case dismissKeyboard
  /// Types an emoji.
  case emoji(String)
  case escape
  /// A picture of the program's own; the keyboard itself does nothing.
  ///
  /// Without a renderer that has pictures, the description stands on the key.
  indirect case image(description: String, keyboardImageName: String, imageName: String)
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
  /// Shows the settings of the keyboard.
  case settings
  /// The Shift key, by the case that the page with this key is in.
  case shift(Keyboard.Case)
  case space
  /// A picture of the system; the keyboard itself does nothing.
  indirect case systemImage(description: String, keyboardImageName: String, imageName: String)
  /// Shows the settings of the system.
  case systemSettings
  case tab
  /// Types a text of any length.
  case text(String)
  /// Opens an address; two keys of the same address differ by their identifiers.
  indirect case url(String, id: String? = nil)
  /// Types a full stop, with the ends of common addresses as alternatives.
  case urlDomain
}
