// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import KeyOutput

/// The keyboards made of keymaps, from the user's view.
struct KeymapLayoutTests {
  /// Returns the labels of a page, row by row, with accents as shown.
  private func rows(
    _ name: String, _ type: Keyboard.KeyboardType = .alphabetic,
    _ keyboardCase: Keyboard.Case = .lowercased, on device: DeviceType = .phone
  ) throws -> [String] {
    try layout(name, type, keyboardCase, on: device).itemRows.map { row in
      row.compactMap { item in
        switch item.action {
        case .character(let text): text
        case .diacritic(let diacritic): item.label ?? diacritic.char
        default: nil
        }
      }.joined(separator: " ")
    }
  }

  private func layout(
    _ name: String, _ type: Keyboard.KeyboardType = .alphabetic,
    _ keyboardCase: Keyboard.Case = .lowercased, on device: DeviceType = .phone
  ) throws -> KeyboardLayout {
    let context = KeyboardContext(
      keyboardType: type, keyboardCase: keyboardCase,
      interfaceOrientation: device == .full ? .landscape : .portrait, deviceType: device)
    return KeymapLayoutService(try KeymapLayout(named: name)).keyboardLayout(for: context)
  }

  /// Returns the long-press alternatives of a key.
  private func offers(
    _ name: String, _ key: String, _ keyboardCase: Keyboard.Case = .lowercased
  ) throws -> [String] {
    let items = try layout(name, .alphabetic, keyboardCase).itemRows.joined()
    let item = try #require(items.first { $0.action == .character(key) })
    return (item.calloutActions ?? []).compactMap {
      if case .character(let text) = $0 { text } else { nil }
    }
  }

