// SPDX-License-Identifier: MIT

public import ClavierKit

extension KeyboardAction {
  /// Returns the name of the key in scripts for a language, whose small letter of I may be ı.
  func keyName(in locale: KeyboardLocale) -> String {
    switch self {
    case .character(let string), .characterMargin(let string), .text(let string):
      locale.lowercased(string)
    default: keyName
    }
  }

  /// The name of the key in scripts: a letter in lower case, other keys by function.
  public var keyName: String {
    switch self {
    case .character(let string), .characterMargin(let string), .text(let string):
      string.lowercased()
    case .backspace: "backspace"
    case .capsLock: "capslock"
    case .escape: "escape"
    case .keyboardType(.alphabetic): "abc"
    case .keyboardType(.numeric): "123"
    case .keyboardType(.symbolic): "#+="
    case .keyboardType(.emojis): "emojis"
    case .keyboardType(.custom(let name)): "page:\(name)"
    case .custom(let name): "custom:\(name)"
    case .diacritic(let diacritic): diacritic.char
    case .dictation: "dictation"
    case .dismissKeyboard: "dismiss"
    case .emoji(let emoji): emoji
    case .image(_, let name, _): "image:\(name)"
    case .key(let key): key.rawValue.lowercased()
    case .modifier(let modifier): modifier.label
    case .nextKeyboard: "globe"
    case .nextLocale: "locale"
    case .selectLocale(let locale): "locale:\(locale.rawValue)"
    case .moveCursorBackward: "left"
    case .moveCursorForward: "right"
    case .none: "none"
    case .primary: "return"
    case .redo: "redo"
    case .settings: "settings"
    case .shift: "shift"
    case .space: "space"
    case .systemImage(_, let name, _): "systemimage:\(name)"
    case .systemSettings: "systemsettings"
    case .tab: "tab"
    case .undo: "undo"
    case .url(let url, _): "url:\(url)"
    case .urlDomain: "domain"
    }
  }
}
