// SPDX-License-Identifier: MIT

/// A character of a file, in its form for terminals.
///
/// Control, invisible and direction characters are replaced by TOML escapes with their numbers. So
/// messages cannot mislead, and a caret is below its character.
struct DisplayCharacter {
  var text: String
  /// The width in terminal columns.
  var width: Int

  /// The form at a column; a tab becomes spaces up to the next multiple of `tabStop`.
  init(_ scalar: Unicode.Scalar, atColumn column: Int) {
    switch scalar.properties.generalCategory {
    case _ where scalar == "\t":
      width = Self.tabStop - column % Self.tabStop
      text = String(repeating: " ", count: width)
    case .control, .format, .lineSeparator, .paragraphSeparator:
      text = Self.escape(scalar)
      width = text.count
    case .nonspacingMark, .enclosingMark:
      text = String(scalar)
      width = 0
    default:
      text = String(scalar)
      width = scalar.isWide ? 2 : 1
    }
  }

  private static let tabStop = 4

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let length = digits.count <= 4 ? 4 : 8
    let zeros = String(repeating: "0", count: length - digits.count)
    return (length == 4 ? "\\u" : "\\U") + zeros + digits
  }
}

extension Unicode.Scalar {
  /// Whether terminals show this character in two columns.
  ///
  /// **Source:** Unicode Standard Annex 11, classes W and F, by blocks.
  fileprivate var isWide: Bool {
    if value < 0x1100 { return false }
    return properties.isEmojiPresentation
      || Self.wideBlocks.contains { $0.contains(value) }
  }

  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul Jamo, leading consonants
    0x2E80...0x303E,  // CJK radicals and punctuation
    0x3041...0x4DBF,  // kana, Hangul compatibility Jamo, CJK extension A
    0x4E00...0xA4CF,  // CJK, Yi
    0xA960...0xA97F,  // Hangul Jamo extended A
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // CJK compatibility
    0xFE30...0xFE6F,  // CJK compatibility forms, small forms
    0xFF01...0xFF60,  // full-width ASCII
    0xFFE0...0xFFE6,  // full-width signs
    0x1F300...0x1F64F,  // symbols and pictographs, emoticons
    0x1F900...0x1F9FF,  // supplemental symbols and pictographs
    0x20000...0x3FFFD,  // CJK extensions B and later
  ]
}

/// Returns a text for messages: in one line, and without control characters.
package func singleLine(_ text: some Sequence<Unicode.Scalar>) -> String {
  // A tab would become spaces, which the text does not contain.
  text.map { $0 == "\t" ? "\\t" : DisplayCharacter($0, atColumn: 0).text }.joined()
}

/// Returns a text of a file for messages: in quotes, and at most 40 characters long.
package func quoted(_ text: String) -> String {
  "\"\(shortened(text))\""
}

/// Returns a text of a file for messages: in one line, and at most 40 characters long.
func shortened(_ text: String) -> String {
  let limit = 40
  let ellipsis = text.unicodeScalars.dropFirst(limit).isEmpty ? "" : "…"
  return singleLine(text.unicodeScalars.prefix(limit)) + ellipsis
}
