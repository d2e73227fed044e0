// SPDX-License-Identifier: MIT

/// The action of a key, one of a closed list.
///
/// A layout assigns each item one action; the engine performs all of them.
///
/// **Source:** the names are those of KeyboardKit's `KeyboardAction`. ``key(_:)`` and
/// ``modifier(_:)`` are for the keys of computers that phones lack. Large, rare payloads are
/// `indirect`, so that actions stay small.
public enum KeyboardAction: Hashable, Sendable {
  /// Deletes the character before the cursor.
  case backspace
  /// Turns Caps Lock on or off.
  case capsLock
  /// Types a character of the page: a letter, a digit or a sign.
  case character(String)
  /// A gap beside the key of this character that extends the key's touch area.
  case characterMargin(String)
  /// Cuts, copies, pastes or selects all, by the stroke of the focused program.
  case clipboard(Keyboard.ClipboardCommand)
  /// Sends a request to the embedding program; has no other effect.
  case custom(named: String)
  /// Changes the letter before the cursor, or types the mark alone.
  indirect case diacritic(Keyboard.Diacritic)
  /// Starts dictation.
  case dictation
  /// Hides the keyboard.
  case dismissKeyboard
  /// Types an emoji.
  case emoji(String)
  case escape
  /// Shows an image of the program; has no effect.
  ///
  /// Renderers without images show the description.
  indirect case image(description: String, keyboardImageName: String, imageName: String)
  /// Presses a computer key without a text.
  case key(FunctionKey)
  /// Shows another page of keys.
  case keyboardType(Keyboard.KeyboardType)
  /// Latches, locks or holds a modifier such as Ctrl.
  case modifier(Keyboard.Modifier)
  case moveCursorBackward
  case moveCursorForward
  /// Switches to the next keyboard of the system.
  case nextKeyboard
  /// Switches to the next of the user's languages.
  case nextLocale
  /// A gap without any effect.
  case none
  /// Presses Return, which types a line feed whatever its label.
  case primary(Keyboard.ReturnKeyType)
  /// Repeats the last change that ``undo`` has reverted.
  case redo
  /// Switches to one of the user's languages; an entry in the callout of the language key.
  case selectLocale(KeyboardLocale)
  /// Shows the keyboard's page of settings; without one, requests it from the embedding program.
  case settings
  /// Controls Shift; the associated case is that of the key's page.
  case shift(Keyboard.Case)
  case space
  /// Shows an image of the system; has no effect.
  indirect case systemImage(description: String, keyboardImageName: String, imageName: String)
  /// Shows the settings of the system.
  case systemSettings
  case tab
  /// Types a text of any length.
  case text(String)
  /// Reverts the last correction, accepted suggestion or deleted word, unless the text has changed
  /// since.
  case undo
  /// Opens a URL; keys with the same URL differ by their identifiers.
  indirect case url(String, id: String? = nil)
  /// Types a full stop, with common domain endings as alternatives.
  case urlDomain
}

extension KeyboardAction {
  /// The action of the key while Fn is on; `nil` for its own.
  ///
  /// | key | under Fn |
  /// | --- | --- |
  /// | 1 … 9, 0, -, = | F1 … F12 |
  /// | ← → ↑ ↓ | Home, End, Page Up, Page Down |
  /// | Backspace | Delete; not in this table, since it acts on press |
  ///
  /// **Source:** compact keyboards of 60 % and notebooks, which lack these keys.
  public var actionUnderFunction: KeyboardAction? {
    switch self {
    case .moveCursorBackward, .key(.left): .key(.home)
    case .moveCursorForward, .key(.right): .key(.end)
    case .key(.up): .key(.pageUp)
    case .key(.down): .key(.pageDown)
    case .character(let text): Self.digitRow[text].map(KeyboardAction.key)
    default: nil
    }
  }

  private static let digitRow: [String: FunctionKey] = [
    "1": .f1, "2": .f2, "3": .f3, "4": .f4, "5": .f5, "6": .f6, "7": .f7, "8": .f8, "9": .f9,
    "0": .f10, "-": .f11, "=": .f12,
  ]
}
