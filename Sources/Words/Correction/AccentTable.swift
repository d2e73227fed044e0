// SPDX-License-Identifier: MIT

/// A table from accented letters of an alphabet to their letters without accents.
struct AccentTable: Sendable {
  private var bases: [UInt32: UInt32] = [:]

  /// Creates the table for the letters of a lexicon.
  ///
  /// **Source:** the names of the Unicode Character Database: é is LATIN SMALL LETTER E WITH ACUTE.
  init(_ lexicon: Lexicon) {
    var letters: [String: UInt32] = [:]
    for value in 0x61...0x7A as ClosedRange<UInt32> {
      letters[Unicode.Scalar(value)?.properties.name ?? ""] = value
    }
    for letter in lexicon.letters { letters[letter.properties.name ?? ""] = letter.value }
    for letter in lexicon.letters where letter.value >= 0x80 {
      guard let name = letter.properties.name, let base = letters[Self.base(of: name)] else {
        continue
      }
      bases[letter.value] = base
    }
    // By its name, ё is a letter of its own, not an е with a diaeresis.
    bases[0x451] = 0x435
  }

  /// Returns the letter without its accent; `nil` if it has none.
  @inline(__always)
  func base(_ letter: Unicode.Scalar) -> Unicode.Scalar? {
    guard letter.value >= 0x80 else { return nil }
    return bases[letter.value].flatMap(Unicode.Scalar.init)
  }

  private static func base(of name: String) -> String {
    let words = name.split(separator: " ")
    guard let end = words.firstIndex(of: "WITH") else { return "" }
    return words[..<end].joined(separator: " ")
  }
}
