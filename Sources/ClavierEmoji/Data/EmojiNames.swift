// SPDX-License-Identifier: MIT

public import Words

/// The names and keywords of a list's emojis in one language, read in place.
///
/// Opening names checks every byte; a damaged file is refused as a whole.
public struct EmojiNames: Sendable {
  /// The list for which the names were made.
  public let list: EmojiList
  let file: EmojiFile
  let folding: Folding
  /// The number of different words of each emoji's name, at most 255.
  private(set) var nameWordCounts: [UInt8] = []

  /// Opens the names of a language.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - list: The list for which the names were made.
  /// - Throws: ``EmojiDataError`` for the first damage found; ``EmojiDataError/wrongList`` if the
  ///   names were made for another list.
  public init(bytes: LexiconBytes, list: EmojiList) throws(EmojiDataError) {
    file = try EmojiFile(bytes: bytes, kind: .names)
    folding = Folding(language: file.language)
    self.list = list
    guard file.listChecksum == list.file.checksum, file.emojiCount == list.count else {
      throw .wrongList
    }
    try verify()
    nameWordCounts = [UInt8](repeating: 0, count: list.count)
    for index in 0..<file.useCount {
      let use = use(index)
      if use.isOfName, nameWordCounts[use.emoji] < .max { nameWordCounts[use.emoji] += 1 }
    }
  }

  /// The language code, such as "en" or "pt-PT".
  public var language: String { file.language }

  /// Returns the name of an emoji, with or without a skin tone, in the language.
  ///
  /// - Parameter emoji: The emoji.
  /// - Returns: The name without the skin tone; `nil` if the emoji is unknown or has no name.
  public func localizedName(of emoji: Emoji) -> String? {
    guard let index = list.index(of: emoji) else { return nil }
    let name = name(index)
    return name.isEmpty ? nil : name
  }

  /// Returns the name of an emoji by its index; empty if it has none.
  func name(_ index: Int) -> String {
    let start = file.bytes.clampedUInt32(nameOffset(index))
    let end = file.bytes.clampedUInt32(nameOffset(index + 1))
    return String(decoding: file.text(start, count: end - start), as: UTF8.self)
  }

  /// The number of different words in names and keywords.
  var wordCount: Int { file.entryCount }

  /// Returns the bytes of a word.
  func word(_ index: Int) -> Slice<UnsafeRawBufferPointer> {
    let start = file.bytes.clampedUInt32(wordOffset(index))
    let end = file.bytes.clampedUInt32(wordOffset(index + 1))
    return file.text(start, count: end - start)
  }

  /// Returns the indexes of a word's uses, clamped to the table.
  func uses(ofWord index: Int) -> Range<Int> {
    let start = min(file.bytes.clampedUInt32(wordOffset(index) + 4), file.useCount)
    let end = min(file.bytes.clampedUInt32(wordOffset(index + 1) + 4), file.useCount)
    return start..<max(start, end)
  }

  /// Returns a use: the index of an emoji, and whether the word is part of its name.
  func use(_ index: Int) -> (emoji: Int, isOfName: Bool) {
    let value = file.bytes.uint16(wordOffset(wordCount + 1) + 2 * index)
    return (value & ~EmojiFormat.nameFlag, value & EmojiFormat.nameFlag != 0)
  }

  private func nameOffset(_ index: Int) -> Int { file.tablesOffset + 4 * index }

  private func wordOffset(_ index: Int) -> Int {
    nameOffset(file.emojiCount + 1) + EmojiFormat.wordSize * index
  }

  private func verify() throws(EmojiDataError) {
    var end = 0
    for index in 0...file.emojiCount {
      let offset = nameOffset(index)
      let start = file.bytes.clampedUInt32(offset)
      guard start >= end, start <= file.textCount else { throw .invalidTable(offset: offset) }
      end = start
    }
    var lastUse = 0
    for index in 0...wordCount {
      let offset = wordOffset(index)
      let (start, use) = (file.bytes.clampedUInt32(offset), file.bytes.clampedUInt32(offset + 4))
      guard start >= end, start <= file.textCount, use >= lastUse, use <= file.useCount,
        index < 2 || word(index - 2).lexicographicallyPrecedes(word(index - 1))
      else { throw .invalidTable(offset: offset) }
      (end, lastUse) = (start, use)
    }
    guard end == file.textCount, lastUse == file.useCount else {
      throw .invalidTable(offset: wordOffset(wordCount))
    }
    for index in 0..<file.useCount where use(index).emoji >= file.emojiCount {
      throw .invalidTable(offset: wordOffset(wordCount + 1) + 2 * index)
    }
  }
}
