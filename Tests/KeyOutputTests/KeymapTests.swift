// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import KeyOutput

/// A layout, and the minimum number of its typable characters.
struct LayoutCase: CustomTestStringConvertible {
  var layout: String
  var variant = ""
  var minimum: Int

  var testDescription: String { "\(layout) \(variant): \(minimum) characters or more" }
}

/// The round trip of characters: ``Keymap`` finds chords, ``KeymapDecoder`` reads them.
struct KeymapTests {
  @Test(arguments: [
    LayoutCase(layout: "us", minimum: 95), LayoutCase(layout: "de", minimum: 165),
    LayoutCase(layout: "fr", minimum: 155), LayoutCase(layout: "ch", variant: "fr", minimum: 155),
    LayoutCase(layout: "es", minimum: 150), LayoutCase(layout: "cz", minimum: 135),
    LayoutCase(layout: "pl", minimum: 165), LayoutCase(layout: "tr", minimum: 145),
    LayoutCase(layout: "ru", minimum: 95), LayoutCase(layout: "gr", minimum: 135),
    LayoutCase(layout: "il", minimum: 125), LayoutCase(layout: "ara", minimum: 135),
    LayoutCase(layout: "br", minimum: 150),
    LayoutCase(layout: "us", variant: "dvorak", minimum: 95),
    LayoutCase(layout: "vn", minimum: 95), LayoutCase(layout: "de", variant: "neo", minimum: 265),
  ])
  func everyCharacterComesBackAsItself(_ layout: LayoutCase) throws {
    let keymap = try Keymap(layout.layout, layout.variant)
    let typist = Typist(keymap: keymap)
    var decoder = try KeymapDecoder(layout.layout, layout.variant)
    var wrong: [Unicode.Scalar] = []

    for scalar in keymap.typableScalars {
      var sequence = KeySequence()
      let missing = typist.type(.insertText(String(scalar)), into: &sequence)
      let text = decoder.text(of: sequence.chords)
      if !missing.isEmpty || Array(text.unicodeScalars) != [scalar] { wrong.append(scalar) }
    }

    let isAtRest = decoder.isAtRest
    #expect(wrong == [])
    #expect(isAtRest)
    #expect(keymap.typableScalars.count >= layout.minimum)
  }

  @Test func asciiCanAllBeTypedOnTheLayoutUs() throws {
    let keymap = try Keymap("us")
    let missing = (0x20...0x7e).compactMap(Unicode.Scalar.init).map(Character.init).filter {
      !keymap.canType($0)
    }
    #expect(missing == [])
  }

  @Test(
    arguments: [
      ("z", KeyChord(.y)), ("y", KeyChord(.z)), ("@", KeyChord(.q, modifiers: [.rightAlt])),
      ("€", KeyChord(.e, modifiers: [.rightAlt])), ("A", KeyChord(.a, modifiers: [.leftShift])),
      ("ä", KeyChord(Keycode(rawValue: 40))), ("ö", KeyChord(Keycode(rawValue: 39))),
      ("ü", KeyChord(Keycode(rawValue: 26))), ("ß", KeyChord(Keycode(rawValue: 12))),
      ("\n", KeyChord(.enter)), ("\r\n", KeyChord(.enter)), ("\t", KeyChord(.tab)),
    ] as [(Character, KeyChord?)])
  func germanKeysAreWhereGermansExpectThem(_ character: Character, _ chord: KeyChord?) throws {
    #expect(try Keymap("de").chord(for: character) == chord)
  }

  @Test func levelThreeIsChosenWithoutRightAltWhereThatIsPlainAlt() throws {
    // The layout "us" has a broken bar on the third level and right Alt as Alt.
    let chord = try #require(try Keymap("us").chord(for: "¦"))
    #expect(chord.modifiers.contains(.level3))
    #expect(!chord.modifiers.contains(.rightAlt))
  }

  @Test func shiftGoesDownLastSoThatTheLevelKeyKeepsItsMeaning() throws {
    // With this option right Alt is a Compose key while Shift is held.
    let keymap = try Keymap("de", options: "lv3:ralt_switch_multikey")
    let chord = try #require(keymap.chord(for: "Ω"))
    #expect(Array(chord.modifiers) == [.rightAlt, .leftShift])
  }

  @Test func aLevelKeyThatLatchesIsNoModifier() throws {
    // The option makes right Alt latch level 5 and leaves de's third level to the other key.
    let keymap = try Keymap("de", options: "lv5:ralt_switch_lock")
    #expect(keymap.typableScalars.count > 150)
    #expect(try #require(keymap.chord(for: "@")).modifiers.contains(.level3))
  }

  @Test(arguments: ["us", "fr", "de", "ara", "cz"])
  func noKeyOfTheNumberPadIsUsedForADigit(layout: String) throws {
    let keymap = try Keymap(layout)
    for digit in "0123456789.,+-*/" {
      let chord = try #require(keymap.chord(for: digit), "\(digit)")
      #expect(chord.key.block == .main, "\(digit)")
    }
  }

  @Test func aKeyThatAllKeyboardsHaveIsPreferredEvenWithShift() throws {
    #expect(try Keymap("us").chord(for: "<") == KeyChord(.comma, modifiers: [.leftShift]))
    #expect(try Keymap("de").chord(for: "<") == KeyChord(Keycode(rawValue: 86)))
    // The layout has these on separate keys, which no keyboard has.
    #expect(try #require(try Keymap("us").chord(for: "(")).key.block == .main)
  }

  @Test(arguments: ["us", "de", "ru", "jp", "ca:multix", "my:phonetic"])
  func noLockAndNoUndeclaredKeyIsEverPressed(layout: String) throws {
    let names = layout.split(separator: ":").map(String.init)
    let keymap = try Keymap(names[0], names.count > 1 ? names[1] : "")
    for scalar in keymap.typableScalars {
      let keys = try #require(keymap.chord(for: Character(scalar))).keys
      #expect(
        keys.allSatisfy { VirtualKeyboard.declares($0) && $0 != .numLock && $0.rawValue != 58 })
    }
  }

  @Test func keysFollowTheSymbolsThatOptionsMove() throws {
    let swapped = try Keymap("us", options: "caps:swapescape")
    #expect(swapped.chord(for: FunctionKey.escape) == KeyChord(Keycode(rawValue: 58)))
    #expect(try Keymap("us").chord(for: FunctionKey.escape) == KeyChord(.escape))
    #expect(try Keymap("us").chord(for: FunctionKey.left) == KeyChord(.left))
    #expect(try Keymap("us").chord(for: FunctionKey.right) == KeyChord(.right))
    #expect(try Keymap("us").backspace == KeyChord(.backspace))
  }

  @Test func controlCharactersAreNotText() throws {
    let keymap = try Keymap("us")
    for character in ["\u{8}", "\u{1b}", "\u{7f}", "\u{0}"] as [Character] {
      #expect(!keymap.canType(character))
    }
  }

  @Test func theDecoderNamesKeysThatGiveNoText() throws {
    var decoder = try KeymapDecoder("de")
    let keystroke = decoder.handle(KeyEvent(.backspace, .down))
    #expect(keystroke == KeymapDecoder.Keystroke(name: "BackSpace", text: ""))
    let isAtRest = decoder.isAtRest
    #expect(!isAtRest)
    let release = decoder.handle(KeyEvent(.backspace, .up))
    #expect(release == nil)
    let shift = decoder.handle(KeyEvent(.leftShift, .down))
    #expect(shift?.name == "Shift_L")
  }
}
