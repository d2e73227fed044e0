// SPDX-License-Identifier: MIT

/// How a character of a file is shown on a terminal.
///
/// What would move the cursor, be invisible or turn the direction of writing is shown by its number, as
/// TOML writes it. So a message is what it seems, and a caret below it stands where it should.
struct DisplayCharacter {
  var text: String
  /// How many columns the terminal uses for it.
  var width: Int

  /// A tab is spaces up to the next column that `tabStop` divides.
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
  /// Whether terminals give this character two columns.
  ///
  /// **Source:** Unicode Standard Annex 11, classes W and F, taken block by block.
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

/// A text as it may stand within a message: in one line, and harmless to terminals.
package func singleLine(_ text: some Sequence<Unicode.Scalar>) -> String {
  // A tab would be spaces that the text does not have.
  text.map { $0 == "\t" ? "\\t" : DisplayCharacter($0, atColumn: 0).text }.joined()
}

/// A text of a file as a message quotes it: in quotes, and not longer than 40 characters.
package func quoted(_ text: String) -> String {
  let limit = 40
  let ellipsis = text.unicodeScalars.dropFirst(limit).isEmpty ? "" : "…"
  return "\"\(singleLine(text.unicodeScalars.prefix(limit)))\(ellipsis)\""
}
