// SPDX-License-Identifier: MIT

// The texts of a key: on its cap, in its callout and for screen readers.
//
// **Source:** KeyboardKit 9.0.
extension KeyboardAction {
  /// The text of the input callout, for character keys and emojis; `nil` for other keys.
  public var inputCalloutText: String? {
    switch self {
    case .character(let text): text.keyLabel
    case .emoji(let text): text
    default: nil
    }
  }

  /// Returns the text on the key, for renderers that draw icons on all other keys.
  ///
  /// Renderers without icons use ``label``, which has a sign for every key.
  ///
  /// - Parameter context: The context of the key's page.
  /// - Returns: The text; `nil` for an icon or a gap.
  public func standardButtonText(for context: KeyboardContext) -> String? {
    switch self {
    case .character, .clipboard, .diacritic, .emoji, .key, .modifier, .text, .urlDomain: label
    case .keyboardType(.emojis): nil
    case .keyboardType, .space: context.locale.keyText(for: self) ?? label
    case .nextLocale: context.locale.keyLabel
    case .selectLocale: label
    case .primary(.newLine): nil
    case .primary(let type): context.locale.keyText(for: self) ?? type.label
    case .backspace, .capsLock, .characterMargin, .custom, .dictation, .dismissKeyboard, .escape,
      .image, .moveCursorBackward, .moveCursorForward, .nextKeyboard, .none, .redo, .settings,
      .shift, .systemImage, .systemSettings, .tab, .undo, .url:
      nil
    }
  }

  /// The text for screen readers, in English; `nil` for gaps.
  public var accessibilityLabel: String? {
    switch self {
    case .backspace: "Backspace"
    case .capsLock: "Capslock"
    case .character(let text), .text(let text): text
    case .characterMargin, .none: nil
    case .clipboard(let command): command.accessibilityLabel
    case .custom(let name): nameOfSetting ?? name
    case .diacritic(let diacritic): diacritic.char
    case .dictation: "Dictation"
    case .dismissKeyboard: "Dismiss Keyboard"
    case .emoji(let emoji): "Emoji - \(emoji)"
    case .escape: "Escape"
    case .image(let description, _, _), .systemImage(let description, _, _): description
    case .key(let key): key.accessibilityLabel
    case .keyboardType(let type): "Keyboard Type - \(type.id)"
    case .modifier(let modifier): modifier.accessibilityLabel
    case .moveCursorBackward: "Move Cursor Backward"
    case .moveCursorForward: "Move Cursor Forward"
    case .nextKeyboard: "Next Keyboard"
    case .nextLocale: "Next Locale"
    case .primary(let type): type.id
    case .redo: "Redo"
    case .selectLocale(let locale): locale.localizedName
    case .settings: "Settings"
    case .shift: "Shift"
    case .space: "Space"
    case .systemSettings: "System Settings"
    case .tab: "Tab"
    case .undo: "Undo"
    case .url(let url, _): "Open \(url)"
    case .urlDomain: "."
    }
  }
}

extension Keyboard.KeyboardType {
  /// The word for the page in layout files; for a custom page, its name.
  public var id: String {
    switch self {
    case .alphabetic: "alphabetic"
    case .numeric: "numeric"
    case .symbolic: "symbolic"
    case .emojis: "emojis"
    case .custom(let name): name
    }
  }
}

extension Keyboard.ClipboardCommand {
  /// The text for screen readers.
  fileprivate var accessibilityLabel: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .selectAll: "Select All"
    }
  }
}

extension Keyboard.Modifier {
  /// The text for screen readers.
  ///
  /// **Source:** KeyboardKit for Control; the other names are those on keys.
  fileprivate var accessibilityLabel: String {
    switch self {
    case .control: "Control"
    case .alt: "Alt"
    case .altGr: "Alt Graph"
    case .super: "Super"
    case .function: "Function"
    }
  }
}

extension FunctionKey {
  /// The text for screen readers.
  ///
  /// **Source:** the names of keys in W3C's UI Events, in words.
  fileprivate var accessibilityLabel: String {
    switch self {
    case .escape: "Escape"
    case .left: "Arrow Left"
    case .right: "Arrow Right"
    case .up: "Arrow Up"
    case .down: "Arrow Down"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "Page Up"
    case .pageDown: "Page Down"
    case .insert: "Insert"
    case .delete: "Delete"
    case .printScreen: "Print Screen"
    case .scrollLock: "Scroll Lock"
    case .pause: "Pause"
    case .numLock: "Num Lock"
    case .menu: "Menu"
    case .volumeUp: "Volume Up"
    case .volumeDown: "Volume Down"
    case .volumeMute: "Mute"
    case .brightnessUp: "Brightness Up"
    case .brightnessDown: "Brightness Down"
    case .mediaPlay: "Play or Pause"
    case .mediaStop: "Stop"
    case .mediaNext: "Next Track"
    case .mediaPrevious: "Previous Track"
    case .browserBack: "Back"
    case .browserForward: "Forward"
    case .browserHome: "Home Page"
    case .browserReload: "Reload"
    case .f1, .f2, .f3, .f4, .f5, .f6, .f7, .f8, .f9, .f10, .f11, .f12: label
    }
  }
}
