// SPDX-License-Identifier: MIT

// The digits and signs of the language.
extension KeyboardLocale {
  /// Returns the language's form of a common sign, such as "،" for a comma in Arabic; usually the
  /// same.
  public func localizedSign(_ sign: String) -> String {
    entries.value("p", after: sign).map { String(decoding: $0, as: UTF8.self) } ?? sign
  }

  /// Returns the common sign for a language's form of it; `nil` if there is none.
  func commonSign(_ sign: String) -> String? {
    for entry in entries where entry.letter == "p" {
      let parts = entry.text.parts
      if parts.last == sign { return parts.first }
    }
    return nil
  }

  /// Returns the other form of a digit: "١" for "1" in a language with both, and the reverse.
  func alternativeDigit(_ digit: String) -> String? {
    let (own, other) = (entries.parts("0"), entries.parts("9"))
    let usual = "1234567890".map { String($0) }
    for digits in [own, other] where !digits.isEmpty {
      if let index = digits.firstIndex(of: digit), index < usual.count { return usual[index] }
      if let index = usual.firstIndex(of: digit), index < digits.count { return digits[index] }
    }
    return nil
  }
}

extension InputSet {
  /// Returns the page of digits and punctuation of a language, with its first currency.
  public static func numeric(for locale: KeyboardLocale) -> InputSet {
    numeric(currency: locale.currencies.first ?? "").written(in: locale)
  }

  /// Returns the page of brackets and rarer signs of a language, with its other currencies.
  public static func symbolic(for locale: KeyboardLocale) -> InputSet {
    symbolic(currencies: Array(locale.currencies.dropFirst())).written(in: locale)
  }

  /// Returns the set with the language's forms of digits and signs.
  private func written(in locale: KeyboardLocale) -> InputSet {
    let entries = locale.entries
    var signs: [String: String] = [:]
    for entry in entries where entry.letter == "p" {
      let parts = entry.text.parts
      if parts.count == 2 { signs[parts[0]] = parts[1] }
    }
    for (usual, own) in zip("1234567890", entries.parts("0")) { signs[String(usual)] = own }
    guard !signs.isEmpty else { return self }
    func written(_ row: Row) -> Row {
      row.map { item in signs[item.neutral].map(Item.init) ?? item }
    }
    return InputSet(
      rows: rows.map(written),
      deviceVariations: deviceVariations.mapValues { variations in
        Dictionary(
          variations.map { (written($0.key), written($0.value)) },
          uniquingKeysWith: { first, _ in first })
      })
  }
}
