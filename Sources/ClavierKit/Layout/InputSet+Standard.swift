// SPDX-License-Identifier: MIT

// **Source:** KeyboardKit's input sets for phones; typographic quotation marks as there.
extension InputSet {
  /// The letters of English, as on phones.
  public static let qwerty = InputSet(rows: [
    .init(chars: "qwertyuiop"),
    .init(chars: "asdfghjkl"),
    .init(chars: "zxcvbnm"),
  ])

  /// The letters of German with keys for ä, ö and ü, as on phones.
  public static let qwertzGerman = InputSet(rows: [
    .init(chars: "qwertzuiopü"),
    .init(chars: "asdfghjklöä"),
    .init(chars: "yxcvbnm"),
  ])

  /// The page of digits and punctuation, as on phones.
  ///
  /// A currency of several characters, such as "kr", is one key; an empty one is none.
  public static func numeric(currency: String) -> InputSet {
    InputSet(rows: [
      .init(chars: "1234567890"),
      .init(chars: "-/:;()") + .init(chars: [currency].filter { !$0.isEmpty })
        + .init(chars: "&@”"),
      .init(chars: ".,?!’"),
    ])
  }

  /// The page of brackets and rarer signs, as on phones.
  ///
  /// A currency of several characters, such as "kr", is one key; an empty one is none.
  public static func symbolic(currencies: [String]) -> InputSet {
    InputSet(rows: [
      .init(chars: "[]{}#%^*+="),
      .init(chars: "_\\|~<>") + .init(chars: currencies.filter { !$0.isEmpty })
        + .init(chars: "•"),
      .init(chars: ".,?!’"),
    ])
  }
}
