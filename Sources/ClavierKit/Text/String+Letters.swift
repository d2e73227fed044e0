// SPDX-License-Identifier: MIT

// **Source:** KeyboardKit 9.0's functions of the same names.
extension StringProtocol {
  /// Whether the text is in small letters and would be another in capitals; so are digits not.
  public var isLowercasedWithUppercaseVariant: Bool {
    self == lowercased() && self != uppercased()
  }

  /// Whether the text is in capitals and would be another in small letters; so are digits not.
  public var isUppercasedWithLowercaseVariant: Bool {
    self == uppercased() && self != lowercased()
  }

  /// The characters of the text as people see them, each as a string.
  public var chars: [String] {
    map { String($0) }
  }
}
