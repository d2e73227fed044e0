// SPDX-License-Identifier: MIT

/// The bytes of a lexicon, format 1.
///
/// All numbers are little endian.
///
/// ```
///  0  signature, 8 bytes: 89 "WORDS" 0D 0A      24  CRC-32 of all other bytes
///  8  version, 2 bytes                          28  rarity of the commonest word
/// 10  length of the language code               29  log of the probability of all words together
/// 11  kind                                      30  0, 0
/// 12  number of scalars in the alphabet         32  language code, UTF-8, padded with 0 to 4
/// 16  bytes of the tree                          …  alphabet: ascending scalars, 4 bytes each
/// 20  number of spellings                        …  tree
/// ```
///
/// The tree is a list of edges: those of the root, each followed by the list of its own subtree.
/// An edge is
///
/// ```
/// head | [letters] | [rarity] | [lowest] | [total] | [subtree's size] | [forms] | label | subtree
///
/// head   bits 0-1: number of letters in the label, 0: the next byte is that number
///        bit 2: a word ends here              bit 3: a subtree follows
///        bit 4: the last edge of its list     bit 5: forms follow
///        bit 6: lowest is the word's own      bit 7: total is lowest
/// label  each letter an index into the alphabet: below 0xE0 one byte; else 0xE0 + high, low
/// ```
///
/// `total` is the rarity of all words of the subtree together, `lowest` that of the commonest. The
/// edges of a list ascend by `lowest`. The size of the subtree in bytes is a variable-length
/// integer, left out at the last edge.
///
/// A form is a spelling of the word:
///
/// ```
/// info   bits 0-1: flags; bits 4-6: shape; bit 7: another form follows
/// [rarity]  not for the first form, whose rarity is the edge's
/// [length, UTF-8]  with shape `spelled`
/// ```
enum LexiconFormat {
  static let signature: [UInt8] = [0x89, 0x57, 0x4F, 0x52, 0x44, 0x53, 0x0D, 0x0A]
  static let version = 1
  static let headerSize = 32
  static let checksumOffset = 24
  /// The maximum length of a word, in scalars.
  ///
  /// **Source:** LatinIME's limit, MAX_WORD_LENGTH in defines.h.
  static let maximumWordLength = 48
  /// The maximum size of an alphabet: 0xE0 letters of one byte and 32 × 256 of two.
  static let maximumAlphabetSize = 0xE0 + 32 * 256

  /// The meaning of the tree's words.
  enum Kind: UInt8 {
    case words = 0
    /// Two words, separated by a space.
    case pairs = 1
  }

  /// Returns the checksum of all bytes except those of the checksum itself.
  ///
  /// The bytes must contain a whole header.
  static func checksum(of bytes: some Collection<UInt8>) -> UInt32 {
    var checksum = CRC32()
    checksum.add(bytes.prefix(checksumOffset))
    checksum.add(bytes.dropFirst(checksumOffset + 4))
    return checksum.value
  }

  enum NodeHeader {
    static let labelMask: UInt8 = 0b11
    static let isWord: UInt8 = 1 << 2
    static let hasSubtree: UInt8 = 1 << 3
    static let isLast: UInt8 = 1 << 4
    static let hasForms: UInt8 = 1 << 5
    static let lowestIsOwn: UInt8 = 1 << 6
    static let totalIsLowest: UInt8 = 1 << 7
  }

  /// The conversion of a folded word to a spelling.
  enum Shape: UInt8 {
    case lower = 0
    case capitalized = 1
    case upper = 2
    /// The spelling is stored as a text.
    case spelled = 3
  }
}
