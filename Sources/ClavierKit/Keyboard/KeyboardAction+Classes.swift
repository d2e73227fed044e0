// SPDX-License-Identifier: MIT

// The classes that layouts, behaviour and styling sort actions into. An action may be in several or
// in none.
//
// **Source:** KeyboardKit 9.0's predicates of the same names.
extension KeyboardAction {
  /// Whether the action puts something visible, or a space, into the text, or shows a picture.
  public var isInputAction: Bool {
    switch self {
    case .character, .characterMargin, .diacritic, .emoji, .image, .space, .systemImage, .text,
      .urlDomain:
      true
    case .backspace, .capsLock, .custom, .dictation, .dismissKeyboard, .escape, .key,
      .keyboardType, .modifier, .moveCursorBackward, .moveCursorForward, .nextKeyboard,
      .nextLocale, .none, .primary, .selectLocale, .settings, .shift, .systemSettings, .tab, .url:
      false
    }
  }

  /// Whether the key is one of the darker ones around the input keys.
  ///
  /// A Return key that says what it does, such as "search", is not: it stands out by itself. The settings
  /// of the system are, which KeyboardKit forgets.
  public var isSystemAction: Bool {
    switch self {
    case .backspace, .capsLock, .dictation, .dismissKeyboard, .escape, .key, .keyboardType,
      .modifier, .moveCursorBackward, .moveCursorForward, .nextKeyboard, .nextLocale, .selectLocale,
      .settings, .shift, .systemSettings, .tab, .url:
      true
    case .primary(let type): type.isSystemAction
    case .character, .characterMargin, .custom, .diacritic, .emoji, .image, .none, .space,
      .systemImage, .text, .urlDomain:
      false
    }
  }

  /// Whether the key types a character of the page.
  public var isCharacterAction: Bool {
    if case .character = self { true } else { false }
  }

  /// Whether the key types an emoji.
  public var isEmojiAction: Bool {
    if case .emoji = self { true } else { false }
  }

  /// Whether this is a Shift key, in whatever case.
  public var isShiftAction: Bool {
    if case .shift = self { true } else { false }
  }

  /// Whether the key shows another page.
  public var isKeyboardTypeAction: Bool {
    if case .keyboardType = self { true } else { false }
  }

  /// Whether the key shows exactly this page.
  public func isKeyboardTypeAction(_ type: Keyboard.KeyboardType) -> Bool {
    self == .keyboardType(type)
  }

  /// Whether the key shows the page of letters.
  public var isAlphabeticKeyboardTypeAction: Bool {
    isKeyboardTypeAction(.alphabetic)
  }

  /// Whether this is a Shift key of a page of capitals, locked or not.
  public var isUppercasedShiftAction: Bool {
    if case .shift(let keyboardCase) = self { keyboardCase.isUppercasedOrCapslocked } else { false }
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
