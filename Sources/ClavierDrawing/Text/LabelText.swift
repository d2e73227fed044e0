// SPDX-License-Identifier: MIT

/// What is drawn of a text: one line, with nothing in it that cannot be seen or that changes its
/// neighbours.
///
/// ```
///   "\n"               ␊   control characters by their pictures
///   ZERO WIDTH JOINER  ZWJ  a text of one character that cannot be seen, by its short name
///   COMBINING ACUTE    ◌́   a mark that has nothing to stand on
///   ◌, VOWEL SIGN AA   ◌ा   a mark on a circle of whose kind whoever shapes letters makes one himself
///   "a" RLO "b"        ab  signs that turn the order of letters are left out
/// ```
enum LabelText {
  /// How many Unicode scalars of a text are drawn at most.
  static let limit = 256

  /// The text as it is drawn.
  static func visible(_ text: String) -> String {
    var scalars = Substring(text).unicodeScalars
    if scalars.first == dottedCircle, scalars.dropFirst().first?.bringsCircle == true {
      // The two would be of different fonts, and stand beside each other.
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

  /// What a mark stands on where there is no letter.
  ///
  /// **Source:** The Unicode Standard, 23.1, "Exhibiting Nonspacing Marks in Isolation".
  private static let dottedCircle: Unicode.Scalar = "\u{25CC}"

  /// **Source:** The Unicode Standard, the code charts of General Punctuation and others: what is
  /// written in their dashed boxes.
  private static let names: [Unicode.Scalar: String] = [
    "\u{00A0}": "NBSP", "\u{00AD}": "SHY", "\u{061C}": "ALM", "\u{200B}": "ZWSP",
    "\u{200C}": "ZWNJ", "\u{200D}": "ZWJ", "\u{200E}": "LRM", "\u{200F}": "RLM",
    "\u{202F}": "NNBSP", "\u{2060}": "WJ", "\u{FEFF}": "BOM",
  ]
}

extension Unicode.Scalar {
  /// Whether it stands on the letter before it, and is not given a circle by who shapes letters.
  fileprivate var needsCircle: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: !isOfComplexScript
    default: false
    }
  }

  /// Whether it is given a circle by who shapes letters where it has nothing to stand on.
  fileprivate var bringsCircle: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: isOfComplexScript
    default: false
    }
  }

  /// **Source:** HarfBuzz, which puts circles before marks of the scripts of India and others that are as
  /// complex; those of Europe, the Near East, Thai and Lao are simpler.
  private var isOfComplexScript: Bool {
    switch value {
    case ..<0x0900, 0x0E00...0x0EFF, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF: false
    case 0xFE20...0xFE2F: false
    default: true
    }
  }

  /// What is drawn for it; `nil` for nothing.
  fileprivate var picture: Unicode.Scalar? {
    switch value {
    // **Source:** The Unicode Standard, the block Control Pictures.
    case 0...0x1F: Unicode.Scalar(0x2400 + value)
    case 0x7F: "\u{2421}"
    // The rest of the control characters, and separators of lines.
    case 0x80...0x9F, 0x2028, 0x2029: "\u{FFFD}"
    // What turns the order of the letters after it.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: nil
    default: self
    }
  }
}
