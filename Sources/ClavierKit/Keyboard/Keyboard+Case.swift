// SPDX-License-Identifier: MIT

extension Keyboard {
  /// Which form the letters on the keyboard have.
  public enum Case: String, Hashable, Sendable, CaseIterable {
    /// Not yet decided; letters are small.
    case auto
    case lowercased
    case uppercased
    /// Capitals until Shift is tapped again.
    case capsLocked

    /// Whether letters are capitals.
    public var isUppercasedOrCapslocked: Bool {
      self == .uppercased || self == .capsLocked
    }
  }

  /// When the keyboard turns to capitals by itself.
  public enum AutocapitalizationType: String, Hashable, Sendable, CaseIterable {
    case none
    case words
    case sentences
    case allCharacters
  }

  /// Which page of keys is shown.
  public enum KeyboardType: Hashable, Sendable {
    case alphabetic
    case numeric
    case symbolic
    case emojis
    /// A page that a layout brings along, by its name.
    case custom(named: String)

    /// The pages of letters, digits and signs, which every keyboard of many keys has.
    public static let inputTypes: [KeyboardType] = [.alphabetic, .numeric, .symbolic]
  }
}
