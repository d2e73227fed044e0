// SPDX-License-Identifier: MIT

// **Source:** KeyboardKit 9.0's functions of the same names.
extension StringProtocol {
  /// Returns whether a quotation is open at the end of the text.
  ///
  /// Only the last quotation mark of the text counts. A language with the same mark for both never
  /// has an open quotation.
  public func hasUnclosedQuotation(for pair: QuotationDelimiters.Pair) -> Bool {
    guard pair.begin != pair.end else { return false }
    let (begin, end) = (pair.begin.unicodeScalars.first, pair.end.unicodeScalars.first)
    // Scalars are faster than characters: a text without quotations is scanned to its beginning.
    return unicodeScalars.last { $0 == begin || $0 == end } == begin
  }

  /// Returns the quotation mark that replaces the one typed after the text.
  ///
  /// Keyboards have one key for both marks. It types the closing mark, which becomes the opening
  /// mark if no quotation is open. In English the closing mark of nested quotations is not
  /// replaced, since it is also the apostrophe.
  ///
  /// - Parameters:
  ///   - typed: The typed text; only single characters are replaced.
  ///   - identifier: The locale, as in ``QuotationDelimiters/init(localeIdentifier:)``.
  /// - Returns: The other mark; `nil` if the typed one is right or is no quotation mark, or if the
  ///   locale is unknown.
  public func preferredQuotationReplacement(
    whenAppending typed: String, for identifier: String
  ) -> Character? {
    guard let first = typed.first, typed.dropFirst().isEmpty,
      let delimiters = QuotationDelimiters(localeIdentifier: identifier)
    else { return nil }
    let (standard, alternate) = (delimiters.standard, delimiters.alternate)
    let pair: QuotationDelimiters.Pair
    if first == standard.end || (first == "”" && first != alternate.end) {
      pair = standard
    } else if !identifier.hasPrefix("en"), first == alternate.end || first == "‘" {
      pair = alternate
    } else {
      return nil
    }
    let preferred = hasUnclosedQuotation(for: pair) ? pair.end : pair.begin
    return preferred == first ? nil : preferred
  }

  /// Returns the text in the language's quotation marks.
  public func quoted(for delimiters: QuotationDelimiters) -> String {
    quoted(in: delimiters.standard)
  }

  /// Returns the text in the language's marks for nested quotations.
  public func alternateQuoted(for delimiters: QuotationDelimiters) -> String {
    quoted(in: delimiters.alternate)
  }

  private func quoted(in pair: QuotationDelimiters.Pair) -> String {
    String(pair.begin) + String(self) + String(pair.end)
  }
}
