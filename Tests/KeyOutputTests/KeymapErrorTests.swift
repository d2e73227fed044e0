// SPDX-License-Identifier: MIT

import Testing
import TestSupport

@testable import KeyOutput

/// The exact error messages for a missing keymap.
struct KeymapErrorTests {
  private static let ownFiles = """
    the service reads own layouts from /etc/xkb/symbols, and no home directory \
    (searched: \(XKBDirectories.all.joined(separator: ", ")))
    """

  private func message(_ source: Keymap.Source) -> String? {
    do throws(KeymapError) {
      _ = try Keymap(source)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func anUnknownLayoutIsNamedWithTheRemedy() {
    #expect(
      message(.names(KeymapNames(layout: "xy"))) == """
        there is no keyboard layout "xy": choose one of those that \
        /usr/share/X11/xkb/rules/evdev.lst lists below "! layout", such as "us"; \
        \(Self.ownFiles)
        """)
  }

  @Test func anUnknownVariantIsNamedWithItsLayout() {
    #expect(
      message(.names(KeymapNames(layout: "de", variant: "dvorrak"))) == """
        the keyboard layout "de" has no variant "dvorrak": choose one of those that \
        /usr/share/X11/xkb/rules/evdev.lst lists below "! variant", or none; \
        \(Self.ownFiles)
        """)
  }

  @Test func aWrongLayoutIsBlamedBeforeItsVariant() {
    #expect(
      throws: KeymapError.unknownLayout("xy"),
      performing: { try Keymap(.names(KeymapNames(layout: "xy", variant: "dvorak"))) })
  }

  @Test(arguments: ["", "us(dvorak)", "../us", "us+de", "d e", "de\n", "é"])
  func invalidNamesAreNotLookedUp(layout: String) {
    #expect(throws: KeymapError.notAName(layout, kind: "layout")) {
      try Keymap(.names(KeymapNames(layout: layout)))
    }
  }

  @Test func everyLayoutOfAListIsChecked() {
    let cases: [(KeymapNames, KeymapError)] = [
      (KeymapNames(layout: "us,xy,de"), .unknownLayout("xy")),
      (KeymapNames(layout: "us,de", variant: ",dvorrak"), .unknownVariant("dvorrak", layout: "de")),
      (KeymapNames(layout: "us,,de"), .notAName("", kind: "layout")),
      (KeymapNames(layout: "us,de", variant: ",,neo"), .variantWithoutLayout("neo")),
      (KeymapNames(layout: "us,de,fr,ru,gr"), .tooManyLayouts(5)),
    ]
    for (names, expected) in cases {
      #expect(throws: expected) { try Keymap(.names(names)) }
      #expect(isShowable(expected.description))
    }
    #expect(message(.names(KeymapNames(layout: "us,ru,gr,il", variant: ",phonetic"))) == nil)
    #expect(
      message(.names(KeymapNames(layout: "us,de,fr,ru,gr"))) == """
        5 keyboard layouts are too many for one keymap: name the 4 that are used most
        """)
    #expect(
      message(.names(KeymapNames(layout: "de", variant: ",neo"))) == """
        the variant "neo" belongs to no layout: give at most one variant for each layout, \
        in the same order
        """)
    let commas = String(repeating: ",", count: 1_000_000)
    #expect(message(.names(KeymapNames(layout: commas)))?.contains("too many") == true)
  }

  @Test func everyFieldIsChecked() {
    let names = [
      ("variant", KeymapNames(layout: "us", variant: "(")),
      ("model", KeymapNames(layout: "us", model: "\"")),
      ("option", KeymapNames(layout: "us", options: "a b")),
    ]
    for (kind, names) in names {
      let message = message(.names(names))
      #expect(message?.contains("cannot be a keyboard \(kind): ") == true)
    }
  }

  @Test func aLongOrStrangeNameStaysOneShortLine() {
    let name = "\u{1B}[31m\n" + String(repeating: "x", count: 1000)
    #expect(
      message(.names(KeymapNames(layout: name))) == """
        "?[31m?\(String(repeating: "x", count: 58))…" cannot be a keyboard layout: \
        use letters, digits, "-" and "_", at most 64
        """)
  }

  @Test func aTextThatIsNoKeymapIsReportedWithARemedy() {
    let remedy = """
      the keymap is not a complete keymap in XKB's text format, version 1: \
      make one with "xkbcli compile-keymap", or choose a layout by its name
      """
    #expect(message(.text([])) == remedy)
    #expect(message(.text(Array("xkb_keymap {".utf8))) == remedy)
    #expect(message(.text([0, 255, 0, 254])) == remedy)
  }

  @Test(.enabled(if: Tier.runsSlowTests)) func aDamagedTextIsReadOrRefusedAndNoTrap() {
    let text = Array(
      """
      xkb_keymap {
        xkb_keycodes { minimum = 8; maximum = 255; <A> = 38; <S> = 50; };
        xkb_types {
          virtual_modifiers Own;
          type "TWO_LEVEL" { modifiers = Shift; map[Shift] = Level2; level_name[Level1] = "Any"; };
        };
        xkb_compat { interpret Shift_L { action = SetMods(modifiers = Shift); }; };
        xkb_symbols { key <A> { [ a, A ] }; key <S> { [ Shift_L ] }; modifier_map Shift { <S> }; };
      };
      """.utf8)
    #expect(throws: Never.self) { try Keymap(.text(text)) }
    for seed in UInt64(0)..<2000 {
      var random = SplitMix64(seed: seed)
      var damaged = text
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let place = Int.random(in: 0..<text.count, using: &random)
        damaged[place] = UInt8.random(in: 0...255, using: &random)
      }
      do throws(KeymapError) {
        let keymap = try Keymap(.text(damaged))
        #expect(keymap.typableScalars.count <= 2)
      } catch {
        #expect(error == .textNotUnderstood)
      }
    }
  }

  @Test func aTextMayNotIncludeFiles() {
    let text = """
      xkb_keymap { xkb_keycodes { include "evdev" }; xkb_types { include "complete" };
      xkb_compat { include "complete" }; xkb_symbols { include "pc+us" }; };
      """
    #expect(throws: KeymapError.textNotUnderstood) { try Keymap(.text(Array(text.utf8))) }
  }

  @Test func aTextBeyondTheLimitIsNotRead() {
    let text = [UInt8](repeating: UInt8(ascii: " "), count: Keymap.textLimit + 1)
    #expect(
      message(.text(text)) == """
        the keymap has 1048577 bytes, more than the 1048576 that are read: \
        choose a layout by its name instead
        """)
  }

  @Test func theRemedyForNoLayoutsAtAllIsAPackage() {
    #expect(
      KeymapError.noLayoutsInstalled.description
        == "no keyboard layouts are installed: install the package xkb-data")
  }
}
