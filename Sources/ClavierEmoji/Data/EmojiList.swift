// SPDX-License-Identifier: MIT

public import Words

/// All emojis in Unicode's order, with their categories, versions and skin tones, read in place.
///
/// Opening a list checks every byte; a damaged file is refused as a whole.
public struct EmojiList: Sendable {
  let file: EmojiFile

  /// Opens a list.
  ///
  /// - Throws: ``EmojiDataError`` for the first damage found.
  public init(bytes: LexiconBytes) throws(EmojiDataError) {
    file = try EmojiFile(bytes: bytes, kind: .list)
    try verify()
  }

  /// The number of emojis, not counting their skin tones.
  public var count: Int { file.emojiCount }

  /// The offset of the first variant.
  private var variantTable: Int { file.tablesOffset + EmojiFormat.emojiSize * count }

  func record(_ index: Int) -> Int { file.tablesOffset + EmojiFormat.emojiSize * index }

  func variant(_ index: Int) -> Int { variantTable + EmojiFormat.variantSize * index }

  /// Returns the range of an emoji's variants, by the index of the emoji.
  func variantRange(of index: Int) -> Range<Int> {
    let first = file.bytes.uint16(record(index) + 8)
    return first..<first + Int(file.bytes.byte(record(index) + 10))
  }

  /// Returns the emoji of a record, in either table.
  func emoji(at offset: Int) -> Emoji {
    Emoji(String(decoding: text(at: offset), as: UTF8.self))
  }

  func version(at offset: Int) -> EmojiVersion {
    EmojiVersion(file.bytes.byte(offset + 6), file.bytes.byte(offset + 7))
  }

  /// Returns the index of an emoji, or of the emoji of which it is a variant; `nil` if unknown.
  func index(of emoji: Emoji) -> Int? {
    let text = Array(emoji.char.utf8)
    if let index = (0..<count).first(where: { self.text(at: record($0)).elementsEqual(text) }) {
      return index
    }
    guard let variant = variantIndex(of: text) else { return nil }
    return (0..<count).first { variantRange(of: $0).contains(variant) }
  }

  func variantIndex(of text: [UInt8]) -> Int? {
    (0..<file.entryCount).first { self.text(at: variant($0)).elementsEqual(text) }
  }

  private func text(at offset: Int) -> Slice<UnsafeRawBufferPointer> {
    file.text(file.bytes.clampedUInt32(offset), count: Int(file.bytes.byte(offset + 4)))
  }

  private func verify() throws(EmojiDataError) {
    var category: UInt8 = 0
    var next = 0
    for index in 0..<count {
      let offset = record(index)
      try verifyText(at: offset)
      let found = file.bytes.byte(offset + 5)
      let variants = variantRange(of: index)
      guard found >= category, Int(found) < EmojiCategory.listed.count,
        variants.lowerBound == next
      else { throw .invalidTable(offset: offset) }
      category = found
      next = variants.upperBound
    }
    guard next == file.entryCount else { throw .invalidTable(offset: variantTable) }
    for index in 0..<file.entryCount {
      let offset = variant(index)
      try verifyText(at: offset)
      let tones = file.bytes.byte(offset + 5)
      guard (1...5).contains(tones & 0xF), tones >> 4 <= 5 else {
        throw .invalidTable(offset: offset)
      }
    }
  }

  /// Checks that the text of a record can be typed: not empty, valid UTF-8, and without control
  /// characters.
  private func verifyText(at offset: Int) throws(EmojiDataError) {
    let bytes = text(at: offset)
    guard !bytes.isEmpty, let string = String(validating: bytes, as: UTF8.self),
      string.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
    else { throw .invalidTable(offset: offset) }
  }
}
