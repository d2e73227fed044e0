// SPDX-License-Identifier: MIT

extension KeyboardAction {
  /// The text on the key; empty for gaps.
  ///
  /// Where phones draw a picture, it is the Unicode character for that key. A zero-width space shows
  /// as ⁞, since it could not be seen otherwise.
  ///
  /// **Source:** KeyboardKit's standard button texts; ISO/IEC 9995-7 for the signs of the keys.
  public var label: String {
    switch self {
    case .backspace: "⌫"
    case .capsLock: "⇪"
    case .character(let text), .text(let text): text == "\u{200B}" ? "⁞" : text
    case .characterMargin, .none: ""
    case .escape: "esc"
    case .keyboardType(let type): type.label
    case .moveCursorBackward: "←"
    case .moveCursorForward: "→"
    case .primary(let type): type.label
    case .shift(let keyboardCase): keyboardCase == .capsLocked ? "⇪" : "⇧"
    case .space: "space"
    case .tab: "⇥"
    }
  }
}

extension Keyboard.KeyboardType {
  /// The text on a key that shows this page.
  public var label: String {
    switch self {
    case .alphabetic: "ABC"
    case .numeric: "123"
    case .symbolic: "#+="
    }
  }
}

extension Keyboard.ReturnKeyType {
  /// The text on a Return key of this type; a sign for a plain new line.
  public var label: String {
    switch self {
    case .return: "return"
    case .done: "done"
    case .go: "go"
    case .join: "join"
    case .newLine: "↵"
    case .next: "next"
    case .ok: "OK"
    case .search: "search"
    case .send: "send"
    }
  }
}
