// SPDX-License-Identifier: MIT

/// Which keys go out as keys of a computer, and under which modifiers.
///
/// | Shift is | for text under a modifier, Tab, Return | for keys without text |
/// | --- | --- | --- |
/// | held or latched | Shift | Shift |
/// | locked by two taps | — | Shift |
/// | locked by Caps Lock | — | — |
/// | offered at the start of a sentence | — | — |
///
/// So Ctrl and C is Ctrl+C wherever capitals came from, but Ctrl+Shift+C if the user asked for Shift;
/// a locked Shift selects with arrows, and a line that is typed in capitals ends with a plain Return.
extension KeyboardEngine {
  /// The modifiers for a key of text; none without Ctrl, Alt, AltGr or Super, when it just types.
  var modifiersOfText: KeyStroke.Modifiers {
    let active = modifiers.shown.active
    return active.isEmpty ? [] : modifiersOfTextOrShift
  }

  private var modifiersOfTextOrShift: KeyStroke.Modifiers {
    modifiers.shown.active.union(shift.isAskedFor ? .shift : [])
  }

  private var modifiersOfFunctionKey: KeyStroke.Modifiers {
    modifiersOfTextOrShift.union(shift.isLocked ? .shift : [])
  }

  /// The stroke that a key is now; `nil` if it types text, or is no key to type.
  ///
  /// A text of several characters is no key of a computer, and is typed under modifiers as without.
  func stroke(for action: KeyboardAction) -> KeyStroke? {
    switch action {
    case .escape: functionKey(.escape)
    case .moveCursorBackward: functionKey(.left)
    case .moveCursorForward: functionKey(.right)
    case .key(let key): functionKey(key)
    case .tab: stroke(.tab, under: modifiersOfTextOrShift)
    case .primary: stroke(.return, under: modifiersOfTextOrShift)
    case .space: stroke(" ")
    case .urlDomain: stroke(".")
    case .character(let text), .characterMargin(let text), .text(let text): stroke(text)
    case .backspace, .capsLock, .custom, .dictation, .dismissKeyboard, .keyboardType, .modifier,
      .nextKeyboard, .nextLocale, .none, .shift:
      nil
    }
  }

  private func functionKey(_ key: FunctionKey) -> KeyStroke {
    KeyStroke(key, modifiers: modifiersOfFunctionKey)
  }

  private func stroke(_ text: String) -> KeyStroke? {
    let modifiers = modifiersOfText
    guard !modifiers.isEmpty else { return nil }
    // A capital is the letter's key: whether Shift belongs to it has been decided.
    let small = text.lowercased()
    guard let character = small.first, small.count == 1 else { return nil }
    return KeyStroke(.character(character), modifiers: modifiers)
  }

  private func stroke(_ key: KeyStroke.Key, under modifiers: KeyStroke.Modifiers) -> KeyStroke? {
    modifiers.isEmpty ? nil : KeyStroke(key, modifiers: modifiers)
  }
}
