// SPDX-License-Identifier: MIT

extension KeyboardLocale {
  /// The letters of the language.
  public var inputSet: InputSet {
    switch self {
    case .english: .qwerty
    case .german: .qwertzGerman
    }
  }

  /// The currency signs on the keys: the first on the numeric page, the others on the symbolic one.
  ///
  /// **Source:** KeyboardKit's `$` and `€ £ ¥`; CLDR for the currency where German is spoken.
  public var currencies: [String] {
    switch self {
    case .english: ["$", "€", "£", "¥"]
    case .german: ["€", "$", "£", "¥"]
    }
  }
}
