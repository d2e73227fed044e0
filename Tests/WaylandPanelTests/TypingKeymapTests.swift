// SPDX-License-Identifier: MIT

import KeyOutput
import Testing

@testable import WaylandPanel

/// Any character on a key, as programs read the keymap.
struct TypingKeymapTests {
  /// Returns a program's interpretation of strokes.
  private func received(
    _ strokes: [TypingKeymap.Stroke], by keymap: TypingKeymap
  ) throws -> String {
    var decoder = try KeymapDecoder(.text(Array(keymap.text.utf8)))
    var text = ""
    for stroke in strokes {
      let key = Keycode(rawValue: UInt16(stroke.code))
      let shift = Keycode(rawValue: 42)
      if stroke.isShifted { _ = decoder.handle(KeyEvent(shift, .down)) }
      text += decoder.handle(KeyEvent(key, .down))?.text ?? ""
      _ = decoder.handle(KeyEvent(key, .up))
      if stroke.isShifted { _ = decoder.handle(KeyEvent(shift, .up)) }
    }
    let isAtRest = decoder.isAtRest
    #expect(isAtRest)
    return text
  }

  @Test(
    "A program reads the requested text with the keymap",
    arguments: [
      "é", "é€Ж한", "aA\"\\ ~", "🖐🏽", "👩‍👩‍👧", "ÿĀ\u{A0}", "नि", "\u{10FFFD}\u{E000}",
      String((0x410...0x44F).map { Character(Unicode.Scalar($0) ?? " ") }),
    ])
  func aTextIsRead(text: String) throws {
    var keymap = TypingKeymap()
    let (strokes, isChanged) = keymap.assign(text.unicodeScalars)
    #expect(isChanged)
    #expect(try received(strokes, by: keymap) == text)
    let again = keymap.assign(text.unicodeScalars)
    #expect(again.strokes == strokes && !again.isChanged)
  }

  @Test("Expected characters are in the keymap in advance, and do not displace typed ones")
  func expected() throws {
    var keymap = TypingKeymap()
    _ = keymap.assign("ж".unicodeScalars)
    let letters = (0x430...0x44F).compactMap { Unicode.Scalar($0) }
    keymap.expect(letters + ["\n", "\u{7F}"])
    let before = keymap.text
    #expect(!keymap.text.contains("U000A") && !keymap.text.contains("U007F"))
    let (strokes, isChanged) = keymap.assign("привет".unicodeScalars)
    #expect(!isChanged && keymap.text == before)
    #expect(try received(strokes, by: keymap) == "привет")
    // 200 further characters, more than fit; those that were typed stay longest.
    keymap.expect((0x4E00..<0x4E00 + 200).compactMap { Unicode.Scalar($0) })
    #expect(keymap.assign("привет".unicodeScalars).isChanged == false)
    let other = keymap.assign("é".unicodeScalars)
    #expect(other.isChanged)
    #expect(try received(other.strokes, by: keymap) == "é")
    #expect(keymap.assign("приветж".unicodeScalars).isChanged == false)
  }

  @Test("A text with more characters than there is room for is typed in parts")
  func parts() throws {
    var keymap = TypingKeymap()
    var rest = (0x4E00..<0x4E00 + 250).compactMap { Unicode.Scalar($0) }[...]
    let text = rest.reduce(into: "") { $0.unicodeScalars.append($1) }
    var (typed, counts): (String, [Int]) = ("", [])
    while !rest.isEmpty {
      let (strokes, isChanged) = keymap.assign(rest)
      #expect(isChanged)
      typed += try received(strokes, by: keymap)
      counts.append(strokes.count)
      rest = rest.dropFirst(strokes.count)
    }
    #expect(typed == text)
    let capacity = TypingKeymap.capacity
    #expect(counts == [capacity, capacity, 250 - 2 * capacity])
  }

  @Test("The keymap uses no key that has a function on every keyboard, such as Escape or F1")
  func codes() throws {
    var keymap = TypingKeymap()
    let scalars = (0..<TypingKeymap.capacity).compactMap { Unicode.Scalar(0x4E00 + $0) }
    let (strokes, _) = keymap.assign(scalars)
    let codes = Set(strokes.map(\.code))
    #expect(codes.count * 2 == TypingKeymap.capacity)
    // Escape, Backspace, Tab, Return, the modifiers, space, Caps Lock; F1 and on.
    for code: UInt32 in [1, 14, 15, 28, 29, 42, 54, 56, 57, 58] + Array(59...68) {
      #expect(!codes.contains(code), "\(code)")
    }
    #expect(codes.allSatisfy { (8...255).contains($0 + 8) })
  }

  @Test("The typing keymap is recognized, and no other keymap is mistaken for it")
  func isTypingKeymap() throws {
    var keymap = TypingKeymap()
    _ = keymap.assign("é".unicodeScalars)
    #expect(TypingKeymap.isTypingKeymap(keymap.text))
    #expect(!TypingKeymap.isTypingKeymap(""))
    let other = "xkb_keymap {\nxkb_keycodes \"evdev+aliases(qwerty)\" {\n"
    #expect(!TypingKeymap.isTypingKeymap(other))
  }

  @Test("Control characters have no keys")
  func controls() {
    for value: UInt32 in [0, 9, 10, 0x1B, 0x1F, 0x7F, 0x80, 0x9F] {
      #expect(Unicode.Scalar(value).map(TypingKeymap.hasKeysym) == false)
    }
    for value: UInt32 in [0x20, 0x7E, 0xA0, 0x200D, 0xFE0F, 0x1F590] {
      #expect(Unicode.Scalar(value).map(TypingKeymap.hasKeysym) == true)
    }
  }
}
