// SPDX-License-Identifier: MIT

// The classes of actions for layouts, behaviour and styling. An action may belong to several
// classes or none.
//
// **Source:** KeyboardKit 9.0's predicates of the same names.
extension KeyboardAction {
  /// Whether the action inserts visible text or a space, or shows an image.
  public var isInputAction: Bool {
    switch self {
    case .character, .characterMargin, .diacritic, .emoji, .image, .space, .systemImage, .text,
      .urlDomain:
      true
    case .backspace, .capsLock, .clipboard, .custom, .dictation, .dismissKeyboard, .escape, .key,
      .keyboardType, .modifier, .moveCursorBackward, .moveCursorForward, .nextKeyboard, .nextLocale,
      .none, .primary, .redo, .selectLocale, .settings, .shift, .systemSettings, .tab, .undo, .url:
      false
    }
  }

  /// Whether the key is one of the darker keys around the input keys.
  ///
  /// A Return key with a label such as "search" is excluded, since it has a colour of its own. The
  /// key for the system settings is included; KeyboardKit excludes it. Of custom keys, those on
  /// the page of settings are included.
  public var isSystemAction: Bool {
    switch self {
    case .backspace, .capsLock, .clipboard, .dictation, .dismissKeyboard, .escape, .key,
      .keyboardType, .modifier, .moveCursorBackward, .moveCursorForward, .nextKeyboard, .nextLocale,
      .redo, .selectLocale, .settings, .shift, .systemSettings, .tab, .undo, .url:
      true
    case .primary(let type): type.isSystemAction
    case .custom: nameOfSetting != nil
    case .character, .characterMargin, .diacritic, .emoji, .image, .none, .space, .systemImage,
      .text, .urlDomain:
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

  /// Whether this is a Shift key, in any case.
  public var isShiftAction: Bool {
    if case .shift = self { true } else { false }
  }

  /// Whether the key shows a page.
  public var isKeyboardTypeAction: Bool {
    if case .keyboardType = self { true } else { false }
  }

  /// Returns whether the key shows exactly this page.
  public func isKeyboardTypeAction(_ type: Keyboard.KeyboardType) -> Bool {
    self == .keyboardType(type)
  }

  /// Whether the key shows the page of letters.
  public var isAlphabeticKeyboardTypeAction: Bool {
    isKeyboardTypeAction(.alphabetic)
  }

  /// Whether this is the Shift key of an upper-case page, locked or not.
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

  /// Whether the key switches the language.
  public var isLocaleAction: Bool {
    switch self {
    case .nextLocale, .selectLocale: true
    default: false
    }
  }

  /// Whether this is a Return key, with any label.
  public var isPrimaryAction: Bool {
    if case .primary = self { true } else { false }
  }
}
