// SPDX-License-Identifier: MIT

import Testing

@testable import WordLists

/// The encodings of hunspell's files.
struct CharsetTests {
  @Test(
    "A name of an encoding may be written in several ways",
    arguments: [
      ("UTF-8", Charset.utf8), ("utf8", .utf8), ("ISO8859-1", .latin1), ("ISO-8859-15", .latin9),
      ("KOI8-R", .koi8R), ("KOI8-U", .koi8U), ("microsoft-cp1251", .windows1251),
      ("CP1250", .windows1250), ("windows-1258", .windows1258), ("TIS620-2533", .thai),
    ])
  func names(name: String, charset: Charset) {
    #expect(Charset(named: name) == charset)
  }

  @Test(
    "An unknown encoding is rejected", arguments: ["", "ISO8859-12", "ISCII-DEVANAGARI", "UTF-16"])
  func unknown(name: String) {
    #expect(Charset(named: name) == nil)
  }

  @Test(
    "Bytes are decoded by their encoding, and invalid ones are rejected",
    arguments: [
      (Charset.latin1, [0x66, 0xFC, 0x72], "für"), (.latin2, [0xB3, 0xF3, 0x64, 0xBC], "łódź"),
      (.latin9, [0x9C, 0xBD], nil), (.latin9, [0xBD], "œ"), (.koi8R, [0xD3, 0xCC, 0xCF], "сло"),
      (.koi8U, [0xA4], "є"), (.windows1251, [0xF1, 0xEB, 0xB8], "слё"),
      (.greek, [0xEB, 0xFC], "λό"), (.hebrew, [0xF9, 0xEC], "של"), (.thai, [0xA1], "ก"),
      (.windows1256, [0xE3], "م"), (.latin5, [0xFD], "ı"), (.windows1257, [0xE0], "ą"),
      (.windows1252, [0x81], nil), (.utf8, [0xC3, 0xA9], "é"), (.utf8, [0xC3], nil),
    ] as [(Charset, [UInt8], String?)])
  func decode(charset: Charset, bytes: [UInt8], text: String?) {
    let scalars = Decoder(charset).scalars(bytes[...])
    let isControl = charset == .latin9 && bytes.contains(0x9C)
    #expect(scalars.map { String(String.UnicodeScalarView($0)) } == (isControl ? nil : text))
  }

  @Test("Every table has an entry for each byte from 0x80 on, and ASCII is unchanged")
  func tables() {
    for charset in Charset.allCases where charset != .utf8 {
      let upperHalf = charset.upperHalf
      #expect(upperHalf.count == 128, "\(charset)")
      #expect(upperHalf.count { $0 != nil } >= 45, "\(charset)")
      #expect(upperHalf.allSatisfy { ($0?.value ?? 0x80) >= 0x80 }, "\(charset)")
      #expect(Decoder(charset).scalars([0x41, 0x7A]) == ["A", "z"])
    }
  }
}
