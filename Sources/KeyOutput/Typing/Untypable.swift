// SPDX-License-Identifier: MIT

public import ClavierKit

/// Something that was not typed, since the receiver's keymap has no keys for it, or not at this moment.
///
/// It can be written to a log: it says what kind of characters were missing, never which.
public enum Untypable: Hashable, Sendable {
  case characters(count: Int, Script)
  /// A character's key under modifiers.
  case shortcut(Script)
  case functionKey(FunctionKey)
  case modifiers(KeyStroke.Modifiers)
  case backspace
  /// These are held on another keyboard, and with them it would be something else.
  case heldModifiers(KeyStroke.Modifiers)
}

extension Untypable {
  /// Whether it can be typed once another keyboard is let go of.
  public var isHeld: Bool {
    if case .heldModifiers = self { true } else { false }
  }

  /// How many characters or keys it stands for.
  public var count: Int {
    if case .characters(let count, _) = self { count } else { 1 }
  }
}

extension Untypable: CustomStringConvertible {
  /// What was not typed, and the remedy.
  public var description: String {
    let missing: String
    switch self {
    case .characters(1, let script): missing = "1 character (\(script.rawValue))"
    case .characters(let count, let script): missing = "\(count) characters (\(script.rawValue))"
    case .shortcut(let script): missing = "a shortcut with 1 character (\(script.rawValue))"
    case .modifiers(let modifiers):
      missing = "the key \"\(modifiers.names.joined(separator: "+"))\""
    case .functionKey(let key): missing = "the key \"\(key.rawValue)\""
    case .backspace: missing = "the key \"backspace\""
    case .heldModifiers(let modifiers):
      let names = modifiers.names.joined(separator: "+")
      return "not typed: \"\(names)\" is held on another keyboard; lift it"
    }
    return "not typed: \(missing): "
      + "the receiver's keyboard layout has no such key; choose one that has"
  }
}
