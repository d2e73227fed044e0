// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import KeyOutput

/// Keys under modifiers, from the receiver's view.
struct StrokeTests {
  static let layouts = [
    "us", "de", "fr", "gb", "es", "it", "ch", "cz", "pl", "tr", "se", "br", "jp", "ru", "gr", "il",
    "ara", "us:dvorak", "de:neo", "fr:bepo", "us:altgr-intl",
  ]

  private static func source(_ layout: String) -> Keymap.Source {
    let parts = layout.split(separator: ":").map(String.init)
    return .names(KeymapNames(layout: parts[0], variant: parts.count > 1 ? parts[1] : ""))
  }

  /// Returns the last key that a chord presses, from the receiver's view; `nil` if a key is left
  /// down.
  private func read(
    _ chord: KeyChord, _ decoder: inout KeymapDecoder
  ) -> KeymapDecoder.Keystroke? {
    var last: KeymapDecoder.Keystroke?
    for event in chord.events {
      if let keystroke = decoder.handle(event) { last = keystroke }
    }
    return decoder.isAtRest ? last : nil
  }

  @Test(arguments: layouts)
  func theReceiverSeesTheCharacterUnderTheModifiers(layout: String) throws {
    let keymap = try Keymap(Self.source(layout))
    var decoder = try KeymapDecoder(Self.source(layout))
    for character in "abcxyz1!?ñé€" where keymap.chord(for: character) != nil {
      let plain = read(try #require(keymap.chord(for: character)), &decoder)
      for bits: UInt8 in 1...7 {
        let modifiers = KeyStroke.Modifiers(rawValue: bits)
        let stroke = KeyStroke(.character(character), modifiers: modifiers)
        let chord = try #require(keymap.chord(for: stroke), "\(layout): \(stroke)")
        let keystroke = read(chord, &decoder)
        let seen = try #require(keystroke, "\(layout): \(stroke)")
        #expect(seen.name == plain?.name, "\(layout): \(stroke)")
        #expect(seen.modifiers.intersection([.control, .alt, .super]) == modifiers)
      }
    }
  }

  @Test(arguments: layouts)
  func consecutiveStrokesHaveTheirModifiers(layout: String) throws {
    let keymap = try Keymap(Self.source(layout))
    var decoder = try KeymapDecoder(Self.source(layout))
    for bits: UInt8 in 0...31 {
      let keys: [KeyStroke.Key] = [.character("c"), .function(.left), .tab, .backspace, .return]
      for key in keys {
        let stroke = KeyStroke(key, modifiers: KeyStroke.Modifiers(rawValue: bits))
        let chord = try #require(keymap.chord(for: stroke), "\(layout): \(stroke)")
        let keystroke = read(chord, &decoder)
        let seen = try #require(keystroke, "\(layout): \(stroke)")
        #expect(seen.modifiers.isSuperset(of: stroke.modifiers), "\(layout): \(stroke)")
      }
    }
  }

  @Test(arguments: layouts)
  func everyKeyWithoutTextIsThere(layout: String) throws {
    let keymap = try Keymap(Self.source(layout))
    var decoder = try KeymapDecoder(Self.source(layout))
    // The layout Neo has a different key in the place of Num Lock.
    let absent: [FunctionKey] = layout == "de:neo" ? [.numLock] : []
    for key in FunctionKey.allCases where !absent.contains(key) {
      let chord = try #require(keymap.chord(for: KeyStroke(key)), "\(layout): \(key)")
      #expect(chord.modifiers.isEmpty)
      #expect(keymap.chord(for: KeyStroke(key, modifiers: [.control, .alt, .shift])) != nil)
      let keystroke = read(chord, &decoder)
      let seen = try #require(keystroke, "\(layout): \(key)")
      #expect(seen.text.isEmpty, "\(layout): \(key) gives \(seen.name)")
      #expect(!chord.key.name.hasPrefix("key"), "\(chord.key.rawValue) has no name")
    }
  }

  @Test(
    arguments: [
      // A letter's key is at its place on the receiver's layout.
      ("us", "z", Keycode.z, []), ("de", "z", .y, []), ("fr", "a", .q, []),
      // The modifiers that reach a character are held, too.
      ("us", "!", Keycode(rawValue: 2), [.leftShift]),
      ("fr", "1", Keycode(rawValue: 2), [.leftShift]),
      ("de", "@", .q, [.rightAlt]),
      // Without Latin letters, the place on a US keyboard.
      ("ru", "c", Keycode(rawValue: 46), []), ("gr", "z", .z, []), ("il", "a", .a, []),
      ("ara", "q", .q, []), ("ru", "1", Keycode(rawValue: 2), []),
      ("ru", "с", Keycode(rawValue: 46), []),
    ] as [(String, Character, Keycode, [Keycode])])
  func controlGoesWithTheKeyOfTheCharacter(
    layout: String, character: Character, key: Keycode, levels: [Keycode]
  ) throws {
    let stroke = KeyStroke(.character(character), modifiers: .control)
    let chord = try #require(try Keymap(layout).chord(for: stroke))
    #expect(chord == KeyChord(key, modifiers: [.leftControl] + levels))
  }

  @Test func lettersAndDigitsHaveThePlacesThatTheLayoutUsGivesThem() throws {
    let keymap = try Keymap("us")
    for ascii in UInt8.min...UInt8.max {
      let character = Character(Unicode.Scalar(ascii))
      let isLetterOrDigit = "abcdefghijklmnopqrstuvwxyz0123456789".contains(character)
      let chord = isLetterOrDigit ? keymap.chord(for: character) : nil
      #expect(Keycode(usLetterOrDigit: ascii) == chord?.key, "\(ascii)")
    }
  }

  @Test func modifiersGoDownInOneOrderAndNoneTwice() throws {
    let keymap = try Keymap("de")
    let all = KeyStroke.Modifiers(rawValue: 31)
    let chord = try #require(keymap.chord(for: KeyStroke(.character("@"), modifiers: all)))
    #expect(
      Array(chord.modifiers) == [.leftControl, .leftAlt, .leftSuper, .rightAlt, .leftShift])
    let bare = try #require(keymap.chord(for: KeyStroke(.f1, modifiers: all)))
    #expect(Array(bare.modifiers) == Array(chord.modifiers))
    let dollar = try #require(keymap.chord(for: KeyStroke(.character("$"), modifiers: [.alt])))
    #expect(Array(dollar.modifiers) == [.leftAlt, .leftShift])
  }

