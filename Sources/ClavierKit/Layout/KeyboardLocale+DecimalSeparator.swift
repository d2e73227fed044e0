// SPDX-License-Identifier: MIT

extension KeyboardLocale {
  /// The sign between whole and parts of a number.
  ///
  /// **Source:** CLDR.
  public var decimalSeparator: String {
    switch self {
    case .english: "."
    case .german: ","
    }
  }
}
