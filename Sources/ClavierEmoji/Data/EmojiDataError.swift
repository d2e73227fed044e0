// SPDX-License-Identifier: MIT

/// A reason why bytes are no emojis or no names of them.
public enum EmojiDataError: Error, Hashable, Sendable {
  /// The bytes do not begin as such a file does.
  case notEmojiData
  /// The format is of another version than the reader's.
  case unknownVersion(Int)
  /// The bytes are names where a list is wanted, or the other way round.
  case anotherKind
  /// The header promises another number of bytes.
  case wrongLength(expected: Int, found: Int)
  /// The header has more emojis or variants than the format allows.
  case tooMany
  /// The checksum is not that of the bytes.
  case checksum(expected: UInt32, found: UInt32)
  /// The names belong to another list.
  case anotherList
  /// The tables do not hold together at a byte.
  case invalidTable(offset: Int)
}

extension EmojiDataError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notEmojiData: "not a file of emojis: the first 8 bytes are not its signature"
    case .unknownVersion(let version):
      "emojis of format \(version); this program reads format \(EmojiFormat.version)"
    case .anotherKind: "a file of another kind: names are not a list of emojis"
    case .wrongLength(let expected, let found):
      "the file of emojis should have \(expected) bytes and has \(found)"
    case .tooMany: "the file's header is damaged: it has too many emojis"
    case .checksum: "the file of emojis is damaged: its checksum is wrong"
    case .anotherList: "the names belong to another list of emojis; install both of one version"
    case .invalidTable(let offset): "the file of emojis is damaged at byte \(offset)"
    }
  }
}
