// SPDX-License-Identifier: MIT

extension KeyboardAction {
  /// Returns the action that replaces this one when its key types.
  ///
  /// A quotation mark becomes the right one for the text before it. The mark ’ directly after a
  /// letter is an apostrophe in every language, and is not replaced. The letter h of Central
  /// Kurdish becomes its usual code point, since keyboards have a letter that only looks the same.
  ///
  /// - Parameters:
  ///   - context: The text around the cursor; if it is unknown, quotation marks are not replaced.
  ///   - identifier: The locale, as in ``QuotationDelimiters/init(localeIdentifier:)``.
  /// - Returns: The replacement; `nil` to keep this action.
  ///
  /// **Source:** KeyboardKit 9.0's replacement actions, which keep the apostrophe in English only.
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
