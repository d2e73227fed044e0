// SPDX-License-Identifier: MIT

extension KeyboardLocale {
  /// The flag of the language as one emoji; a white flag for a language without a country.
  ///
  /// **Source:** Unicode's emoji flags (UTS 51). The countries of languages are KeyboardKit's,
  /// except for Sorani; otherwise the largest country in which the language is official.
  public var flag: String {
    guard let region = entries.text("z") else { return "🏳️" }
    guard region.contains("-") else { return Self.text(region.unicodeScalars, from: 0x1F1E6 - 65) }
    let part = region.lowercased().unicodeScalars.filter { $0 != "-" }
    return "🏴" + Self.text(part, from: 0xE0000) + "\u{E007F}"
  }

  /// Returns ASCII characters mapped to other scalars, by adding their code to that of `first`.
  private static func text(_ ascii: some Sequence<Unicode.Scalar>, from first: UInt32) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: ascii.compactMap { Unicode.Scalar(first + $0.value) })
    return String(text)
  }
}
