// SPDX-License-Identifier: MIT

public import ClavierKit

/// The part of an effect that was not typed, and the reason why the keymap has no keys for it at
/// present.
///
/// The value is safe to log: it names the script of missing characters, never the characters.
public enum UntypableReason: Hashable, Sendable {
  case characters(count: Int, Script)
  /// Characters that need dead keys, which are off.
  case deadKeys(count: Int, Script)
  /// Characters that only the number pad types, while Num Lock is not known to be on.
  case numberPad(count: Int, Script)
  /// A shortcut with a character's key, which the keymap lacks.
  case shortcut(Script)
  case functionKey(FunctionKey)
  case modifiers(KeyStroke.Modifiers)
  case backspace
  /// Modifiers are held on another keyboard, and would change the meaning of the keys.
  case heldModifiers(KeyStroke.Modifiers)
}

extension UntypableReason {
  /// Whether the part can be typed once the other keyboard's modifiers are released.
  public var isHeld: Bool {
    if case .heldModifiers = self { true } else { false }
  }

  /// The number of characters or keys that were not typed.
  public var count: Int {
    switch self {
    case .characters(let count, _), .deadKeys(let count, _), .numberPad(let count, _): count
    default: 1
    }
  }
}

extension UntypableReason: CustomStringConvertible {
  /// The part that was not typed, and the remedy.
  public var description: String {
    let missing: String
    switch self {
    case .characters(let count, let script): missing = Self.characters(count, script)
    case .deadKeys(let count, let script):
      return "not typed: \(Self.characters(count, script)): "
        + "the receiver's keyboard layout has them by dead keys; set output.dead_keys = true"
    case .numberPad(let count, let script):
      return "not typed: \(Self.characters(count, script)): "
        + "the receiver's keyboard layout has them on the number pad alone; turn Num Lock on"
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

  private static func characters(_ count: Int, _ script: Script) -> String {
    "\(count) \(count == 1 ? "character" : "characters") (\(script.rawValue))"
  }
}
