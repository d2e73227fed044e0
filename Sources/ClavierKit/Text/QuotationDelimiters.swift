// SPDX-License-Identifier: MIT

/// The quotation marks of a language: the usual pair, and the pair for nested quotations.
public struct QuotationDelimiters: Hashable, Sendable {
  /// The opening and the closing mark; some languages have one mark for both.
  public struct Pair: Hashable, Sendable {
    public var begin: Character
    public var end: Character

    public init(begin: Character, end: Character) {
      self.begin = begin
      self.end = end
    }

    /// Returns whether the character is one of the two marks.
    public func contains(_ character: Character) -> Bool {
      character == begin || character == end
    }
  }

  /// The pair of marks for usual quotations.
  public var standard: Pair
  /// The pair of marks for nested quotations.
  public var alternate: Pair

  public init(standard: Pair, alternate: Pair) {
    self.standard = standard
    self.alternate = alternate
  }

  /// Creates both pairs from their opening and closing marks, in that order.
  private init(_ begin: Character, _ end: Character, _ inner: Character, _ innerEnd: Character) {
    self.init(
      standard: Pair(begin: begin, end: end), alternate: Pair(begin: inner, end: innerEnd))
  }

  /// The quotation marks of English.
  public static let english = QuotationDelimiters("“", "”", "‘", "’")

  /// Creates the marks of a locale.
  ///
  /// - Parameter identifier: An identifier such as "de", "fr_CA" or "sr-Latn". A locale without a
  ///   keyboard has the marks of its language; the result is `nil` if the language has no keyboard
  ///   either.
  ///
  /// **Source:** Unicode CLDR 41.
  public init?(localeIdentifier identifier: String) {
    guard let locale = KeyboardLocale(matching: identifier) else { return nil }
    self.init(locale: locale)
  }

  /// Creates the marks of a language in the locale table; `nil` unless there are four.
  fileprivate init?(locale: KeyboardLocale) {
    let marks = locale.entries.parts("q").compactMap(\.first)
    guard marks.count == 4 else { return nil }
    self.init(marks[0], marks[1], marks[2], marks[3])
  }
}

extension KeyboardLocale {
  /// The quotation marks of the language; those of English if it has none of its own.
  public var quotationDelimiters: QuotationDelimiters {
    QuotationDelimiters(locale: self) ?? .english
  }
}
