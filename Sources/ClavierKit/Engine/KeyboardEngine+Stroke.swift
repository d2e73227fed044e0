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

  /// The modifiers for a key that gives no text.
  var modifiersOfFunctionKey: KeyStroke.Modifiers {
    modifiersOfTextOrShift.union(shift.isLocked ? .shift : [])
  }

  /// The stroke of a key without text.
  func stroke(for key: FunctionKey) -> KeyStroke {
    KeyStroke(key, modifiers: modifiersOfFunctionKey)
  }

  /// The stroke that a text is now; `nil` if it is typed as text.
  ///
  /// A text of several characters is no key of a computer, and is typed under modifiers as without.
  func stroke(for text: String) -> KeyStroke? {
    guard !modifiersOfTextOrShift.isEmpty else { return nil }
    switch text {
    case "\t": return KeyStroke(.tab, modifiers: modifiersOfTextOrShift)
    case "\n": return KeyStroke(.return, modifiers: modifiersOfTextOrShift)
    default: break
    }
    let modifiers = modifiersOfText
    guard !modifiers.isEmpty else { return nil }
    // A capital is the letter's key: whether Shift belongs to it has been decided.
    let small = text.lowercased()
    guard let character = small.first, small.count == 1 else { return nil }
    return KeyStroke(.character(character), modifiers: modifiers)
  }
}
