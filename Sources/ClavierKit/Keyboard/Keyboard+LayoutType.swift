// SPDX-License-Identifier: MIT

extension Keyboard {
  /// In which order the letters stand, where a language leaves the choice: in one of five that alphabets of Latin letters
  /// may have, or in one that a language calls by a name of its own, such as "turkishF".
  ///
  /// **Source:** KeyboardKit 9.2's and 9.3's type of the same name, for alphabets that are Latin; 10.0 has those of Turkish.
  public struct LayoutType: RawRepresentable, Hashable, Sendable, CaseIterable {
    /// The order's name.
    public let rawValue: String

    /// - Parameter rawValue: A name; for one that a language does not have its own order counts.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let qwerty = LayoutType(rawValue: "qwerty")
    public static let qwertz = LayoutType(rawValue: "qwertz")
    public static let azerty = LayoutType(rawValue: "azerty")
    public static let colemak = LayoutType(rawValue: "colemak")
    public static let dvorak = LayoutType(rawValue: "dvorak")

    /// Those that no language has for itself.
    public static let allCases = [qwerty, qwertz, azerty, colemak, dvorak]

    /// The letters of English in this order; `nil` if it is one of another language alone.
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

    /// The letters of a language in this order.
    ///
    /// A language that has such an arrangement among its others has that; one whose own letters begin with the
    /// same six keys is in this order already, and keeps what it has beside the letters of English. Every other
    /// language has the letters of English alone, unless they are none of its own.
    public func inputSet(for locale: KeyboardLocale) -> InputSet {
      if let variant = locale.inputSet(variant: rawValue) { return variant }
      let own = locale.inputSet
      guard let inputSet, locale.scriptCode == "Latn" else { return own }
      return own.rows.first?.prefix(6) == inputSet.rows.first?.prefix(6) ? own : inputSet
    }
  }
}

extension KeyboardLocale {
  /// The orders of letters that may be asked for: the language's other arrangements, and for Latin letters those of
  /// English.
  public var layoutTypes: [Keyboard.LayoutType] {
    let own = variants.map { Keyboard.LayoutType(rawValue: $0) }
    guard scriptCode == "Latn" else { return own }
    return own + Keyboard.LayoutType.allCases.filter { !own.contains($0) }
  }
}
