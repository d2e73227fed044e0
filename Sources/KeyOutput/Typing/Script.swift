// SPDX-License-Identifier: MIT

/// The writing system of a character, too coarse to reveal the character.
///
/// **Source:** Unicode's `Blocks.txt`; the blocks of a script are combined.
public enum Script: String, Hashable, Comparable, Sendable, CaseIterable {
  case latin = "Latin"
  case greek = "Greek"
  case cyrillic = "Cyrillic"
  case caucasian = "Armenian or Georgian"
  case hebrew = "Hebrew"
  case arabic = "Arabic"
  case indic = "Indic"
  case southeastAsian = "Southeast Asian"
  case ethiopic = "Ethiopic"
  case hangul = "Hangul"
  case kana = "Kana"
  case han = "Han"
  case symbols = "signs and symbols"
  case pictographs = "pictographs"
  case other = "other"

  /// Looks up the script of a character's first scalar.
  public init(of character: Character) {
    let value = character.unicodeScalars.first?.value ?? 0
    let range = Script.ranges.first { value <= $0.last }
    self = range?.script ?? .other
  }

  public static func < (left: Script, right: Script) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The scripts of ranges of Unicode, each with its last scalar.
  private static let ranges: [(last: UInt32, script: Script)] = [
    (0x0040, .symbols), (0x005A, .latin), (0x0060, .symbols), (0x007A, .latin), (0x00BF, .symbols),
    (0x024F, .latin), (0x036F, .symbols), (0x03FF, .greek), (0x052F, .cyrillic),
    (0x058F, .caucasian), (0x05FF, .hebrew), (0x06FF, .arabic), (0x074F, .other), (0x077F, .arabic),
    (0x08FF, .other),
    (0x0DFF, .indic), (0x0EFF, .southeastAsian), (0x0FFF, .other), (0x109F, .southeastAsian),
    (0x10FF, .caucasian), (0x11FF, .hangul), (0x139F, .ethiopic), (0x16FF, .other),
    (0x17FF, .southeastAsian), (0x1DFF, .other), (0x1EFF, .latin), (0x1FFF, .greek),
    (0x2BFF, .symbols), (0x2DFF, .other), (0x2FFF, .symbols), (0x303F, .symbols), (0x30FF, .kana),
    (0x318F, .hangul), (0x9FFF, .han), (0xABFF, .other), (0xD7FF, .hangul), (0xF8FF, .other),
    (0xFAFF, .han), (0xFB4F, .other), (0xFEFF, .arabic), (0xFFFF, .symbols), (0x1EFFF, .other),
    (0x1FAFF, .pictographs), (0x1FFFF, .symbols), (0x3FFFF, .han),
  ]
}
