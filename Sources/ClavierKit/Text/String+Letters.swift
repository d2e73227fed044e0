// SPDX-License-Identifier: MIT

// **Source:** KeyboardKit 9.0's functions of the same names.
extension StringProtocol {
  /// Whether the text is in lower case and has an upper case; false for digits.
  public var isLowercasedWithUppercaseVariant: Bool {
    self == lowercased() && self != uppercased()
  }

  /// Whether the text is in upper case and has a lower case; false for digits.
  public var isUppercasedWithLowercaseVariant: Bool {
    self == uppercased() && self != lowercased()
  }

  /// The characters (grapheme clusters) of the text, each as a string.
  public var chars: [String] {
    map { String($0) }
  }
}
