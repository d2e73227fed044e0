// SPDX-License-Identifier: MIT

extension KeyboardAction {
  /// What a gesture on a key does to the keyboard and to the text.
  public enum GestureAction: Hashable, Sendable {
    /// Types a text; a line feed is the Return key, a tab the Tab key.
    case insertText(String)
    /// Changes the letter before the cursor, or types a mark.
    indirect case insertDiacritic(Keyboard.Diacritic)
    /// Deletes before the cursor, the more the longer the key is held.
    case deleteBackward
    /// Presses a computer's key that gives no text.
    case press(FunctionKey)
    /// Holds Shift until the finger lifts.
    case holdShift
    /// Locks capitals, or unlocks them.
    case toggleCapsLock
    /// Holds a modifier until the finger lifts.
    case hold(Keyboard.Modifier)
    /// Shows a page; it stays if nothing is typed before the finger lifts.
    case showPage(Keyboard.KeyboardType)
    /// Asks whoever shows the keyboard.
    case request(Effect.Request)
  }

  /// What a gesture on this key does if nobody says otherwise; `nil` for nothing.
  ///
  /// What holding a key opens or drags, and what two taps on Shift lock, is none of these: lists and locks belong
  /// to the finger, not to the key.
  ///
  /// | gesture | what it does |
  /// | --- | --- |
  /// | `press` | deletes, holds Shift, a modifier or a page |
  /// | `release` | types, or asks for something |
  /// | `repeatPress` | deletes, or presses an arrow or its like |
  /// | `longPress`, `doubleTap`, `end` | nothing |
  ///
  /// **Source:** KeyboardKit 9.0's standard gesture actions. There Shift acts on release and a page stays
  /// once it is shown; a finger that holds either is ours.
  public func standardAction(for gesture: Keyboard.Gesture) -> GestureAction? {
    switch gesture {
    case .press: standardPressAction
    case .release: standardReleaseAction
    case .repeatPress: repeatsWhenHeld ? standardAction : nil
    case .longPress, .doubleTap, .end: nil
    }
  }

  /// What the key does, whatever gesture it takes: its release, else its press.
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
    case .character, .characterMargin, .custom, .diacritic, .dictation, .dismissKeyboard, .emoji,
      .escape, .image, .key, .moveCursorBackward, .moveCursorForward, .nextKeyboard, .nextLocale,
      .none, .primary, .selectLocale, .settings, .space, .systemImage, .systemSettings, .tab, .text,
      .url,
      .urlDomain:
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
    case .moveCursorBackward: .press(.left)
    case .moveCursorForward: .press(.right)
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