  @Test func aModifierIsTheKeyThatOptionsMoveItTo() throws {
    let swapped = try Keymap("us", options: "ctrl:swapcaps")
    let chord = try #require(swapped.chord(for: KeyStroke(.character("c"), modifiers: .control)))
    #expect(Array(chord.modifiers) == [Keycode(rawValue: 58)])
    let apple = try Keymap("us", options: "altwin:swap_alt_win")
    let alt = try #require(apple.chord(for: KeyStroke(.f4, modifiers: .alt)))
    #expect(Array(alt.modifiers) == [.leftSuper])
  }

  @Test func missingKeysAreReportedWithoutTheText() throws {
    let text = Keymap.oneLevel("<A> = 38;", symbols: "key <A> { [ a ] };")
    let bare = try Keymap(.text(Array(text.utf8)))
    let us = try Keymap("us")
    let cases: [(Keymap, KeyStroke, UntypableReason)] = [
      (
        bare, KeyStroke(.character("a"), modifiers: [.control, .shift]),
        .modifiers([.control, .shift])
      ),
      (bare, KeyStroke(.f1), .functionKey(.f1)),
      (bare, KeyStroke(.backspace), .backspace), (bare, KeyStroke(.tab), .shortcut(.symbols)),
      (us, KeyStroke(.character("ж"), modifiers: .control), .shortcut(.cyrillic)),
    ]
    for (keymap, stroke, missing) in cases {
      var sequence = KeySequence()
      #expect(Typist(keymap: keymap).type(.press(stroke), into: &sequence) == [missing])
      #expect(sequence.isEmpty)
      #expect(!missing.description.contains("ж"))
    }
    let words = [UntypableReason.modifiers([.control, .shift]), .shortcut(.cyrillic)].map(
      \.description)
    #expect(words[0].hasPrefix("not typed: the key \"ctrl+shift\": "))
    #expect(words[1].hasPrefix("not typed: a shortcut with 1 character (Cyrillic): "))
  }

  @Test func aModifierThatLocksIsNone() throws {
    let text = Keymap.oneLevel(
      "<A> = 38; <C> = 37;",
      compat: "interpret Control_L { action = LockMods(modifiers = Control); };",
      symbols: "key <A> { [ a ] }; key <C> { [ Control_L ] }; modifier_map Control { <C> };")
    let keymap = try Keymap(.text(Array(text.utf8)))
    #expect(keymap.chord(for: KeyStroke(.character("a"), modifiers: .control)) == nil)
  }
}
