// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import TestSupport
import Testing

@testable import KeyOutput

/// Typing on a text console, by the kernel's own keymap.
struct ConsoleKeymapTests {
  private static let names = ["us", "de", "fr", "us-ru"]
  private static let characters: [Character] =
    (0x20..<0x250).compactMap { Unicode.Scalar($0).map { Character($0) } }
    + "абвЖЯ€„“”’–—…•→☃あ漢🙂".map { $0 }

  private func typist(
    _ name: String, _ state: ReceiverState = ReceiverState(),
    _ unicodeInput: OutputSettings.UnicodeInput = .off
  ) throws -> Typist {
    Typist(
      keymap: Keymap(try RecordedConsole.keymap(name)), state: state, composes: true,
      unicodeInput: unicodeInput)
  }

  private func events(_ text: String, _ typist: Typist) -> [KeyEvent] {
    var sequence = KeySequence()
    _ = typist.type(.insertText(text), into: &sequence)
    return sequence.chords.flatMap(\.events)
  }

  @Test("The German keymap types umlauts, the euro sign, and z with its own key")
  func german() throws {
    let typist = try typist("de")
    var reader = ConsoleReader(try RecordedConsole.keymap("de"))
    let text = "Zwölf Yaks: 5 €, @ {ß}\n"
    #expect(reader.text(of: events(text, typist)) == text)
    #expect(typist.keymap.chord(for: "z") == KeyChord(.y))
    #expect(typist.keymap.chord(for: "@") == KeyChord(.q, modifiers: [.rightAlt]))
  }

