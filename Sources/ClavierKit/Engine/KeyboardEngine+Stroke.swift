// SPDX-License-Identifier: MIT

/// Keys that are sent as strokes, and their modifiers.
///
/// | Shift is | for text under a modifier, Tab, Return | for keys without text |
/// | --- | --- | --- |
/// | held or latched | Shift | Shift |
/// | locked by two taps | — | Shift |
/// | locked by Caps Lock | — | — |
/// | offered at the start of a sentence | — | — |
///
/// So Ctrl and C send Ctrl+C if the capital is automatic or locked, but Ctrl+Shift+C if the user
/// pressed Shift. A locked Shift selects text with arrows, and a line typed in capitals ends with a
/// plain Return.
extension KeyboardEngine {
  /// The modifiers of a key with text; empty without Ctrl, Alt, AltGr or Super, so that the key
  /// types its text.
  var modifiersOfText: KeyStroke.Modifiers {
    let active = mode.modifiers.shown.active
    return active.isEmpty ? [] : modifiersOfTextOrShift
  }

  private var modifiersOfTextOrShift: KeyStroke.Modifiers {
    mode.modifiers.shown.active.union(mode.shift.isRequested ? .shift : [])
  }

  /// The modifiers of a key without text.
  var modifiersOfFunctionKey: KeyStroke.Modifiers {
    modifiersOfTextOrShift.union(mode.shift.isLocked ? .shift : [])
  }

  /// The modifiers of a key without text, for all its repeats.
  var modifiersOfRepeats: Press.Modifiers {
    Press.Modifiers(
      sent: modifiersOfFunctionKey, isFunctionActive: mode.modifiers.isFunctionActive)
  }

  /// Returns the stroke of a key without text, with the active modifiers.
  func stroke(for key: FunctionKey) -> KeyStroke {
    KeyStroke(key, modifiers: modifiersOfFunctionKey)
  }

  /// Returns the stroke of a text under the active modifiers; `nil` if it is typed as text.
  ///
  /// A text of several characters has no key of its own, and is typed without modifiers.
  func stroke(for text: String) -> KeyStroke? {
    guard !modifiersOfTextOrShift.isEmpty else { return nil }
    switch text {
    case "\t": return KeyStroke(.tab, modifiers: modifiersOfTextOrShift)
    case "\n": return KeyStroke(.return, modifiers: modifiersOfTextOrShift)
    default: break
    }
    let modifiers = modifiersOfText
    guard !modifiers.isEmpty else { return nil }
    // A capital is on the key of its small letter; the modifiers already include Shift if needed.
    let small = behavior.standard.lowercased(text)
    guard let character = small.first, small.count == 1 else { return nil }
    return KeyStroke(.character(character), modifiers: modifiers)
  }
}
