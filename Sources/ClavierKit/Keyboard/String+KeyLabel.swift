// SPDX-License-Identifier: MIT

extension String {
  /// The label of a key that types this text.
  ///
  /// A combining mark is shown on a dotted circle, the invisible zero-width space as ⁞, and joiners
  /// and direction marks as their short names.
  ///
  /// **Source:** Unicode for the circle, which stands for any letter, and for the names.
  public var keyLabel: String {
    guard let first = unicodeScalars.first, first.value >= 0x300 else { return self }
    switch self {
    case "\u{200B}": return "⁞"
    case "\u{200C}": return "ZWNJ"
    case "\u{200D}": return "ZWJ"
    case "\u{200E}": return "LRM"
    case "\u{200F}": return "RLM"
    default: break
    }
    return switch first.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: "◌" + self
    default: self
    }
  }
}
