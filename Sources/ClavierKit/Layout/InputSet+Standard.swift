// SPDX-License-Identifier: MIT

// **Source:** KeyboardKit's input sets for phones and tablets; typographic quotation marks as there.
extension InputSet {
  /// The page of digits and punctuation.
  ///
  /// A currency of several characters, such as "kr", is one key; an empty one is none.
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

  /// The page of brackets and rarer signs.
  ///
  /// A currency of several characters, such as "kr", is one key; an empty one is none.
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

  /// A set with other rows on tablets, one for each.
  private init(phone: Rows, tablet: Rows) {
    let variations = zip(phone, tablet).filter { $0 != $1 }
    self.init(
      rows: phone,
      deviceVariations: [.tablet: Dictionary(variations, uniquingKeysWith: { first, _ in first })])
  }
}

extension InputSet.Row {
  /// One key for each currency that is not empty.
  fileprivate init(currencies: [String]) {
    self.init(chars: currencies.filter { !$0.isEmpty })
  }
}