  @Test("Every character is read as it was typed, or was reported as untypable", arguments: names)
  func allCharacters(name: String) throws {
    for isCapsLock in [false, true] {
      for unicodeInput in [OutputSettings.UnicodeInput.off, .altKeypad] {
        let keymap = try RecordedConsole.keymap(name)
        let typist = try typist(name, ReceiverState(capsLock: isCapsLock), unicodeInput)
        var typed = 0
        for character in Self.characters where typist.canType(character) == .now {
          var reader = ConsoleReader(keymap)
          if isCapsLock { _ = reader.text(of: KeyChord(Keycode(rawValue: 58)).events) }
          let text = reader.text(of: events(String(character), typist))
          #expect(Character(text) == character, "\(name), \(character), Caps Lock \(isCapsLock)")
          #expect(reader.isAtRest && !reader.isStray)
          typed += 1
        }
        #expect(
          typed >= (unicodeInput == .off ? 95 : Self.characters.count - 40), "\(name): \(typed)")
      }
    }
  }

  @Test("Text is typed while Caps Lock is on in the place of Ctrl", arguments: ["us", "de"])
  func movedCapsLock(name: String) throws {
    var keymap = try RecordedConsole.keymap(name)
    for modifiers in keymap.tables.keys { keymap.tables[modifiers]?.swapAt(29, 58) }
    let typist = Typist(keymap: Keymap(keymap), state: ReceiverState(capsLock: true))
    var reader = ConsoleReader(keymap)
    _ = reader.text(of: KeyChord(.leftControl).events)
    #expect(reader.text(of: events("aBc 1!", typist)) == "aBc 1!")
  }

  /// Returns the kernel's own keymap with other keys for some modifiers.
  ///
  /// - Parameters:
  ///   - modifiers: The kernel's numbers of the new modifiers, by keycode.
  ///   - tables: The tables that are copied to those of other modifiers.
  /// - Returns: The keymap.
  /// - Throws: The error of reading the kernel's keymap.
  private func keymap(
    _ modifiers: [Int: UInt16], _ tables: [(from: UInt8, to: UInt8)]
  ) throws -> ConsoleKeymap {
    var keymap = try RecordedConsole.keymap("us")
    let shift = keymap.tables[1]
    // Without this, capitals could be found in the table of Shift.
    keymap.tables[1] = nil
    for (from, to) in tables { keymap.tables[to] = from == 1 ? shift : keymap.tables[from] }
    for key in [42, 54, 100] {
      for table in keymap.tables.keys {
        keymap.tables[table]?[key] = modifiers[key].map { 0x700 | $0 } ?? 0x200
      }
    }
    return keymap
  }

  @Test(
    "Capitals are typed with any modifier of the kernel that a key holds",
    arguments: [
      // KG_SHIFTL, KG_SHIFTR, KG_CTRLL, KG_CTRLR, KG_ALTGR, and two at once.
      ([42: 4], [(1, 1 << 4)], [.leftShift]), ([54: 5], [(1, 1 << 5)], [.rightShift]),
      ([42: 6], [(1, 1 << 6)], [.leftShift]), ([100: 7], [(1, 1 << 7)], [.rightAlt]),
      ([54: 1], [(1, 1 << 1)], [.rightShift]),
      ([42: 4, 54: 5], [(0, 1 << 4), (0, 1 << 5), (1, 3 << 4)], [.rightShift, .leftShift]),
    ] as [([Int: UInt16], [(UInt8, UInt8)], [Keycode])])
  func modifiersOfTheKernel(
    modifiers: [Int: UInt16], tables: [(UInt8, UInt8)], held: [Keycode]
  ) throws {
    let keymap = try keymap(modifiers, tables.map { (from: $0.0, to: $0.1) })
    let typist = Typist(keymap: Keymap(keymap), composes: false)
    #expect(typist.keymap.chord(for: "A") == KeyChord(.a, modifiers: held))
    var reader = ConsoleReader(keymap)
    #expect(reader.text(of: events("aAbB", typist)) == "aAbB")
    #expect(reader.isAtRest && !reader.isStray)
  }

  @Test("A key that holds the kernel's modifier for left Shift is Shift for key strokes, too")
  func strokes() throws {
    let keymap = Keymap(try keymap([42: 4], [(1, 1 << 4)]))
    #expect(keymap.modifiers(heldBy: [.leftShift]) == .shift)
  }

  @Test("A character without a key is composed with a dead key by the console's list of accents")
  func deadKeys() throws {
    let german = try typist("de")
    #expect(german.route(toType: "é") == .sequence)
    #expect(german.route(toType: "^") == .sequence)
    #expect(german.route(toType: "ő") == nil)
    #expect(try typist("us").route(toType: "é") == nil)
  }

  @Test("The list of accents is also used with the Compose key")
  func compose() throws {
    var keymap = try RecordedConsole.keymap("us")
    for modifiers in keymap.tables.keys { keymap.tables[modifiers]?[125] = 0x20E }
    let typist = Typist(keymap: Keymap(keymap), composes: true)
    var reader = ConsoleReader(keymap)
    #expect(reader.text(of: events("é", typist)) == "é")
    #expect(typist.route(toType: "é") == .sequence)
  }

  @Test("A Shift that is held on another keyboard is taken into account")
  func heldShift() throws {
    let keymap = try RecordedConsole.keymap("de")
    let typist = try typist("de", ReceiverState(held: .shift))
    var reader = ConsoleReader(keymap)
    _ = reader.text(of: [KeyEvent(.rightShift, .down)])
    #expect(reader.text(of: events("AÖ!", typist)) == "AÖ!")
    #expect(typist.canType("a") == .notNow)
    #expect(typist.canType("☃") == .never)
  }

  @Test("The console's own keymap determines the modifiers that other keyboards' keys hold")
  func holders() throws {
    let keymap = Keymap(try RecordedConsole.keymap("de"))
    #expect(keymap.modifiers(heldBy: [.rightShift]) == .shift)
    #expect(keymap.modifiers(heldBy: [.rightAlt, .leftControl]) == [.altGr, .control])
    // Debian has Alt in the place of other receivers' Super.
    #expect(keymap.modifiers(heldBy: [.leftSuper]) == .alt)
    #expect(keymap.modifiers(heldBy: [.a, .enter]) == [])
  }

  @Test("Return, Tab, Backspace, arrows and Ctrl+C have their keys; Super has none")
  func otherKeys() throws {
    let keymap = Keymap(try RecordedConsole.keymap("de"))
    #expect(keymap.chord(for: "\n") == KeyChord(.enter))
    #expect(keymap.chord(for: "\t") == KeyChord(.tab))
    #expect(keymap.backspace == KeyChord(.backspace))
    #expect(keymap.chord(for: .left) == KeyChord(.left))
    #expect(keymap.chord(for: .f12)?.key.name == "f12")
    #expect(
      keymap.chord(for: KeyStroke(.character("c"), modifiers: .control))?.modifiers.first
        == .leftControl)
    #expect(keymap.chord(for: KeyStroke(.character("c"), modifiers: .super)) == nil)
    // The console ignores this key, but programs that read devices may use it.
    #expect(keymap.chord(for: .mediaPlay)?.key.name == "playpause")
    // The kernel's own keymap has a signal that ends programs on this key.
    #expect(Keymap(try RecordedConsole.keymap("us")).chord(for: .printScreen) == nil)
  }

  @Test("A console that sends bytes types the characters of its own charset, and no others")
  func bytes() throws {
    var keymap = try RecordedConsole.keymap("us")
    var map = (0..<256).map { UInt16(0xF000 | $0) }
    map[0xA4] = 0x20AC
    keymap.charset = ConsoleCharset(isUnicode: false, map: map)
    let typist = Typist(keymap: Keymap(keymap), composes: true, unicodeInput: .altKeypad)
    #expect(typist.route(toType: "a") == .chord)
    #expect(typist.route(toType: "é") == .number)
    #expect(typist.route(toType: "ő") == nil)
    #expect(typist.route(toType: "¤") == nil)
    var chords = KeySequence()
    _ = typist.type(.insertText("€"), into: &chords)
    // 0xA4 is 164.
    #expect(chords.chords.map { $0.keys.map(\.name) } == [["leftalt", "kp1", "kp6", "kp4"]])
  }

  @Test("Tables of random values neither trap nor give a wrong character")
  func random() {
    for (_, var random) in SplitMix64.seeded(0..<40) {
      var keymap = ConsoleKeymap(tables: [:])
      for modifiers in [UInt8(0), 1, 2, 3, 8, 64]
      where Bool.random(using: &random) || modifiers == 0 {
        keymap.tables[modifiers] = (0..<Int.random(in: 0...260, using: &random)).map { _ in
          Bool.random(using: &random)
            ? .random(in: 0...0xEFF, using: &random) : .random(in: 0...0xFFFF, using: &random)
        }
      }
      keymap.accents = (0..<5).map { _ in ConsoleKeymap.Accent("'", "e", "é") }
      let typist = Typist(keymap: Keymap(keymap), composes: true, unicodeInput: .altKeypad)
      for character in Self.characters.prefix(200) where typist.canType(character) == .now {
        var reader = ConsoleReader(keymap)
        #expect(reader.text(of: events(String(character), typist)).first == character)
      }
    }
  }
}
