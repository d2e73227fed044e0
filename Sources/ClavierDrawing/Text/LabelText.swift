// SPDX-License-Identifier: MIT

/// The visible form of a text: one line with pictures of control characters, and without direction
/// marks.
///
/// ```
///   "\n"               ␊   control characters as their control pictures
///   ZERO WIDTH JOINER  ZWJ  a single invisible character as its short name
///   COMBINING ACUTE    ◌́   a combining mark without a base, on a circle
///   ◌, VOWEL SIGN AA   ◌ा   a mark that gets its circle from the text shaper
///   "a" RLO "b"        ab  controls of the text direction are removed
/// ```
enum LabelText {
  /// The maximum number of Unicode scalars to draw.
  static let limit = 256

  /// Returns the visible form of a text.
  static func visible(_ text: String) -> String {
    var scalars = Substring(text).unicodeScalars
    if scalars.first == dottedCircle, scalars.dropFirst().first?.getsDottedCircle == true {
      // A circle and a mark from different fonts would be side by side.
      scalars.removeFirst()
    }
    if scalars.count == 1, let only = scalars.first, let name = names[only] { return name }
    var result = String.UnicodeScalarView()
    for scalar in scalars.prefix(limit) {
      if result.isEmpty, scalar.needsCircle { result.append(dottedCircle) }
      if let picture = scalar.picture { result.append(picture) }
    }
    return String(result)
  }

  /// The base for a combining mark without a letter.
  ///
  /// **Source:** The Unicode Standard, 23.1, "Exhibiting Nonspacing Marks in Isolation".
  private static let dottedCircle: Unicode.Scalar = "\u{25CC}"

  /// The short names of invisible characters.
  ///
  /// **Source:** The Unicode Standard, the code charts of General Punctuation and others: the text
  /// in their dashed boxes.
  private static let names: [Unicode.Scalar: String] = [
    "\u{00A0}": "NBSP", "\u{00AD}": "SHY", "\u{061C}": "ALM", "\u{200B}": "ZWSP",
    "\u{200C}": "ZWNJ", "\u{200D}": "ZWJ", "\u{200E}": "LRM", "\u{200F}": "RLM",
    "\u{202F}": "NNBSP", "\u{2060}": "WJ", "\u{FEFF}": "BOM",
  ]
}

extension Unicode.Scalar {
  /// Whether the scalar is a combining mark to which the text shaper adds no dotted circle.
  fileprivate var needsCircle: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: !isOfComplexScript
    default: false
    }
  }

  /// Whether the scalar is a mark to which the text shaper adds a dotted circle if it has no base.
  fileprivate var getsDottedCircle: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: isOfComplexScript
    default: false
    }
  }

  /// Whether the scalar belongs to a complex script.
  ///
  /// **Source:** HarfBuzz, which inserts circles before marks of complex scripts, such as those of
  /// India. The scripts of Europe and the Near East, Thai and Lao are simpler.
  private var isOfComplexScript: Bool {
    switch value {
    case ..<0x0900, 0x0E00...0x0EFF, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF: false
    case 0xFE20...0xFE2F: false
    default: true
    }
  }

  /// The character that is drawn for the scalar; `nil` for none.
  fileprivate var picture: Unicode.Scalar? {
    switch value {
    // **Source:** The Unicode Standard, the block Control Pictures.
    case 0...0x1F: Unicode.Scalar(0x2400 + value)
    case 0x7F: "\u{2421}"
    // Other control characters, and line separators.
    case 0x80...0x9F, 0x2028, 0x2029: "\u{FFFD}"
    // Controls of the text direction, which are removed.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: nil
    default: self
    }
  }
}
