// SPDX-License-Identifier: MIT

/// A reason why bytes cannot be used as a lexicon.
public enum LexiconError: Error, Hashable, Sendable {
  /// The bytes do not begin with the signature of a lexicon.
  case notALexicon
  /// The version of the format is unknown.
  case unknownVersion(Int)
  /// The bytes are word pairs where a lexicon is expected, or the reverse.
  case wrongKind
  /// The length differs from that in the header.
  case wrongLength(expected: Int, found: Int)
  /// A part of the header is invalid.
  case invalidHeader(String)
  /// The checksum does not match the bytes.
  case checksum(expected: UInt32, found: UInt32)
  /// The tree is invalid at an offset in bytes.
  case invalidTree(offset: Int)
}

extension LexiconError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notALexicon: "not a lexicon: the first 8 bytes are not its signature"
    case .unknownVersion(let version):
      "a lexicon of format \(version); this program reads format \(LexiconFormat.version)"
    case .wrongKind: "a lexicon of another kind: words are not pairs of words"
    case .wrongLength(let expected, let found):
      "the lexicon should have \(expected) bytes and has \(found)"
    case .invalidHeader(let detail): "the lexicon's header is damaged: \(detail)"
    case .checksum: "the lexicon is damaged: its checksum is wrong"
    case .invalidTree(let offset): "the lexicon is damaged at byte \(offset)"
    }
  }
}