  @Test("The letters stand as on a computer, without the signs at the ends of their rows")
  func letters() throws {
    #expect(
      try rows("xkb:us(dvorak)").prefix(3) == [
        "p y f g c r l", "a o e u i d h t n s", "q j k x b m w v z",
      ])
    #expect(try rows("xkb:us", .alphabetic, .uppercased)[0] == "Q W E R T Y U I O P")
    #expect(try rows("xkb:de")[0] == "q w e r t z u i o p ü")
  }

  @Test("A phone has eleven letters in a row at most; the twelfth is offered by its neighbour")
  func twelfthLetter() throws {
    #expect(try rows("xkb:ru")[0] == "й ц у к е н г ш щ з х")
    #expect(try offers("xkb:ru", "х").prefix(2) == ["х", "ъ"])
    #expect(try offers("xkb:ru", "Х", .uppercased).prefix(2) == ["Х", "Ъ"])
    #expect(try rows("xkb:ru", on: .tablet)[0] == "й ц у к е н г ш щ з х ъ")
  }

  @Test("A letter outside of the letter rows is offered by its base letter")
  func letterApart() throws {
    // Keymaps have ё beside the digit 1, and ß after the digits.
    #expect(try offers("xkb:ru", "е").contains("ё"))
    #expect(try offers("xkb:ru", "Е", .uppercased).contains("Ё"))
    #expect(try offers("xkb:de", "s").contains("ß"))
  }

  @Test("A layout with letters among the digits has a fourth row")
  func topRow() throws {
    #expect(try rows("xkb:cz")[0] == "ě š č ř ž ý á í é")
    #expect(try rows("xkb:cz", .alphabetic, .uppercased)[0] == "2 3 4 5 6 7 8 9 0")
    #expect(try rows("xkb:th").count == 5)
    #expect(try rows("xkb:us").count == 4)
  }

  @Test("A held key offers its AltGr character, and a capital the one with Shift first")
  func alternates() throws {
    #expect(try offers("xkb:de", "q").prefix(3) == ["q", "@", "Ω"])
    #expect(try offers("xkb:de", "Q", .uppercased).prefix(3) == ["Q", "Ω", "@"])
    // The alternatives of the keyboard's language follow.
    #expect(try offers("xkb:us(euro)", "e").isEmpty || offers("xkb:de", "e").contains("€"))
  }

  @Test("A dead key becomes an accent that is tapped after its letter; letters offer its results")
  func deadKeys() throws {
    let items = try layout("xkb:fr", on: .tablet).itemRows.joined()
    let accent = items.compactMap { item in
      if case .diacritic(let diacritic) = item.action { diacritic } else { nil }
    }.first { $0.char == "^" }
    // The circumflex of a French keyboard follows the last letter of its row, so only computers
    // have it.
    #expect(accent == nil)
    let computer = try layout("xkb:fr", on: .full).itemRows.joined()
    let circumflex = try #require(
      computer.compactMap { item in
        if case .diacritic(let diacritic) = item.action { diacritic } else { nil }
      }.first { $0.char == "^" })
    #expect(circumflex.edit(after: "e") == TextEdit(deleteCount: 1, text: "ê"))
    #expect(circumflex.edit(after: "q") == TextEdit(text: "^"))
    #expect(try offers("xkb:fr", "e").contains("ê"))
    #expect(try offers("xkb:es", "n", .lowercased).isEmpty == false)
    #expect(try offers("xkb:es", "u").contains("ü"))
  }

  @Test("Digits and signs are the keymap's own, ten digits of one script first")
  func signs() throws {
    #expect(try rows("xkb:ru", .numeric)[0] == "1 2 3 4 5 6 7 8 9 0")
    #expect(try rows("xkb:ru", .numeric)[1].hasPrefix("\" № %"))
    #expect(try rows("xkb:ru", .numeric)[2] == ". , ? ! ;")
    #expect(try rows("xkb:ir", .numeric)[0] == "۱ ۲ ۳ ۴ ۵ ۶ ۷ ۸ ۹ ۰")
    #expect(try rows("xkb:ara", .numeric)[2].hasPrefix("، ؟ ؛"))
    // The at sign needs AltGr on German keyboards, and still is on a page.
    let german = try rows("xkb:de", .numeric) + rows("xkb:de", .symbolic)
    for sign in ["@", "{", "}", "[", "]", "\\", "~", "|", "€"] {
      #expect(german.contains { $0.split(separator: " ").contains(Substring(sign)) }, "\(sign)")
    }
  }

  @Test("The key of lam and alef types the two letters, not their ligature")
  func lamAlef() throws {
    let letters = try rows("xkb:ara").joined(separator: " ").split(separator: " ")
    #expect(letters.contains("لا"))
    #expect(!letters.contains("\u{FEFB}"))
  }

  @Test("A computer has all keys, and AltGr's on a page of its own")
  func computer() throws {
    let rows = try rows("xkb:de", on: .full)
    #expect(rows[1].hasPrefix("^ 1 2 3 4 5 6 7 8 9 0 ß ´"))
    #expect(rows[2].hasPrefix("q w e r t z u i o p ü +"))
    #expect(rows[3].hasPrefix("a s d f g h j k l ö ä #"))
    #expect(rows[4].hasPrefix("< y x c v b n m , . -"))
    let american = try self.rows("xkb:us", on: .full)
    #expect(american[2].hasPrefix("q w e r t y u i o p [ ] \\"))
    #expect(american[4].hasPrefix("z x c v b n m , . /"))
    let german = KeymapLayoutService(try KeymapLayout(named: "xkb:de"))
    let context = KeyboardContext(deviceType: .full)
    #expect(german.customPages(for: context) == [KeyboardLayout.FullService.altGrPage])
  }

  @Test("A layout that only adds to others has their letters, and offers its own on the same keys")
  func additions() throws {
    let ucw = try KeymapLayout(named: "xkb:cz(ucw)")
    #expect(ucw.names == KeymapNames(layout: "cz,cz", variant: ",ucw"))
    #expect(try rows("xkb:cz(ucw)")[1] == "q w e r t z u i o p ú")
    #expect(try offers("xkb:cz(ucw)", "q").contains("ä"))
    let apl = try KeymapLayout(named: "xkb:apl")
    #expect(apl.names == KeymapNames(layout: "us,apl"))
    #expect(try rows("xkb:apl")[0] == "q w e r t y u i o p")
    #expect(try offers("xkb:apl", "a").contains("⍺"))
    #expect(throws: KeymapError.nothingToShow("xkb:brai")) { try KeymapLayout(named: "xkb:brai") }
  }

  @Test(
    "Automatic capitals require a layout where Shift makes capitals",
    arguments: [
      ("xkb:us", true), ("xkb:ru", true), ("xkb:gr", true), ("xkb:am", true), ("xkb:ara", false),
      ("xkb:il", false), ("xkb:th", false), ("xkb:in", false), ("xkb:ge", false),
      ("xkb:jp(kana)", false),
    ])
  func capitals(name: String, hasCapitals: Bool) throws {
    #expect(try KeymapLayout(named: name).hasCapitals == hasCapitals)
  }

  @Test("An invalid layout name is rejected with the right notation")
  func names() throws {
    #expect(
      try KeymapLayout.names(in: "xkb:us(dvorak)")
        == KeymapNames(layout: "us", variant: "dvorak"))
    for name in ["us", "xkb:", "xkb:us()", "xkb:us(dvorak", "xkb:us,ru", "xkb:../us", "xkb:us(a)b"]
    {
      #expect(throws: KeymapError.notALayoutName(name)) { try KeymapLayout(named: name) }
    }
    #expect(
      KeymapError.notALayoutName("xkb:").description == """
        "xkb:" is no name of a layout of XKB: write "xkb:" and the layout, with its variant in \
        parentheses if it has one, such as "xkb:de" or "xkb:us(dvorak)"
        """)
    #expect(throws: KeymapError.unknownLayout("xy")) { try KeymapLayout(named: "xkb:xy") }
    #expect(throws: KeymapError.unknownVariant("dvorrak", layout: "us")) {
      try KeymapLayout(named: "xkb:us(dvorrak)")
    }
  }
}
