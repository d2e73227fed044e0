// SPDX-License-Identifier: MIT

public import ClavierKit

/// Something that the receiver's keymap has no keys for.
///
/// It can be written to a log: it says what kind of characters were missing, never which.
public enum Untypable: Hashable, Sendable {
  case characters(count: Int, Script)
  /// A character's key under modifiers.
  case shortcut(Script)
  case functionKey(FunctionKey)
  case modifiers(KeyStroke.Modifiers)
  case backspace
}

extension Untypable {
  /// How many characters or keys it stands for.
  public var count: Int {
    if case .characters(let count, _) = self { count } else { 1 }
  }
}

extension Untypable: CustomStringConvertible {
  /// What was not typed, and the remedy.
  public var description: String {
    let missing =
      switch self {
      case .characters(1, let script): "1 character (\(script.rawValue))"
      case .characters(let count, let script): "\(count) characters (\(script.rawValue))"
      case .shortcut(let script): "a shortcut with 1 character (\(script.rawValue))"
      case .modifiers(let modifiers): "the key \"\(modifiers.names.joined(separator: "+"))\""
      case .functionKey(let key): "the key \"\(key.rawValue)\""
      case .backspace: "the key \"backspace\""
      }
    return "not typed: \(missing): "
      + "the receiver's keyboard layout has no such key; choose one that has"
  }
}
