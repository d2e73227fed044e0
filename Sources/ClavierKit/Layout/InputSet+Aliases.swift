// SPDX-License-Identifier: MIT

// Names of older versions of KeyboardKit, so that programs written for it need few changes.
//
// **Source:** KeyboardKit 6.5 to 8.9, in which these names were current.

public typealias AlphabeticInputSet = InputSet

extension InputSet {
  /// The letters of English.
  public static let english = qwerty

  /// Returns the page of digits and punctuation.
  public static func standard(currency: String) -> InputSet {
    numeric(currency: currency)
  }

  /// Returns the page of brackets and rarer signs.
  public static func standard(currencies: [String]) -> InputSet {
    symbolic(currencies: currencies)
  }
}
