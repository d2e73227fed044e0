// SPDX-License-Identifier: MIT

@_spi(_Unicode) import Swift

extension String {
  /// The text in normalization form C, in which keyboards type.
  ///
  /// **Source:** Unicode Standard Annex #15.
  package var composed: String {
    // Below the first combining mark everything is composed already.
    guard unicodeScalars.contains(where: { $0.value >= 0x300 }) else { return self }
    var scalars = UnicodeScalarView()
    for scalar in _nfc { scalars.append(scalar) }
    return String(scalars)
  }
}
