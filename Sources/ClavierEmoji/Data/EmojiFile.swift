// SPDX-License-Identifier: MIT

import Words

/// The header and the texts of an emoji file, whose length and checksum are valid.
struct EmojiFile: Sendable {
  let bytes: LexiconBytes
  let language: String
  let emojiCount: Int
  /// The number of variants in a list, or of words in a file of names.
  let entryCount: Int
  let useCount: Int
  let checksum: UInt32
  /// The checksum of the list for which the names were made.
  let listChecksum: UInt32
  /// The offset of the first table.
  let tablesOffset: Int
  /// The offset of the first text.
  let textsOffset: Int

  init(bytes: LexiconBytes, kind: EmojiFormat.Kind) throws(EmojiDataError) {
    let signature = EmojiFormat.signature
    guard bytes.count >= signature.count,
      bytes.buffer.prefix(signature.count).elementsEqual(signature)
    else { throw .notEmojiData }
    let header = EmojiFormat.headerSize
    guard bytes.count >= header else {
      throw .wrongLength(expected: header, found: bytes.count)
    }
    let version = bytes.uint16(8)
    guard version == EmojiFormat.version else { throw .unknownVersion(version) }
    guard bytes.byte(10) == kind.rawValue else { throw .wrongKind }
    let languageEnd = header + Int(bytes.byte(11))
    // The counts in a damaged file can exceed an Int of 32 bits.
    let (emojis, entries) = (Int64(bytes.uint32(12)), Int64(bytes.uint32(16)))
    let uses = Int64(bytes.uint32(32))
    guard emojis <= EmojiFormat.maximumEmojiCount,
      kind == .names || entries <= EmojiFormat.maximumVariantCount
    else { throw .tooMany }
    let tables = (languageEnd + 3) & ~3
    let tableBytes: Int64 =
      switch kind {
      case .list:
        Int64(EmojiFormat.emojiSize) * emojis + Int64(EmojiFormat.variantSize) * entries
      case .names: 4 * (emojis + 1) + Int64(EmojiFormat.wordSize) * (entries + 1) + 2 * uses
      }
    let texts = Int64(tables) + tableBytes
    let expected = texts + Int64(bytes.uint32(20))
    guard Int64(bytes.count) == expected else {
      throw .wrongLength(expected: Int(clamping: expected), found: bytes.count)
    }
    let checksum = bytes.uint32(EmojiFormat.checksumOffset)
    var found = CRC32()
    found.add(bytes.buffer.prefix(EmojiFormat.checksumOffset))
    found.add(bytes.buffer.dropFirst(EmojiFormat.checksumOffset + 4))
    guard checksum == found.value else {
      throw .checksum(expected: checksum, found: found.value)
    }
    self.bytes = bytes
    language = String(decoding: bytes.buffer[header..<languageEnd], as: UTF8.self)
    // Each count is at most the number of bytes.
    (emojiCount, entryCount, useCount) = (Int(emojis), Int(entries), Int(uses))
    self.checksum = checksum
    listChecksum = bytes.uint32(28)
    (self.tablesOffset, self.textsOffset) = (tables, Int(texts))
  }

  /// The size of all texts, in bytes.
  var textCount: Int { bytes.count - textsOffset }

  /// Returns the bytes of a text; empty if any of them is outside the file.
  func text(_ offset: Int, count: Int) -> Slice<UnsafeRawBufferPointer> {
    guard offset >= 0, count >= 0, offset <= textCount - count else {
      return bytes.buffer[0..<0]
    }
    return bytes.buffer[textsOffset + offset..<textsOffset + offset + count]
  }
}

extension LexiconBytes {
  /// Returns a number of 2 bytes; bytes outside the file count as 0.
  func uint16(_ offset: Int) -> Int {
    Int(byte(offset)) | Int(byte(offset + 1)) << 8
  }

  /// Returns a number of 4 bytes, clamped to `Int`; 0 if any of them is outside the file.
  func clampedUInt32(_ offset: Int) -> Int {
    Int(clamping: uint32(offset))
  }
}
