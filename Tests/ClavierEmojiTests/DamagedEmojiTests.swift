// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Words

@testable import ClavierEmoji

struct DamagedEmojiTests {
  private let list = EmojiFiles.bytes("list")
  private let names = EmojiFiles.bytes("en")

  private func open(_ list: [UInt8], _ names: [UInt8]) throws(EmojiDataError) {
    let opened = try EmojiList(bytes: LexiconBytes(list))
    _ = try EmojiNames(bytes: LexiconBytes(names), list: opened)
  }

  /// Returns bytes with the checksum that belongs to them.
  private func repaired(_ bytes: [UInt8]) -> [UInt8] {
    var checksum = CRC32()
    checksum.add(bytes.prefix(EmojiFormat.checksumOffset))
    checksum.add(bytes.dropFirst(EmojiFormat.checksumOffset + 4))
    var result = bytes
    for index in 0..<4 {
      let byte = UInt8(truncatingIfNeeded: checksum.value >> UInt32(8 * index))
      result[EmojiFormat.checksumOffset + index] = byte
    }
    return result
  }

  @Test("A file of another kind, version or length is refused with its reason")
  func refused() throws {
    try open(list, names)
    #expect(throws: EmojiDataError.notEmojiData) { try open([], names) }
    #expect(throws: EmojiDataError.notEmojiData) { try open(Array("PK a zip".utf8), names) }
    #expect(throws: EmojiDataError.wrongKind) { try open(names, names) }
    #expect(throws: EmojiDataError.wrongKind) { try open(list, list) }
    var other = list
    other[8] = 9
    #expect(throws: EmojiDataError.unknownVersion(9)) { try open(other, names) }
    let long = EmojiDataError.wrongLength(expected: list.count, found: list.count + 1)
    #expect(throws: long) { try open(list + [0], names) }
    #expect(
      "\(EmojiDataError.unknownVersion(9))" == "emojis of format 9; this program reads format 1")
  }

  @Test("Every truncated file is refused")
  func truncated() throws {
    for count in list.indices {
      #expect(throws: EmojiDataError.self) { try open(Array(list.prefix(count)), names) }
    }
    let opened = try EmojiFiles.list()
    for count in names.indices {
      let bytes = LexiconBytes(Array(names.prefix(count)))
      #expect(throws: EmojiDataError.self) { try EmojiNames(bytes: bytes, list: opened) }
    }
  }

  @Test("Every changed byte is found", .enabled(if: Tier.runsSlowTests))
  func flipped() throws {
    for index in list.indices {
      var damaged = list
      damaged[index] ^= 1 << UInt8(index % 8)
      #expect(throws: EmojiDataError.self) { try open(damaged, names) }
    }
    let opened = try EmojiFiles.list()
    for index in names.indices {
      var damaged = names
      damaged[index] ^= 1 << UInt8(index % 8)
      let bytes = LexiconBytes(damaged)
      #expect(throws: EmojiDataError.self) { try EmojiNames(bytes: bytes, list: opened) }
    }
  }

  @Test("Names of another list are refused, also with a right checksum")
  func wrongList() throws {
    var other = list
    // The version of the first emoji.
    other[EmojiFormat.headerSize + 7] = 1
    #expect(throws: EmojiDataError.wrongList) { try open(repaired(other), names) }
  }

  @Test("A control character cannot be typed by an emoji, nor bytes that are no text")
  func texts() throws {
    let text = try EmojiFile(bytes: LexiconBytes(list), kind: .list).textsOffset
    for byte: UInt8 in [0x0A, 0xFF] {
      var other = list
      other[text] = byte
      other.replaceSubrange(text + 1..<text + 4, with: [0x41, 0x41, 0x41])
      let table = EmojiDataError.invalidTable(offset: EmojiFormat.headerSize)
      #expect(throws: table) { try open(repaired(other), names) }
    }
  }

  @Test("Wrong tables with a right checksum are refused, or give wrong emojis, and never trap")
  func forged() {
    var generator = SplitMix64(seed: 7)
    var opened = 0
    for round in 0..<400 {
      var (list, names) = (self.list, self.names)
      let isList = round.isMultiple(of: 2)
      let end = isList ? list.count : names.count
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: 11..<end, using: &generator)
        let byte = UInt8.random(in: 0...255, using: &generator)
        if isList { list[index] = byte } else { names[index] = byte }
      }
      list = repaired(list)
      names.replaceSubrange(28..<32, with: list[24..<28])
      guard let damaged = try? EmojiList(bytes: LexiconBytes(list)) else { continue }
      let last = damaged.emojis.last ?? Emoji("")
      _ = damaged.skinToneVariants(of: last)
      let bytes = LexiconBytes(repaired(names))
      guard let found = try? EmojiNames(bytes: bytes, list: damaged) else { continue }
      opened += 1
      _ = found.localizedName(of: last)
      #expect(EmojiSearch([found]).emojis(matching: "c").count <= 30)
    }
    #expect((1..<400).contains(opened))
  }
}
