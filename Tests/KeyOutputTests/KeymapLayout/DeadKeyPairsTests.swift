// SPDX-License-Identifier: MIT

import CXkbcommon
import Testing

@testable import KeyOutput

/// The compositions of dead keys and letters, compared with libxkbcommon's for the same symbols.
struct DeadKeyPairsTests {
  private static let symbols = UInt32(XKB_KEY_dead_grave)...UInt32(XKB_KEY_dead_greek)

  /// Returns a program's composition of two successive symbols.
  private func composed(_ table: OpaquePointer, _ first: UInt32, _ second: UInt32) -> String {
    guard let state = xkb_compose_state_new(table, XKB_COMPOSE_STATE_NO_FLAGS) else { return "" }
    defer { xkb_compose_state_unref(state) }
    xkb_compose_state_feed(state, first)
    xkb_compose_state_feed(state, second)
    var buffer = [CChar](repeating: 0, count: 64)
    let length = xkb_compose_state_get_utf8(state, &buffer, buffer.count)
    return String(
      decoding: buffer.prefix(Int(max(0, length))).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  @Test("Each pair of a dead key matches the compose table, and no Latin letter is missing")
  func pairs() throws {
    let context = try #require(xkb_context_new(XKB_CONTEXT_NO_FLAGS))
    defer { xkb_context_unref(context) }
    let table = try #require(
      xkb_compose_table_new_from_locale(context, "en_US.UTF-8", XKB_COMPOSE_COMPILE_NO_FLAGS))
    defer { xkb_compose_table_unref(table) }
    var count = 0
    let letters = Set((0x41...0x1FFF).compactMap { Unicode.Scalar($0) })
    for symbol in Self.symbols {
      guard let dead = DeadKey(symbol) else { continue }
      #expect(!dead.sign.isEmpty)
      let pairs = dead.joined(letters.union((0x3040...0x30FF).compactMap { Unicode.Scalar($0) }))
      #expect(!pairs.isEmpty, "0x\(String(symbol, radix: 16))")
      for (letter, result) in pairs {
        let second = xkb_utf32_to_keysym(letter.value)
        #expect(composed(table, symbol, second) == String(result), "\(letter) \(result)")
        count += 1
      }
      for code in UInt32(0x41)...0x24F {
        guard let letter = Unicode.Scalar(code), letter.properties.isAlphabetic else { continue }
        let own = composed(table, symbol, xkb_utf32_to_keysym(code))
        guard own.unicodeScalars.count == 1, own.isLetters else { continue }
        #expect(pairs.contains { $0.letter == letter }, "\(letter) \(own)")
      }
    }
    #expect(count > 1000)
  }

  @Test("A dead key is written as a character that no text contains")
  func text() throws {
    let text = try #require(DeadKey.text(UInt32(XKB_KEY_dead_acute)))
    #expect(DeadKey.isText(text))
    #expect(DeadKey(text: text)?.sign == "´")
    #expect(!text.isLetters && !DeadKey.isText("´"))
    #expect(DeadKey.text(UInt32(XKB_KEY_a)) == nil)
    #expect(DeadKey(text: "´") == nil && DeadKey(text: "") == nil)
  }

  @Test(
    "The plain form of a letter is the letter without its sign",
    arguments: [("é", "e"), ("ё", "е"), ("ß", "s"), ("ø", "o"), ("Å", "A"), ("œ", "o")])
  func plain(letter: Unicode.Scalar, expected: Unicode.Scalar) {
    #expect(DeadKey.baseLetter(of: letter) == expected)
  }

  @Test(arguments: ["q", "щ", "ا"] as [Unicode.Scalar])
  func otherLettersHaveNoDeadKey(letter: Unicode.Scalar) {
    #expect(DeadKey.baseLetter(of: letter) == nil)
  }
}
