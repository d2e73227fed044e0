// SPDX-License-Identifier: MIT

/// A reason why bytes cannot be used as a list or names of emojis.
public enum EmojiDataError: Error, Hashable, Sendable {
  /// The bytes do not begin with the signature of emoji data.
  case notEmojiData
  /// The version of the format is unknown.
  case unknownVersion(Int)
  /// The bytes are names where a list is expected, or the reverse.
  case wrongKind
  /// The length differs from that in the header.
  case wrongLength(expected: Int, found: Int)
  /// The header has more emojis or variants than the format allows.
  case tooMany
  /// The checksum does not match the bytes.
  case checksum(expected: UInt32, found: UInt32)
  /// The names were made for another list.
  case wrongList
  /// A table is invalid at an offset in bytes.
  case invalidTable(offset: Int)
}

extension EmojiDataError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notEmojiData: "not a file of emojis: the first 8 bytes are not its signature"
    case .unknownVersion(let version):
      "emojis of format \(version); this program reads format \(EmojiFormat.version)"
    case .wrongKind: "a file of another kind: names are not a list of emojis"
    case .wrongLength(let expected, let found):
      "the file of emojis should have \(expected) bytes and has \(found)"
    case .tooMany: "the file's header is damaged: it has too many emojis"
    case .checksum: "the file of emojis is damaged: its checksum is wrong"
    case .wrongList: "the names belong to another list of emojis; install both of one version"
    case .invalidTable(let offset): "the file of emojis is damaged at byte \(offset)"
    }
  }
}
