// SPDX-License-Identifier: MIT

extension Character {
  /// The number of terminal columns of the character: zero, one or two.
  ///
  /// Characters with an ambiguous width have one.
  ///
  /// **Source:** Unicode Standard Annex #11 for wide characters, #51 for emoji.
  var displayWidth: Int {
    guard let first = unicodeScalars.first(where: { !$0.isZeroWidth }) else { return 0 }
    let isEmoji = unicodeScalars.contains { $0 == "\u{FE0F}" } && first.properties.isEmoji
    return isEmoji || first.isWide ? 2 : 1
  }

  /// Whether a terminal would interpret the character as a control character, or reverse its line.
  var isControl: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isZeroWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      true
    default: false
    }
  }

  /// Whether the scalar is an emoji, or in one of the blocks with wide characters only.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F,  // Hangul Jamo, leading consonants
      0x2E80...0x303E,  // CJK radicals, ideographic description, CJK punctuation
      0x3041...0x33FF,  // Kana, Bopomofo, Hangul compatibility, CJK squares
      0x3400...0x4DBF, 0x4E00...0x9FFF,  // CJK ideographs
      0xA000...0xA4CF,  // Yi
      0xA960...0xA97F, 0xAC00...0xD7A3,  // Hangul
      0xF900...0xFAFF,  // CJK compatibility ideographs
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,  // CJK and fullwidth forms
      0x20000...0x3FFFD:  // supplementary ideographs
      true
    default: properties.isEmojiPresentation
    }
  }
}
