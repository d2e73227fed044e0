// SPDX-License-Identifier: MIT

/// One thing that the keyboard does to the world, in the order in which it must happen.
///
/// Effects are said in the words of text, not of keycodes: which keys give a text depends on the layout
/// of whoever receives them, and is found out where keys are sent.
public enum Effect: Hashable, Sendable {
  /// Types this text at the cursor. Never empty. A line feed is what the Return key gives.
  case insertText(String)
  /// Deletes this many characters (as the receiver counts them) before the cursor. At least 1.
  case deleteBackward(Int)
  /// Presses and lifts a key that gives no text, or one under modifiers.
  ///
  /// The modifiers go down with it and up again: none is held before or after.
  case press(KeyStroke)
  /// Asks whoever shows the keyboard for something that the keyboard cannot do itself.
  case request(Request)

  /// What a keyboard may ask for.
  public enum Request: Hashable, Sendable {
    /// What a key of this name was made for.
    case custom(named: String)
    case dictation
    case dismissKeyboard
    case nextKeyboard
    /// The next of the user's languages, as ``KeyboardContext/locale(after:)`` says.
    case nextLocale
    /// One of the user's languages.
    case selectLocale(KeyboardLocale)
    /// Opens an address.
    case openURL(String)
    /// Shows the settings of the keyboard.
    case settings
    /// Shows the settings of the system.
    case systemSettings
  }
}
