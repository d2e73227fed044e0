// SPDX-License-Identifier: MIT

extension Keyboard {
  /// The case of the letters on the keyboard.
  public enum Case: String, Hashable, Sendable, CaseIterable {
    /// Not decided yet; letters are shown in lower case.
    case auto
    case lowercased
    case uppercased
    /// Upper case until Shift or Caps Lock is tapped again.
    case capsLocked

    /// Whether letters are lower case; false for ``auto``, the undecided case.
    public var isLowercased: Bool { self == .lowercased }

    /// Whether letters are upper case.
    public var isUppercasedOrCapslocked: Bool {
      self == .uppercased || self == .capsLocked
    }
  }

  /// The occasions on which the keyboard changes to upper case automatically.
  public enum AutocapitalizationType: String, Hashable, Sendable, CaseIterable {
    case none
    case words
    case sentences
    case allCharacters
  }

  /// A page of keys.
  public enum KeyboardType: Hashable, Sendable {
    case alphabetic
    case numeric
    case symbolic
    case emojis
    /// A custom page of a layout, by its name.
    case custom(named: String)

    /// The pages of letters, digits and signs, which all full keyboards have.
    public static let inputTypes: [KeyboardType] = [.alphabetic, .numeric, .symbolic]
  }
}
