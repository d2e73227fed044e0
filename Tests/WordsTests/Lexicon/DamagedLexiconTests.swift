// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Words

struct DamagedLexiconTests {
  private let bytes: [UInt8] = {
    var builder = LexiconBuilder(language: "en")
    var generator = SplitMix64(seed: 3)
    for _ in 0..<400 {
      let word = (0..<Int.random(in: 1...8, using: &generator))
        .map { _ in "abcdeäβ'".randomElement(using: &generator) ?? "a" }
      let text = String(word)
      builder.add(WordEntry(text, rarity: UInt8.random(in: 20...200, using: &generator)))
      builder.add(WordEntry(text.uppercased(), rarity: 200, flags: .neverCorrectTo))
    }
    builder.add(WordEntry("aBcD"))
    return builder.bytes()
  }()

  private func open(_ bytes: [UInt8]) throws(LexiconError) -> Lexicon {
    try Lexicon(bytes: LexiconBytes(bytes))
  }

  @Test("A file of another kind, version or length is refused with its reason")
  func refused() throws {
    #expect(throws: LexiconError.notALexicon) { try open([]) }
    #expect(throws: LexiconError.notALexicon) { try open(Array("PK a zip archive".utf8)) }
    var other = bytes
    other[8] = 9
    #expect(throws: LexiconError.unknownVersion(9)) { try open(other) }
    let short = LexiconError.wrongLength(expected: bytes.count, found: bytes.count - 1)
    #expect(throws: short) { try open(bytes.dropLast()) }
    let long = LexiconError.wrongLength(expected: bytes.count, found: bytes.count + 1)
    #expect(throws: long) { try open(bytes + [0]) }
    #expect(throws: LexiconError.wrongLength(expected: 32, found: 20)) {
      try open(Array(bytes.prefix(20)))
    }
    #expect(
      "\(LexiconError.unknownVersion(9))" == "a lexicon of format 9; this program reads format 1")
  }

  @Test("Every truncated lexicon is refused")
  func truncated() {
    for count in 0..<bytes.count {
      #expect(throws: LexiconError.self) { try open(Array(bytes.prefix(count))) }
    }
  }

  @Test("Every flipped bit is refused or found by the check", .enabled(if: Tier.runsSlowTests))
  func flipped() {
    for offset in bytes.indices {
      for bit in 0..<8 where offset < 64 || bit == offset % 8 {
        var damaged = bytes
        damaged[offset] ^= 1 << UInt8(bit)
        #expect(throws: LexiconError.self) { try open(damaged).verify() }
      }
    }
  }

  @Test("No word of a forged lexicon has a control character, which would press Return or Tab")
  func controlCharacters() throws {
    // The alphabet follows the header and the language code, and begins with the apostrophe.
    let alphabet = LexiconFormat.headerSize + 4
    #expect(bytes[alphabet] == 0x27)
    let text = try #require(bytes.indices.first { bytes[$0...].starts(with: "aBcD".utf8) })
    for byte: UInt8 in [0x09, 0x0A, 0x0D, 0x1B, 0x7F] {
      var forged = bytes
      forged[alphabet] = byte
      #expect(throws: LexiconError.invalidHeader("a control character among the letters")) {
        try open(forged)
      }
      forged = bytes
      forged[text + 1] = byte
      let lexicon = try open(forged)
      var words = lexicon.entries(for: "abcd") + lexicon.completions(of: "ab", limit: 50)
      lexicon.forEach { words.append($0) }
      #expect(words.allSatisfy { !$0.word.unicodeScalars.contains(where: \.isCommand) })
    }
  }

  @Test("Damaged bytes never trap or loop, whatever the query", .timeLimit(.minutes(5)))
  func damaged() throws {
    var generator = SplitMix64(seed: 5)
    let header = LexiconFormat.headerSize
    var opened = 0
    for _ in 0..<200 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...40, using: &generator) {
        let offset = Int.random(in: header..<damaged.count, using: &generator)
        damaged[offset] = UInt8.random(in: 0...255, using: &generator)
      }
      guard let lexicon = try? open(damaged) else { continue }
      opened += 1
      var words = 0
      lexicon.forEach { _ in words += 1 }
      #expect(words <= damaged.count)
      _ = lexicon.completions(of: "a", limit: 20)
      _ = lexicon.entries(for: "abc")
      _ = lexicon.contains("aBcD")
    }
    #expect(opened > 150)
  }

  @Test("A node of another lexicon does not trap")
  func foreignNode() throws {
    let lexicon = try open(bytes)
    var builder = LexiconBuilder(language: "de")
    builder.add(WordEntry("ja"))
    let small = try open(builder.bytes())
    var stack = [lexicon.root]
    var seen = 0
    while let node = stack.popLast(), seen < 5000 {
      seen += 1
      for (_, child) in small.children(of: node) { stack.append(child) }
      for (_, child) in lexicon.children(of: node) { stack.append(child) }
      _ = small.forms(of: node)
    }
    #expect(seen > 400)
  }
}
