// SPDX-License-Identifier: MIT

// **Source:** KeyboardKit 9.0's functions of the same names.
extension StringProtocol {
  /// Whether a quotation has begun and not ended.
  ///
  /// The mark nearest to the end of the text decides; it is looked for no farther. A language with one
  /// mark for both never has an unclosed quotation.
  public func hasUnclosedQuotation(for pair: QuotationDelimiters.Pair) -> Bool {
    guard pair.begin != pair.end else { return false }
    let (begin, end) = (pair.begin.unicodeScalars.first, pair.end.unicodeScalars.first)
    // Scalars, as a text without quotations is walked to its beginning.
    return unicodeScalars.last { $0 == begin || $0 == end } == begin
  }

  /// The quotation mark to type in the place of one that was typed after the text.
  ///
  /// Keyboards have one key for both marks: it types the end, and this makes it the begin where no
  /// quotation is open. English spares its alternate end, which is its apostrophe.
  ///
  /// - Parameters:
  ///   - typed: What was typed; only single characters are replaced.
  ///   - identifier: The locale, as in ``QuotationDelimiters/init(localeIdentifier:)``.
  /// - Returns: The other mark; `nil` if what was typed is right, no quotation mark, or the locale unknown.
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

  /// The text between a language's quotation marks.
  public func quoted(for delimiters: QuotationDelimiters) -> String {
    quoted(in: delimiters.standard)
  }

  /// The text between a language's marks for quotations within quotations.
  public func alternateQuoted(for delimiters: QuotationDelimiters) -> String {
    quoted(in: delimiters.alternate)
  }

  private func quoted(in pair: QuotationDelimiters.Pair) -> String {
    String(pair.begin) + String(self) + String(pair.end)
  }
}
