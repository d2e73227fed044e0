// SPDX-License-Identifier: MIT

import Testing

@testable import WordLists

/// The detection of a file's format by its content.
struct WordListFormatTests {
  @Test(
    "The first line with words determines the format",
    arguments: [
      ("house\ntree\n", WordListFormat.plain), ("#x\nhouse 3\n", .counts), ("3 house\n", .counts),
      ("2\nhouse/S\n", .hunspell), ("32358 manx.words\nAS\n", .hunspell), ("9 a\n8 b\n", .counts),
      ("160502 # made by others\n-tal/10\n", .hunspell), ("170812\t1\nx/a\n", .hunspell),
      ("\n\\data\\\n", .ngrams),
      ("dictionary=main:en,locale=en\n", .combined), ("# a\n#clavier-words 1 en\n", .rarities),
      ("two words\n", .plain),
    ])
  func text(text: String, format: WordListFormat) throws {
    #expect(try WordListFormat(recognizing: Array(text.utf8)) == format)
  }

  @Test(
    "Files of other kinds are refused with their remedy",
    arguments: [
      ([0x1F, 0x8B, 8, 0], "is compressed; decompress it with gunzip first"),
      (Array("PK\u{3}\u{4}".utf8), "is an archive; unpack it with unzip first"),
      ([0x78, 0xB1, 0, 1], "is an Android dictionary of version 1, which is not read"),
      ([0x7F, 0x45, 0x4C, 0x46, 0], "is no text: byte 4 is zero"),
      (
        Array("aspell default speller rowl 1.10\0".utf8),
        "is compiled for aspell; give a language to \"clavier words import\" in place of the file"
      ),
    ])
  func foreign(bytes: [UInt8], problem: String) {
    #expect(refusal(bytes) == "x: \(problem)")
  }

  @Test("An excerpt in a message has no control characters and a limited length")
  func excerpt() {
    let bytes = Array("a\u{1B}[2J\u{202E}b".utf8)
    #expect(TextLine.excerpt(bytes[...]) == "\"a\u{FFFD}[2J\u{FFFD}b\"")
    #expect(TextLine.excerpt([UInt8](repeating: 0x61, count: 9999)[...]).count == 42)
  }

  @Test("A hunspell dictionary requires both of its files")
  func affixesMissing() {
    #expect(
      reading("1\nhouse\n") == ["x.dic: is a hunspell dictionary; its .aff file must be given, too"]
    )
  }
}
