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
  /// - Parameter identifier: As "de", "fr_CA" or "sr-Latn". A locale that the table has not takes the
  ///   marks of its language; `nil` if it has neither.
  ///
  /// **Source:** Unicode CLDR 42, for the locales of KeyboardKit 10.
  public init?(localeIdentifier identifier: String) {
    let language = identifier.prefix { $0 != "_" && $0 != "-" }
    guard let delimiters = Self.table(identifier) ?? Self.table(String(language)) else {
      return nil
    }
    self = delimiters
  }

  private static func table(_ identifier: String) -> QuotationDelimiters? {
    switch identifier {
    case "en", "az", "bn", "chr", "ckb", "cy", "da", "es_419", "es_MX", "fil", "fo", "ga", "haw",
      "id", "lv", "mn", "ms", "mt", "pt", "smn", "sw", "tg", "tr", "vi":
      english
    case "ca", "el", "es", "it", "kk", "pt_PT", "sq": Self("«", "»", "“", "”")
    case "ar": Self("”", "“", "’", "‘")
    case "fr", "hy": Self("«", "»", "«", "»")
    case "be", "cv", "ru", "uk": Self("«", "»", "„", "“")
    case "bg", "lt": Self("„", "“", "„", "“")
    case "cs", "de", "et", "hr", "is", "mk", "sk", "sl": Self("„", "“", "‚", "‘")
    case "nl": Self("‘", "’", "‘", "’")
    case "fi", "he", "se", "sv": Self("”", "”", "’", "’")
    case "fr_CA": Self("«", "»", "”", "“")
    case "fa", "fr_CH": Self("«", "»", "‹", "›")
    case "ka": Self("„", "“", "«", "»")
    case "hu": Self("„", "”", "»", "«")
    case "nb", "nn": Self("«", "»", "‘", "’")
    case "pl", "ro": Self("„", "”", "«", "»")
    case "sr": Self("„", "“", "‘", "‘")
    case "uz": Self("“", "”", "’", "‘")
    default: nil
    }
  }
}

extension KeyboardLocale {
  /// The quotation marks of the language; English's if none are known.
  public var quotationDelimiters: QuotationDelimiters {
    QuotationDelimiters(localeIdentifier: rawValue) ?? .english
  }
}
