// SPDX-License-Identifier: MIT

// **Source:** KeyboardKit's input sets for phones and tablets, including the typographic quotation
// marks.
extension InputSet {
  /// Returns the page of digits and punctuation.
  ///
  /// A currency of several characters, such as "kr", is one key; an empty one is omitted.
  public static func numeric(currency: String) -> InputSet {
    let currency = Row(currencies: [currency])
    return InputSet(
      phone: [
        Row(chars: "1234567890"),
        Row(chars: "-/:;()") + currency + Row(chars: "&@”"),
        Row(chars: ".,?!’"),
      ],
      tablet: [
        Row(chars: "1234567890"),
        Row(chars: "@#") + currency + Row(chars: "&*()’”"),
        Row(chars: "%-+=/;:!?"),
      ])
  }

  /// Returns the page of brackets and rarer signs.
  ///
  /// A currency of several characters, such as "kr", is one key; an empty one is omitted.
  public static func symbolic(currencies: [String]) -> InputSet {
    let currencies = Row(currencies: currencies)
    return InputSet(
      phone: [
        Row(chars: "[]{}#%^*+="),
        Row(chars: "_\\|~<>") + currencies + Row(chars: "•"),
        Row(chars: ".,?!’"),
      ],
      tablet: [
        Row(chars: "1234567890"),
        currencies + Row(chars: "_^[]{}"),
        Row(chars: "§|~…\\<>!?"),
      ])
  }

  /// Creates a set with a variation of each row for tablets.
  private init(phone: Rows, tablet: Rows) {
    let variations = zip(phone, tablet).filter { $0 != $1 }
    self.init(
      rows: phone,
      deviceVariations: [.tablet: Dictionary(variations, uniquingKeysWith: { first, _ in first })])
  }
}

extension InputSet.Row {
  /// Creates one key for each non-empty currency.
  fileprivate init(currencies: [String]) {
    self.init(chars: currencies.filter { !$0.isEmpty })
  }
}
