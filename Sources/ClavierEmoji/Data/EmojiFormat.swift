// SPDX-License-Identifier: MIT

/// The format of emoji files, version 1, which `scripts/emoji` writes.
///
/// All numbers are little endian. Offsets of texts count from the first byte of the texts.
///
/// ```
///  0  signature, 8 bytes: 89 "EMOJI" 0D 0A     24  CRC-32 of all other bytes
///  8  version, 2 bytes                         28  names: the checksum of their list; list: 0
/// 10  kind                                     32  names: number of uses; list: 0
/// 11  length of the language code              36  language code, UTF-8, padded with 0 to 4
/// 12  number of emojis without a skin tone      …  tables
/// 16  list: number of variants;                 …  texts, UTF-8
///     names: number of words
/// 20  bytes of the texts
/// ```
///
/// The tables of a list are the emojis in Unicode's order, 12 bytes each, and the variants of all
/// of them, 8 bytes each:
///
/// ```
/// emoji    offset (4) | length (1) | category (1) | major (1) | minor (1)
///          | first variant (2) | number of variants (1) | 0
/// variant  offset (4) | length (1) | tones (1) | major (1) | minor (1)
///          tones: the first person's in bits 0-3, from 1; the second's in bits 4-7, 0: the same
/// ```
///
/// The first table of names has the offset of each emoji's name, and of the end, 4 bytes each. The
/// words and their end follow, 8 bytes each, then the uses of words, 2 bytes each:
///
/// ```
/// word     offset (4) | first use (4)      folded, ascending by bytes
/// use      bits 0-14: number of an emoji; bit 15: the word is one of its name
/// ```
enum EmojiFormat {
  static let signature: [UInt8] = [0x89, 0x45, 0x4D, 0x4F, 0x4A, 0x49, 0x0D, 0x0A]
  static let version = 1
  static let headerSize = 36
  static let checksumOffset = 24
  static let emojiSize = 12
  static let variantSize = 8
  static let wordSize = 8
  /// The maximum number of emojis, which a use stores in 15 bits.
  static let maximumEmojiCount = 0x7FFF
  /// The maximum number of variants, whose index an emoji stores in 16 bits.
  static let maximumVariantCount = 0xFFFF
  static let nameFlag = 0x8000

  enum Kind: UInt8 {
    case list = 0
    case names = 1
  }
}
