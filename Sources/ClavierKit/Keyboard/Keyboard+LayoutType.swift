// SPDX-License-Identifier: MIT

extension Keyboard {
  /// In which order the letters stand, where a language leaves the choice.
  ///
  /// **Source:** KeyboardKit 9.2's and 9.3's type of the same name, for alphabets that are Latin.
  public enum LayoutType: String, Hashable, Sendable, CaseIterable {
    case qwerty
    case qwertz
    case azerty
    case colemak
    case dvorak

    /// The letters of English in this order.
    public var inputSet: InputSet {
      switch self {
      case .qwerty: .qwerty
      case .qwertz: .qwertz
      case .azerty: .azerty
      case .colemak: .colemak
      case .dvorak: .dvorak
      }
    }

    /// The letters of a language in this order.
    ///
    /// A language whose own letters begin with the same six keys is in this order already, and keeps
    /// what it has beside the letters of English; so has one with such an arrangement among its others.
    /// Every other language has the letters of English alone, unless they are none of its own.
    public func inputSet(for locale: KeyboardLocale) -> InputSet {
      let own = locale.inputSet
      let (first, wanted) = (own.rows.first?.prefix(6), inputSet.rows.first?.prefix(6))
      if first == wanted || locale.scriptCode != "Latn" { return own }
      return locale.inputSet(variant: rawValue) ?? inputSet
    }
  }
}
