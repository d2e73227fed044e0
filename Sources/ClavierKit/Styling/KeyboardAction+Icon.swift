// SPDX-License-Identifier: MIT

extension KeyboardAction {
  /// Returns the icon of the key, for renderers with icons; `nil` for a text or a gap.
  ///
  /// If a key could have either, as modifiers, ``KeyboardStyleService`` decides.
  ///
  /// **Source:** KeyboardKit's standard button images. It has none for Escape and Fn before 10.7,
  /// and mirrors only Backspace and Return; its mirrored Tab icon is never used.
  ///
  /// - Parameter context: The context of the key's page.
  /// - Returns: The icon, mirrored in right-to-left languages.
  public func standardButtonImage(for context: KeyboardContext) -> KeyboardIcon? {
    let isRightToLeft = context.locale.identifier.isRightToLeft
    func mirrored(_ icon: KeyboardIcon) -> KeyboardIcon { isRightToLeft ? icon.rightToLeft : icon }
    switch self {
    case .backspace: return mirrored(.backspace)
    case .capsLock: return context.keyboardCase == .capsLocked ? .capsLocked : .capsLockInactive
    case .dictation: return .dictation
    case .dismissKeyboard: return .dismissKeyboard
    case .escape: return .escape
    case .key(let key): return key.standardButtonImage
    case .keyboardType(.emojis): return .emoji
    case .modifier(let modifier): return modifier.standardButtonImage
    case .moveCursorBackward: return .arrowLeft
    case .moveCursorForward: return .arrowRight
    case .nextKeyboard: return .globe
    case .primary(.newLine): return mirrored(.newLine)
    case .redo: return .redo
    case .settings, .systemSettings: return .settings
    case .shift(.capsLocked) where context.deviceTypeForKeyboard == .tabletPro:
      // On keyboards with a Caps Lock key, that key shows the lock instead of Shift.
      return .shiftLowercased
    case .shift(let keyboardCase): return keyboardCase.standardShiftImage
    case .tab: return mirrored(.tab)
    case .undo: return .undo
    case .url: return .url
    case .character(let text), .text(let text):
      return Self.signs.contains(text) ? mirrored(.newLine) : nil
    case .characterMargin, .clipboard, .custom, .diacritic, .emoji, .image, .keyboardType,
      .nextLocale, .none, .primary, .selectLocale, .space, .systemImage, .urlDomain:
      return nil
    }
  }

  /// The texts of Return keys that mean a new line.
  private static let signs: Set<String> = ["↵", "↳"]
}

extension Keyboard.Case {
  /// The icon of the Shift key on a page of this case.
  ///
  /// **Source:** KeyboardKit.
  public var standardShiftImage: KeyboardIcon {
    switch self {
    case .auto, .lowercased: .shiftLowercased
    case .uppercased: .shiftUppercased
    case .capsLocked: .capsLocked
    }
  }
}

extension Keyboard.ReturnKeyType {
  /// The icon of a Return key of this type in left-to-right languages; `nil` for a text.
  ///
  /// **Source:** KeyboardKit: all other types have texts.
  public var standardButtonImage: KeyboardIcon? { self == .newLine ? .newLine : nil }

  /// The text of a Return key of this type; `nil` for an icon.
  public var standardButtonText: String? { self == .newLine ? nil : label }
}

extension Keyboard.Modifier {
  /// The icon of the key, for keyboards with icons instead of words.
  public var standardButtonImage: KeyboardIcon? {
    switch self {
    case .control: .control
    case .alt: .option
    case .super: .command
    case .function: .function
    case .altGr: nil
    }
  }
}

extension FunctionKey {
  /// The icon of the key; `nil` for a text.
  public var standardButtonImage: KeyboardIcon? {
    switch self {
    case .left: .arrowLeft
    case .right: .arrowRight
    case .up: .arrowUp
    case .down: .arrowDown
    case .delete: .forwardDelete
    default: nil
    }
  }
}
