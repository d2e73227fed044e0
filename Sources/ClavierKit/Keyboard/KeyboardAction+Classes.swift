// SPDX-License-Identifier: MIT

// The classes that layouts, behaviour and styling sort actions into. An action may be in several or
// in none.
//
// **Source:** KeyboardKit 9.0's predicates of the same names.
extension KeyboardAction {
  /// Whether the action puts something visible, or a space, into the text.
  public var isInputAction: Bool {
    switch self {
    case .character, .characterMargin, .space, .text, .urlDomain: true
    case .backspace, .capsLock, .custom, .dictation, .dismissKeyboard, .escape, .key,
      .keyboardType, .modifier, .moveCursorBackward, .moveCursorForward, .nextKeyboard,
      .nextLocale, .none, .primary, .selectLocale, .shift, .tab:
      false
    }
  }

  /// Whether the key is one of the darker ones around the input keys.
  ///
  /// A Return key that says what it does, such as "search", is not: it stands out by itself.
  public var isSystemAction: Bool {
    switch self {
    case .backspace, .capsLock, .dictation, .dismissKeyboard, .escape, .key, .keyboardType,
      .modifier, .moveCursorBackward, .moveCursorForward, .nextKeyboard, .nextLocale, .selectLocale,
      .shift, .tab:
      true
    case .primary(let type): type == .return || type == .newLine
    case .character, .characterMargin, .custom, .none, .space, .text, .urlDomain: false
    }
  }

  /// Whether this is a Shift key, in whatever case.
  public var isShiftAction: Bool {
    if case .shift = self { true } else { false }
  }

  /// Whether the key shows another page.
  public var isKeyboardTypeAction: Bool {
    if case .keyboardType = self { true } else { false }
  }

  /// Whether this is a gap between keys, which is never drawn.
  public var isSpacer: Bool {
    switch self {
    case .none, .characterMargin: true
    default: false
    }
  }

  /// Whether the key goes to another language.
  public var isLocaleAction: Bool {
    switch self {
    case .nextLocale, .selectLocale: true
    default: false
    }
  }

  /// Whether this is a Return key, whatever it says.
  public var isPrimaryAction: Bool {
    if case .primary = self { true } else { false }
  }
}
