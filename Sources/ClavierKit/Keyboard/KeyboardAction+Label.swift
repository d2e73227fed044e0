// SPDX-License-Identifier: MIT

extension KeyboardAction {
  /// The text on the key; empty for gaps.
  ///
  /// For a key that phones draw as an icon, the label is the Unicode character for that key.
  /// Invisible and combining characters are shown as in `String.keyLabel`.
  ///
  /// **Source:** KeyboardKit's standard button texts; ISO/IEC 9995-7 for the signs of the keys.
  public var label: String {
    switch self {
    case .backspace: "⌫"
    case .capsLock: "⇪"
    case .character(let text), .text(let text): text.keyLabel
    case .characterMargin, .none: ""
    case .clipboard(let command): command.label
    case .custom(let name): name
    case .diacritic(let diacritic): diacritic.char.keyLabel
    case .dictation: "🎤"
    case .dismissKeyboard: "▾"
    case .emoji(let emoji): emoji
    case .escape: "esc"
    case .image(let description, _, _), .systemImage(let description, _, _): description
    case .key(let key): key.label
    case .keyboardType(let type): type.label
    case .modifier(let modifier): modifier.label
    case .moveCursorBackward: "←"
    case .moveCursorForward: "→"
    case .nextKeyboard, .nextLocale: "🌐"
    case .primary(let type): type.label
    case .redo: "↷"
    case .selectLocale(let locale): locale.localizedName
    case .settings, .systemSettings: "⚙"
    case .shift(let keyboardCase): keyboardCase == .capsLocked ? "⇪" : "⇧"
    case .space: "space"
    case .tab: "⇥"
    case .undo: "↶"
    case .url(let url, let id): id ?? url
    case .urlDomain: "."
    }
  }
}

extension Keyboard.KeyboardType {
  /// The text on a key that shows this page; for clips ≡, which most fonts have.
  public var label: String {
    switch self {
    case .alphabetic: "ABC"
    case .numeric: "123"
    case .symbolic: "#+="
    case .emojis: "☺"
    case .custom(let name): self == .clips ? "≡" : name
    }
  }
}

extension Keyboard.Modifier {
  /// The text on the key.
  public var label: String {
    switch self {
    case .control: "ctrl"
    case .alt: "alt"
    case .altGr: "altgr"
    case .super: "super"
    case .function: "fn"
    }
  }
}

extension FunctionKey {
  /// The text on the key.
  ///
  /// **Source:** ISO/IEC 9995-7 for the signs; the words are those on computer keyboards.
  public var label: String {
    switch self {
    case .escape: "esc"
    case .left: "←"
    case .right: "→"
    case .up: "↑"
    case .down: "↓"
    case .pageUp: "pgup"
    case .pageDown: "pgdn"
    case .insert: "ins"
    case .delete: "⌦"
    case .printScreen: "print"
    case .scrollLock: "scroll"
    case .numLock: "num"
    case .volumeUp: "vol+"
    case .volumeDown: "vol−"
    case .volumeMute: "mute"
    case .brightnessUp: "light+"
    case .brightnessDown: "light−"
    case .mediaPlay: "play"
    case .mediaStop: "stop"
    case .mediaNext: "next"
    case .mediaPrevious: "prev"
    case .browserBack: "back"
    case .browserForward: "forward"
    case .browserHome: "start"
    case .browserReload: "reload"
    case .home, .end, .pause, .menu: rawValue
    case .f1, .f2, .f3, .f4, .f5, .f6, .f7, .f8, .f9, .f10, .f11, .f12: "F" + rawValue.dropFirst()
    }
  }
}

extension Keyboard.ReturnKeyType {
  /// The text on a Return key of this type; a sign for a plain line break.
  public var label: String {
    switch self {
    case .emergencyCall: "SOS"
    case .newLine: "↵"
    case .ok: "OK"
    default: id
    }
  }
}
