// SPDX-License-Identifier: MIT

/// The quotation marks of a language: the usual pair, and the one for quotations within quotations.
public struct QuotationDelimiters: Hashable, Sendable {
  /// What begins and what ends a quotation; some languages have one mark for both.
  public struct Pair: Hashable, Sendable {
    public var begin: Character
    public var end: Character

    public init(begin: Character, end: Character) {
      self.begin = begin
      self.end = end
    }

    /// Whether it is one mark of the two.
    public func contains(_ character: Character) -> Bool {
      character == begin || character == end
    }
  }

  /// The pair for quotations.
  public var standard: Pair
  /// The pair for quotations within quotations.
  public var alternate: Pair

  public init(standard: Pair, alternate: Pair) {
    self.standard = standard
    self.alternate = alternate
  }

  /// The four marks in the order in which they open and close: the usual pair, the alternate pair.
  private init(_ begin: Character, _ end: Character, _ inner: Character, _ innerEnd: Character) {
    self.init(
      standard: Pair(begin: begin, end: end), alternate: Pair(begin: inner, end: innerEnd))
  }

  /// English's marks.
  public static let english = QuotationDelimiters("“", "”", "‘", "’")

  /// The marks of a locale.
  ///
  /// - Parameter identifier: As "de", "fr_CA" or "sr-Latn". A locale that there is no keyboard for takes the
  ///   marks of its language; `nil` if it has neither.
  ///
  /// **Source:** Unicode CLDR 41.
  public init?(localeIdentifier identifier: String) {
    guard let locale = KeyboardLocale(matching: identifier) else { return nil }
    self.init(locale: locale)
  }

  /// The marks that the table has for a language; `nil` if it has not four.
  fileprivate init?(locale: KeyboardLocale) {
    let marks = locale.entries.parts("q").compactMap(\.first)
    guard marks.count == 4 else { return nil }
    self.init(marks[0], marks[1], marks[2], marks[3])
  }
}

extension KeyboardLocale {
  /// The quotation marks of the language.
  public var quotationDelimiters: QuotationDelimiters {
    QuotationDelimiters(locale: self) ?? .english
  }
}
