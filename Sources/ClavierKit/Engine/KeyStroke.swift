// SPDX-License-Identifier: MIT

/// A single press of a computer key, perhaps with modifiers.
///
/// A stroke is the user's intent, not a keycode. The receiver's keymap determines the key of a
/// character, and whether the key needs a modifier of its own.
public struct KeyStroke: Hashable, Sendable {
  /// The key, by its character or function without the modifiers.
  public enum Key: Hashable, Sendable {
    /// The key of a character; letters are in lower case.
    case character(Character)
    case function(FunctionKey)
    case backspace
    case `return`
    case tab
  }

  /// The modifiers that are pressed before the key and released after it.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let control = Modifiers(rawValue: 1)
    public static let alt = Modifiers(rawValue: 2)
    public static let `super` = Modifiers(rawValue: 4)
    public static let altGr = Modifiers(rawValue: 8)
    public static let shift = Modifiers(rawValue: 16)

    /// Each modifier alone, in the order of pressing.
    ///
    /// Shift is the last, since on some keymaps it changes the function of the others.
    public static let each: [Modifiers] = [.control, .alt, .super, .altGr, .shift]
  }

  public var key: Key
  public var modifiers: Modifiers

  public init(_ key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Creates a stroke of a key without a text.
  public init(_ key: FunctionKey, modifiers: Modifiers = []) {
    self.init(.function(key), modifiers: modifiers)
  }
}

extension KeyStroke: CustomStringConvertible {
  /// The modifiers and the key, such as `ctrl+alt+c`.
  public var description: String { modifiers.names.map { $0 + "+" }.joined() + key.name }
}

extension KeyStroke.Modifiers {
  /// The labels of the modifier keys, in the order of pressing.
  public var names: [String] {
    Self.each.filter(contains).map { modifier in
      switch modifier {
      case .control: Keyboard.Modifier.control.label
      case .alt: Keyboard.Modifier.alt.label
      case .super: Keyboard.Modifier.super.label
      case .altGr: Keyboard.Modifier.altGr.label
      default: "shift"
      }
    }
  }
}

extension KeyStroke.Key {
  /// The character, or a word for the key.
  fileprivate var name: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .function(let key): key.rawValue
    case .backspace: "backspace"
    case .return: "return"
    case .tab: "tab"
    }
  }
}
