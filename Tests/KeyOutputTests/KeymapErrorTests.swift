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

  @Test func aWrongLayoutIsReportedBeforeItsVariant() {
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
    let texts: [[UInt8]] = [
      [], [0, 255, 0, 254], [0xEF, 0xBB, 0xBF], Array("xkb_keymap \u{0} { };".utf8),
      Array(String(repeating: "xkb_keymap {", count: 50_000).utf8),
    ]
    for text in texts { #expect(message(.text(text)) == remedy) }
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
