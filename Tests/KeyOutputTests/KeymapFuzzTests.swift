// SPDX-License-Identifier: MIT

import CXkbcommon
import ClavierKit
import Glibc
import Testing
import TestSupport

@testable import KeyOutput

/// Unusual and hostile keymaps, as a compositor might send them.
struct KeymapFuzzTests {
  /// Returns the whole text of an installed keymap.
  private static func text(of layout: String) throws -> [UInt8] {
    let keymap = try CompiledKeymap(.names(KeymapNames(layout: layout)))
    let text = try #require(xkb_keymap_get_as_string(keymap.pointer, XKB_KEYMAP_FORMAT_TEXT_V1))
    defer { free(text) }
    return Array(String(cString: text).utf8)
  }

  /// Makes every query of a keymap.
  private func use(_ source: Keymap.Source) throws(KeymapError) {
    let keymap = try Keymap(source, composeLocale: "en_US.UTF-8")
    let states = [
      ReceiverState(), ReceiverState(group: 1, capsLock: true),
      ReceiverState(numLock: true, held: .shift), ReceiverState(group: -1),
    ]
    for state in states {
      let typist = Typist(keymap: keymap, state: state, composes: true)
      var sequence = KeySequence()
      _ = typist.type(.insertText("aÉ1ж\n"), into: &sequence)
      _ = typist.type(.press(KeyStroke(.character("c"), modifiers: .control)), into: &sequence)
      for chord in sequence.chords {
        #expect(chord.keys.allSatisfy(VirtualKeyboard.declares))
      }
    }
  }

  @Test(.enabled(if: Tier.runsSlowTests), arguments: ["de", "us,ru"])
  func aDamagedRealKeymapIsReadOrRefused(layout: String) throws {
    let text = try Self.text(of: layout)
    #expect(throws: Never.self) { try use(.text(text)) }
    let tokens = [
      "SetMods(modifiers=all)", "LockGroup(group=+1)", "LatchMods(modifiers=Shift)", "[ a, b, c ]",
      "Group9", "4294967295", "-1", "ISO_Next_Group", "dead_acute", "0x1fffffff", "\0", "}", ";",
      "interpret", "LockMods(modifiers=Lock)", "Multi_key", "NoSymbol", "type=\"NONE\"",
    ]
    for (_, var random) in SplitMix64.seeded(0..<300) {
      let damaged = mutated(text, inserting: tokens, atMost: 4, using: &random)
      do throws(KeymapError) {
        try use(.text(damaged))
      } catch {
        #expect(error == .textNotUnderstood)
      }
    }
  }

  /// Returns a keymap in which every key has four groups with the maximum number of levels.
  private static func hostile(dead: Bool) -> [UInt8] {
    let modifiers = ["Shift", "Mod3", "Mod5", "Mod2", "Lock", "Mod1"]
    var maps = ""
    for mask in 1..<64 {
      let names = modifiers.enumerated().filter { mask & (1 << $0.offset) != 0 }.map(\.element)
      maps += "map[\(names.joined(separator: "+"))] = \(mask + 1);\n"
    }
    var keycodes = ""
    var symbols = ""
    for code in 9...255 {
      keycodes += "<K\(code)> = \(code);\n"
      let levels = (0..<64).map { level in
        dead
          ? "0xfe\((0x50 + (code + level) % 0x40).hexadecimal)"
          : "U\((0x4E00 + code * 64 + level).hexadecimal)"
      }
      symbols += "key <K\(code)> { type = \"ALL\", [ \(levels.joined(separator: ", ")) ] };\n"
    }
    let holders = ["Shift_L", "Hyper_L", "Meta_L", "Num_Lock"]
    for (index, holder) in holders.enumerated() {
      keycodes += "alias <H\(index)> = <K\(9 + index)>;\n"
      symbols += "replace key <K\(9 + index)> { [ \(holder) ] };\n"
    }
    let text = """
      xkb_keymap {
        xkb_keycodes { minimum = 8; maximum = 255; \(keycodes) };
        xkb_types {
          type "ONE_LEVEL" { modifiers = none; level_name[Level1] = "Any"; };
          type "ALL" { modifiers = \(modifiers.joined(separator: "+")); \(maps) };
        };
        xkb_compat {
          interpret Shift_L { action = SetMods(modifiers = Shift); };
          interpret Hyper_L { action = SetMods(modifiers = Mod3); };
          interpret Meta_L { action = SetMods(modifiers = Mod5); };
          interpret Num_Lock { action = LockMods(modifiers = Mod2); };
        };
        xkb_symbols { \(symbols) };
      };
      """
    return Array(text.utf8)
  }

  @Test(arguments: [false, true])
  func aKeymapOfThousandsOfLevelsEnds(dead: Bool) throws {
    let keymap = try Keymap(.text(Self.hostile(dead: dead)), composeLocale: "en_US.UTF-8")
    let typist = Typist(keymap: keymap, composes: true)
    #expect(typist.canType("é") == .never)
    #expect(dead || keymap.typableScalars.count > 1900)
    #expect(throws: Never.self) { try use(.text(Self.hostile(dead: dead))) }
  }

  @Test func moreGroupsThanThereCanBeAreRefused() {
    let groups = (1...5000).map { "symbols[Group\($0)] = [ a ]" }.joined(separator: ", ")
    let text = Keymap.oneLevel("<A> = 38;", symbols: "key <A> { \(groups) };")
    #expect(throws: KeymapError.textNotUnderstood) { try use(.text(Array(text.utf8))) }
  }

  @Test func fourGroupsInACircleAreAllReached() throws {
    let groups = (1...4).map { "symbols[Group\($0)] = [ U\((0x4E00 + $0).hexadecimal) ]" }
    let text = Keymap.oneLevel(
      "<A> = 38; <T> = 66;",
      compat:
        "interpret ISO_Next_Group { useModMapMods = level1; action = LockGroup(group = +1); };",
      symbols: "key <A> { \(groups.joined(separator: ", ")) }; key <T> { [ ISO_Next_Group ] };")
    let typist = Typist(keymap: try Keymap(.text(Array(text.utf8))))
    let toggle = KeyChord(Keycode(rawValue: 58))
    #expect(typist.keymap.groupCount == 4)
    #expect(typist.keys(for: "\u{4E01}").chords == [KeyChord(.a)])
    #expect(
      typist.keys(for: "\u{4E04}").chords == [toggle, toggle, toggle, KeyChord(.a), toggle])
  }

  @Test func aTextThatEndsInZeroIsRead() throws {
    // As a Wayland compositor sends it.
    let keymap = try Keymap(.text(try Self.text(of: "us") + [0]))
    #expect(keymap.canType("a") == true)
  }
}

extension Int {
  fileprivate var hexadecimal: String { String(self, radix: 16) }
}
