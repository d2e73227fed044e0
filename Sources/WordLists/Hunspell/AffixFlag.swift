// SPDX-License-Identifier: MIT

/// The flag of an affix class or a property of words, independent of its notation in the file.
typealias AffixFlag = UInt32

/// A notation of flags, set by `FLAG` in the `.aff` file.
///
/// **Source:** hunspell(5), section FLAG.
enum AffixFlagKind {
  /// Each byte is one flag.
  case byte
  /// Two bytes are one flag.
  case long
  /// Flags are decimal numbers separated by commas.
  case number
  /// Each character of UTF-8 is one flag.
  case character

  init?(named name: String) {
    switch name {
    case "char": self = .byte
    case "long": self = .long
    case "num": self = .number
    case "UTF-8": self = .character
    default: return nil
    }
  }

  /// Returns the flags in a field; `nil` if the field is invalid in this notation.
  func flags(_ field: ArraySlice<UInt8>) -> [AffixFlag]? {
    switch self {
    case .byte: return field.map(UInt32.init)
    case .long:
      guard field.count % 2 == 0 else { return nil }
      return stride(from: field.startIndex, to: field.endIndex, by: 2).map {
        UInt32(field[$0]) << 8 | UInt32(field[$0 + 1])
      }
    case .number:
      var flags: [AffixFlag] = []
      for part in field.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
        // Some dictionaries have other characters after a number, or instead of one; hunspell
        // ignores them.
        let digits = part.prefix { (0x30...0x39).contains($0) }
        if digits.isEmpty { continue }
        guard let number = UInt64(decimal: digits), number <= 65535 else { return nil }
        flags.append(UInt32(number))
      }
      return flags
    case .character:
      return String(validating: field, as: UTF8.self).map { $0.unicodeScalars.map(\.value) }
    }
  }
}
