// SPDX-License-Identifier: MIT

extension String {
  /// The text as it stands on a key that types it.
  ///
  /// A mark that goes upon a letter stands upon a dotted circle. Of what nobody can see, the zero-width
  /// space shows as ⁞, and joiners and marks of direction by their short names.
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
