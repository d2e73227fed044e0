// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Words

@testable import WordLists

/// Compiled dictionaries of the Android keyboard.
struct BinaryDictionaryTests {
  private typealias Word = BinaryDictionaryWriter.Word

  private let words = [
    Word(text: "the", frequency: 222),
    Word(text: "to", frequency: 215, bigrams: [0x90, 7, 0x20, 1, 2]),
    Word(text: "Paris", frequency: 140),
    Word(text: "damn", frequency: 90, marks: 1),
    Word(text: "omw", frequency: 50, marks: 2, shortcuts: [0x0F, 0x41, 0x1F]),
    Word(text: "straße"), Word(text: "stra\u{301}ž"), Word(text: "слово"), Word(text: "𐐨b"),
    Word(text: "a", frequency: 0), Word(text: "an"),
  ]

  @Test("Words of all lengths and scripts are read with their frequencies and flags")
  func read() throws {
    let list = try WordList(reading: BinaryDictionaryWriter().bytes(words))
    #expect(list.language == "en-US")
    #expect(
      Set(list.shown) == [
        "the 31", "to 38", "Paris 108", "damn 155 [never]", "straße 146", "strá\u{17E} 146",
        "слово 146", "𐐨b 146", "a 240 [never]", "an 146",
      ])
  }

  @Test("Random words are read back, all and no others, with their frequencies")
  func roundTrip() throws {
    var random = SplitMix64(seed: 31)
    for _ in 0..<200 {
      var frequencies: [String: UInt8] = [:]
      for _ in 0..<Int.random(in: 1...60, using: &random) {
        let letters = (0..<Int.random(in: 1...6, using: &random)).map { _ in
          ["a", "b", "é", "ж", "字"].randomElement(using: &random) ?? "a"
        }
        frequencies[letters.joined()] = UInt8.random(in: 1...255, using: &random)
      }
      let bytes = BinaryDictionaryWriter().bytes(
        frequencies.map { Word(text: $0, frequency: $1) })
      let list = try WordList(reading: bytes)
      let expected = frequencies.mapValues { AndroidFrequency(Int($0)).rarity }
      #expect(list.entries.count == expected.count)
      for entry in list.entries { #expect(expected[entry.word] == entry.rarity) }
    }
  }

  @Test("An invalid letter is refused with its position")
  func wrongLetter() {
    // A surrogate, which is invalid in texts, in place of the only letter.
    let header = BinaryDictionaryWriter().bytes([]).dropLast()
    let bytes = header + [1, 0x10, 0x00, 0xD8, 0x00, 9]
    #expect(refusal(Array(bytes)) == "x: byte \(header.count + 2): is no letter")
  }

  @Test("A node without letters, a bigram without an address and wrong shortcuts are refused")
  func wrongNodes() {
    let header = Array(BinaryDictionaryWriter().bytes([]).dropLast())
    let place = header.count
    #expect(
      refusal(header + [1, 0x30, 0x1F, 9]) == "x: byte \(place + 2): a node has no letter")
    #expect(
      refusal(header + [1, 0x14, 0x61, 9, 0x00])
        == "x: byte \(place + 4): a bigram has no address")
    #expect(
      refusal(header + [1, 0x18, 0x61, 9, 0, 1])
        == "x: byte \(place + 4): the size of the shortcuts is wrong")
    let long = [UInt8](repeating: 0x61, count: 60)
    #expect(
      refusal(header + [1, 0x30] + long + [0x1F, 9])
        == "x: byte \(place + 2): a node has too many letters")
  }

  @Test("A header without an end, or with a text without an end, is refused")
  func wrongHeader() {
    var bytes = BinaryDictionaryWriter().bytes(words)
    bytes[11] = 13
    #expect(refusal(bytes) == "x: byte 12: a text of the header has no end")
    bytes[8] = 0xFF
    #expect(refusal(bytes) == "x: byte 8: the header ends outside of the file")
  }

  @Test("An array of more than 127 nodes has a number of two bytes")
  func largeArray() throws {
    let many = (0x400..<0x4FF).compactMap(Unicode.Scalar.init).filter { $0.properties.isAlphabetic }
    let list = try WordList(
      reading: BinaryDictionaryWriter().bytes(many.map { Word(text: "\($0)x") }))
    #expect(list.entries.count == many.count)
    #expect(many.count > 200)
  }

  @Test("A one-byte table of letters is used if the version has one")
  func table() throws {
    let letters = Array("абвг".unicodeScalars)
    let writer = BinaryDictionaryWriter(version: 202, table: letters)
    let list = try WordList(reading: writer.bytes([Word(text: "баг"), Word(text: "ваза")]))
    #expect(list.words == ["баг", "ваза"])
  }

  @Test("An unknown version is refused", arguments: [1, 3, 402, 0xFFFF] as [UInt16])
  func version(version: UInt16) {
    let bytes = BinaryDictionaryWriter(version: version).bytes(words)
    #expect(refusal(bytes) == "x: byte 4: is of version \(version); version 2 is read")
  }

  @Test("A file that is cut off anywhere is refused, with the place")
  func cutOff() {
    let bytes = BinaryDictionaryWriter().bytes(words)
    for count in 4..<bytes.count {
      let message = refusal(Array(bytes.prefix(count)))
      #expect(message?.hasPrefix("x: byte ") == true, "\(count) bytes: \(message ?? "accepted")")
    }
  }

  @Test("Shared arrays that make the tree exponentially large are refused at once")
  func sharedArrays() {
    // Each array has two nodes that both lead to the next array: 2^40 paths.
    var bytes = BinaryDictionaryWriter().bytes([])
    bytes.removeLast()
    for _ in 0..<40 { bytes += [2, 0x40, 0x61, 4, 0x40, 0x62, 1] }
    bytes += [1, 0x10, 0x63, 9]
    #expect(refusal(bytes)?.contains("has more nodes than bytes for them") == true)
  }

  @Test("Changed bytes are read as other words or refused with a message, and never trap")
  func mutations() {
    var random = SplitMix64(seed: 11)
    let bytes = BinaryDictionaryWriter().bytes(words)
    var refused = 0
    for _ in 0..<4000 {
      let changed = mutated(bytes, inserting: ["\u{1F}", "\u{3}\u{4}\u{5}"], using: &random)
      guard let message = refusal(changed) else { continue }
      refused += 1
      #expect(isShowable(message))
    }
    #expect(refused > 1000)
  }
}
