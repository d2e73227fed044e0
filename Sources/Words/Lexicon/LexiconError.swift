// SPDX-License-Identifier: MIT

/// A reason why bytes are no lexicon.
public enum LexiconError: Error, Hashable, Sendable {
  /// The bytes do not begin as a lexicon does.
  case notALexicon
  /// The format is of another version than the reader's.
  case unknownVersion(Int)
  /// The bytes are pairs where words are wanted, or the other way round.
  case anotherKind
  /// The header promises another number of bytes.
  case wrongLength(expected: Int, found: Int)
  /// A part of the header cannot be.
  case invalidHeader(String)
  /// The checksum is not that of the bytes.
  case checksum(expected: UInt32, found: UInt32)
  /// The tree does not hold together at a byte.
  case invalidTree(offset: Int)
}

extension LexiconError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notALexicon: "not a lexicon: the first 8 bytes are not its signature"
    case .unknownVersion(let version):
      "a lexicon of format \(version); this program reads format \(LexiconFormat.version)"
    case .anotherKind: "a lexicon of another kind: words are not pairs of words"
    case .wrongLength(let expected, let found):
      "the lexicon should have \(expected) bytes and has \(found)"
    case .invalidHeader(let what): "the lexicon's header is damaged: \(what)"
    case .checksum: "the lexicon is damaged: its checksum is wrong"
    case .invalidTree(let offset): "the lexicon is damaged at byte \(offset)"
    }
  }
}
