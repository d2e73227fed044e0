// SPDX-License-Identifier: MIT

extension Keyboard {
  /// The arrangement of the letters, where a language offers a choice.
  ///
  /// The value is one of five for Latin alphabets, or one that a language defines, such as
  /// "turkishF".
  ///
  /// **Source:** KeyboardKit 9.2's and 9.3's type of the same name, for Latin alphabets; 10.0 has
  /// those of Turkish.
  public struct LayoutType: RawRepresentable, Hashable, Sendable, CaseIterable {
    /// The arrangement's name.
    public let rawValue: String

    /// Creates an arrangement.
    ///
    /// - Parameter rawValue: The name; a language without this arrangement uses its default one.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let qwerty = LayoutType(rawValue: "qwerty")
    public static let qwertz = LayoutType(rawValue: "qwertz")
    public static let azerty = LayoutType(rawValue: "azerty")
    public static let colemak = LayoutType(rawValue: "colemak")
    public static let dvorak = LayoutType(rawValue: "dvorak")

    /// The arrangements for all Latin alphabets.
    public static let allCases = [qwerty, qwertz, azerty, colemak, dvorak]

    /// The English letters in this arrangement; `nil` if it belongs to another language.
    public var inputSet: InputSet? {
      switch self {
      case .qwerty: .qwerty
      case .qwertz: .qwertz
      case .azerty: .azerty
      case .colemak: .colemak
      case .dvorak: .dvorak
      default: nil
      }
    }

    /// Returns the letters of a language in this arrangement.
    ///
    /// A variant of the language with this name is used if there is one. If the language's own
    /// letters begin with the same six keys, they already have this arrangement and are unchanged.
    /// All other Latin alphabets get the English letters; other scripts keep their own.
    public func inputSet(for locale: KeyboardLocale) -> InputSet {
      if let variant = locale.inputSet(variant: rawValue) { return variant }
      let own = locale.inputSet
      guard let inputSet, locale.scriptCode == "Latn" else { return own }
      return own.rows.first?.prefix(6) == inputSet.rows.first?.prefix(6) ? own : inputSet
    }
  }
}

extension KeyboardLocale {
  /// The available arrangements: the language's variants and, for Latin alphabets, the general
  /// ones.
  public var layoutTypes: [Keyboard.LayoutType] {
    let own = variants.map { Keyboard.LayoutType(rawValue: $0) }
    guard scriptCode == "Latn" else { return own }
    return own + Keyboard.LayoutType.allCases.filter { !own.contains($0) }
  }
}
