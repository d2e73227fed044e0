// SPDX-License-Identifier: MIT

@_spi(_Unicode) import Swift

extension String {
  /// The text in Unicode's normalization form C, which keyboards type.
  ///
  /// **Source:** Unicode Standard Annex #15.
  package var composed: String {
    // Text without combining marks is already composed; the first one is U+0300.
    guard unicodeScalars.contains(where: { $0.value >= 0x300 }) else { return self }
    var scalars = UnicodeScalarView()
    for scalar in _nfc { scalars.append(scalar) }
    return String(scalars)
  }
}
