// SPDX-License-Identifier: MIT

import Glibc
import Linux
import TestSupport
import Testing

@testable import KeyOutput

/// The text console's keyboard, from systemd's file with any content.
struct ConsoleDefaultsTests {
  /// Lines of systemd 252's kbd-model-map.
  private static let map = """
    # Originally generated from system-config-keyboard's model list.
    # consolelayout\t\txlayout\txmodel\t\txvariant\txoptions
    sg\t\t\tch\tpc105\t\tde_nodeadkeys\tterminate:ctrl_alt_bksp
    nl\t\t\tnl\tpc105\t\t-\t\tterminate:ctrl_alt_bksp
    mk-utf\t\t\tmk,us\tpc105\t\t-\t\tterminate:ctrl_alt_bksp,grp:shifts_toggle,grp_led:scroll
    de-latin1\t\tde\tpc105\t\t-\t\tterminate:ctrl_alt_bksp
    broken de pc105
    """

  private func defaults(_ text: String) -> ConsoleDefaults {
    ConsoleDefaults(parsing: text.utf8, map: Self.map.utf8)
  }

  @Test("A console keymap is the layout that systemd's table has for it")
  func mapped() {
    let defaults = defaults("# Written by systemd-localed(8)\nKEYMAP=sg\nFONT=eurlatgr\n")
    #expect(defaults.keymap == "sg")
    #expect(
      defaults.names
        == KeymapNames(
          layout: "ch", variant: "de_nodeadkeys", model: "pc105",
          options: "terminate:ctrl_alt_bksp"))
    #expect(self.defaults("KEYMAP=\"mk-utf\"").names.layouts == ["mk", "us"])
    #expect(self.defaults("KEYMAP=de-latin1").names.variant == "")
  }

  @Test("A keymap missing in the table is a layout with its variant, as systemd names them")
  func spelled() {
    #expect(defaults("KEYMAP=us").names == KeymapNames(layout: "us"))
    #expect(defaults("KEYMAP=de-neo").names == KeymapNames(layout: "de", variant: "neo"))
    #expect(defaults("KEYMAP=broken").names == KeymapNames(layout: "broken"))
  }

  @Test("XKB settings of newer systemd versions take precedence over the keymap")
  func xkb() {
    let defaults = defaults(
      "KEYMAP=sg\nXKBLAYOUT=us,ru\nXKBVARIANT=,phonetic,more\nXKBOPTIONS=grp:alt_shift_toggle")
    #expect(
      defaults.names
        == KeymapNames(
          layout: "us,ru", variant: ",phonetic", options: "grp:alt_shift_toggle"))
  }

  @Test(
    "A text without a valid keymap name is ignored",
    arguments: [
      "", "FONT=x", "KEYMAP=", "KEYMAP=../../etc/x", "KEYMAP=a b", "#KEYMAP=de", "KEYMAP=\"de",
    ])
  func nothing(text: String) {
    #expect(defaults(text).names.layout.isEmpty)
  }

  @Test(
    "Without systemd's table, a keymap is the layout of its name; a missing file is ignored")
  func files() throws {
    #expect(ConsoleDefaults(parsing: "KEYMAP=fr".utf8, map: "".utf8).names.layout == "fr")
    #expect(try ConsoleDefaults.read("/nonexistent/vconsole.conf") == nil)
    #expect(throws: SystemError(call: "read /dev/zero", code: EFBIG)) {
      try ConsoleDefaults.read("/dev/zero")
    }
    #expect(try ConsoleDefaults.read("/dev/null", map: "/dev/zero")?.keymap == nil)
  }

  @Test("Random bytes in the file and in the table do not trap")
  func random() {
    for (_, var random) in SplitMix64.seeded(0..<300) {
      let alphabet = Array("KEYMAP=de-sg\"\t ,\n-XKBLAYOUT".utf8) + [0xFF, 0]
      let bytes = (0..<200).compactMap { _ in alphabet.randomElement(using: &random) }
      let defaults = ConsoleDefaults(
        parsing: Array("KEYMAP=de\n".utf8) + bytes, map: Array("de ".utf8) + bytes)
      #expect(defaults.names.layouts.allSatisfy { KeymapNames.isName($0) })
      #expect(defaults.names.variants.allSatisfy { KeymapNames.isName($0) })
    }
  }
}
