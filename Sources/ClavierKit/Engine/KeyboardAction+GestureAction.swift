// SPDX-License-Identifier: MIT

extension KeyboardAction {
  /// The effect of a gesture on a key.
  public enum GestureAction: Hashable, Sendable {
    /// Types a text; a line feed presses Return, a tab presses Tab.
    case insertText(String)
    /// Types a diacritic: changes the letter before the cursor, or types the mark alone.
    indirect case insertDiacritic(Keyboard.Diacritic)
    /// Deletes text before the cursor; the amount grows with the time for which the key is held.
    case deleteBackward
    /// Presses a computer key without a text.
    case press(FunctionKey)
    /// Presses the stroke of a clipboard command in the focused program; has no effect if it has
    /// none.
    case clipboard(Keyboard.ClipboardCommand)
    /// Holds Shift until the finger lifts.
    case holdShift
    /// Turns Caps Lock on or off.
    case toggleCapsLock
    /// Holds a modifier until the finger lifts.
    case hold(Keyboard.Modifier)
    /// Shows a page; it stays if the finger lifts before another key is typed.
    case showPage(Keyboard.KeyboardType)
    /// Reverts the last automatic change of the text, such as a correction.
    case undo
    /// Repeats the last reverted change.
    case redo
    /// Sends a request to the embedding program or the system.
    case request(Effect.Request)
  }

  /// Returns the standard effect of a gesture on this key; `nil` for none.
  ///
  /// Callouts, space drags and Shift locks are not included, because they depend on the finger, not
  /// on the key.
  ///
  /// | gesture | effect |
  /// | --- | --- |
  /// | `press` | deletes, holds Shift, a modifier or a page |
  /// | `release` | types, undoes, redoes, uses the clipboard or sends a request |
  /// | `repeatPress` | deletes, or presses an arrow or the like |
  /// | `longPress`, `doubleTap`, `end` | none |
  ///
  /// **Source:** KeyboardKit 9.0's standard gesture actions. There Shift acts on release, and a
  /// page stays once it is shown. Holding either with a finger is Clavier's own.
  public func standardAction(for gesture: Keyboard.Gesture) -> GestureAction? {
    switch gesture {
    case .press: standardPressAction
    case .release: standardReleaseAction
    case .repeatPress: repeatsWhenHeld ? standardAction : nil
    case .longPress, .doubleTap, .end: nil
    }
  }

  /// The key's effect apart from gestures: that of its release, or else that of its press.
  public var standardAction: GestureAction? {
    standardReleaseAction ?? standardPressAction
  }

  private var standardPressAction: GestureAction? {
    switch self {
    case .backspace: .deleteBackward
    case .shift: .holdShift
    case .capsLock: .toggleCapsLock
    case .keyboardType(let type): .showPage(type)
    case .modifier(let modifier): .hold(modifier)
    case .character, .characterMargin, .clipboard, .custom, .diacritic, .dictation,
      .dismissKeyboard, .emoji, .escape, .image, .key, .moveCursorBackward, .moveCursorForward,
      .nextKeyboard, .nextLocale, .none, .primary, .redo, .selectLocale, .settings, .space,
      .systemImage, .systemSettings, .tab, .text, .undo, .url, .urlDomain:
      nil
    }
  }

  private var standardReleaseAction: GestureAction? {
    switch self {
    case .character(let text), .characterMargin(let text), .emoji(let text), .text(let text):
      .insertText(text)
    case .diacritic(let diacritic): .insertDiacritic(diacritic)
    case .space: .insertText(" ")
    case .primary: .insertText("\n")
    case .tab: .insertText("\t")
    case .urlDomain: .insertText(".")
    case .escape: .press(.escape)
    case .key(let key): .press(key)
    case .clipboard(let command): .clipboard(command)
    case .moveCursorBackward: .press(.left)
    case .moveCursorForward: .press(.right)
    case .undo: .undo
    case .redo: .redo
    case .custom(let name): .request(.custom(named: name))
    case .dictation: .request(.dictation)
    case .dismissKeyboard: .request(.dismissKeyboard)
    case .nextKeyboard: .request(.nextKeyboard)
    case .nextLocale: .request(.nextLocale)
    case .selectLocale(let locale): .request(.selectLocale(locale))
    case .settings: .request(.settings)
    case .systemSettings: .request(.systemSettings)
    case .url(let url, _): .request(.openURL(url))
    case .backspace, .capsLock, .image, .keyboardType, .modifier, .none, .shift, .systemImage: nil
    }
  }
}
