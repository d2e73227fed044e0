// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import KeyOutput

struct TypistTests {
  private func type(
    _ effect: Effect, on layout: String = "us"
  ) throws -> (chords: [KeyChord], missing: [UntypableReason]) {
    var sequence = KeySequence()
    let missing = Typist(keymap: try Keymap(layout)).type(effect, into: &sequence)
    return (sequence.chords, missing)
  }

  @Test func textIsTypedCharacterByCharacter() throws {
    let text = "Schöne Grüße @ 5 €\n\tüber das Maß!"
    let (chords, missing) = try type(.insertText(text), on: "de")
    var decoder = try KeymapDecoder("de")
    let decoded = decoder.text(of: chords)
    let isAtRest = decoder.isAtRest
    #expect(decoded == text)
    #expect(missing == [])
    #expect(isAtRest)
  }

  @Test func chordsAreAppended() throws {
    var sequence = KeySequence()
    sequence.append(KeyChord(.enter))
    _ = Typist(keymap: try Keymap("us")).type(.insertText("a"), into: &sequence)
    #expect(sequence.chords == [KeyChord(.enter), KeyChord(.a)])
  }

  @Test(arguments: [(0, 0), (1, 1), (7, 7), (-3, 0), (Int.max, 4096), (Int.min, 0)])
  func deletingIsOneBackspaceForEachCharacter(count: Int, expected: Int) throws {
    let (chords, missing) = try type(.deleteBackward(count))
    #expect(chords == Array(repeating: KeyChord(.backspace), count: expected))
    #expect(missing == [])
  }

  @Test(arguments: [
    (FunctionKey.escape, Keycode.escape), (.left, .left), (.right, .right),
  ])
  func aFunctionKeyIsPressed(key: FunctionKey, code: Keycode) throws {
    #expect(try type(.press(KeyStroke(key))).chords == [KeyChord(code)])
  }

  @Test(arguments: [
    (FunctionKey.volumeUp, UInt16(115)), (.mediaPlay, 164), (.brightnessDown, 224),
    (.browserBack, 158),
  ])
  func keysOfMultimediaKeyboardsArePressed(key: FunctionKey, code: UInt16) throws {
    for layout in ["us", "de", "ru"] {
      let chords = try type(.press(KeyStroke(key)), on: layout).chords
      #expect(chords == [KeyChord(Keycode(rawValue: code))])
    }
  }

  @Test func untypableCharactersAreSkippedAndCounted() throws {
    let (chords, missing) = try type(.insertText("aжb漢щe👍"))
    var decoder = try KeymapDecoder("us")
    let decoded = decoder.text(of: chords)
    #expect(decoded == "abe")
    #expect(
      missing == [
        .characters(count: 2, .cyrillic), .characters(count: 1, .han),
        .characters(count: 1, .pictographs),
      ])
  }

  @Test func aReportNeverHoldsTheCharacter() throws {
    let secret = "ж漢ñ👍ب"
    let (_, missing) = try type(.insertText(secret))
    let report = missing.map(\.description).joined()
    #expect(!missing.isEmpty)
    #expect(!report.contains { secret.contains($0) })
    #expect(
      missing.first?.description == """
        not typed: 1 character (Arabic): \
        the receiver's keyboard layout has no such key; choose one that has
        """)
    #expect(
      UntypableReason.characters(count: 3, .greek).description == """
        not typed: 3 characters (Greek): \
        the receiver's keyboard layout has no such key; choose one that has
        """)
  }

  @Test func missingKeysAreNamed() throws {
    let text = Keymap.oneLevel("<A> = 38;", symbols: "key <A> { [ a ] };")
    let keymap = try Keymap(.text(Array(text.utf8)))
    let typist = Typist(keymap: keymap)
    var sequence = KeySequence()
    let missing = [.deleteBackward(2), .press(KeyStroke(.escape)), .insertText("a\n")].flatMap {
      typist.type($0, into: &sequence)
    }
    #expect(
      missing == [.backspace, .functionKey(.escape), .characters(count: 1, .symbols)])
    #expect(sequence.chords == [KeyChord(.a)])
    #expect(
      missing.map(\.description).prefix(2) == [
        "not typed: the key \"backspace\": "
          + "the receiver's keyboard layout has no such key; choose one that has",
        "not typed: the key \"escape\": "
          + "the receiver's keyboard layout has no such key; choose one that has",
      ])
  }

  @Test(
    arguments: [
      ("a", .latin), ("Z", .latin), ("ñ", .latin), ("ấ", .latin), ("!", .symbols), ("ω", .greek),
      ("ѣ", .cyrillic), ("ש", .hebrew), ("ض", .arabic), ("अ", .indic), ("ก", .southeastAsian),
      ("ქ", .caucasian), ("አ", .ethiopic), ("한", .hangul), ("か", .kana), ("漢", .han),
      ("€", .symbols),
      ("😀", .pictographs), ("\u{10FFFF}", .other), ("𐎀", .other), ("\u{20000}", .han),
    ] as [(Character, Script)])
  func charactersAreCountedByScript(character: Character, script: Script) {
    #expect(Script(of: character) == script)
  }
}
