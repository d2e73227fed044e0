// SPDX-License-Identifier: MIT

extension KeyboardAction {
  /// The action to do on release in the place of this one.
  ///
  /// Quotation marks become those that the text before them asks for; a ’ directly after a letter is an
  /// apostrophe in every language, and stays. Central Kurdish writes its h in
  /// another way than the letter that looks like it on its keyboards.
  ///
  /// - Parameters:
  ///   - context: The text around the cursor; if it is unknown, quotation marks stay as they are.
  ///   - identifier: The locale, as in ``QuotationDelimiters/init(localeIdentifier:)``.
  /// - Returns: The other action; `nil` to do this one.
  ///
  /// **Source:** KeyboardKit 9.0's replacement actions, which spare the apostrophe in English only.
  public func replacement(
    in context: TextContext, for identifier: String
  ) -> KeyboardAction? {
    guard case .character(let typed) = self else { return nil }
    let isApostrophe = typed == "’" && context.beforeInput?.last?.isLetter == true
    guard !isApostrophe else { return nil }
    let mark = context.beforeInput?.preferredQuotationReplacement(
      whenAppending: typed, for: identifier)
    if let mark { return .character(String(mark)) }
    let isKurdishHeh = identifier.hasPrefix("ckb") && typed == "\u{6BE}"
    return isKurdishHeh ? .character("\u{647}") : nil
  }
}
