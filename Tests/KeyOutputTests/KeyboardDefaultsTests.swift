// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc
import Linux
import Testing
import TestSupport

@testable import KeyOutput

/// The machine's own keyboard, from a file with any content.
struct KeyboardDefaultsTests {
  private func names(_ text: String) -> KeymapNames {
    KeyboardDefaults(parsing: text.utf8).names
  }

  @Test func debiansFileIsUnderstood() {
    let text = """
      # KEYBOARD CONFIGURATION FILE

      # Consult the keyboard(5) manual page.

      XKBMODEL="pc105"
      XKBLAYOUT="de"
      XKBVARIANT="nodeadkeys"
      XKBOPTIONS="lv3:ralt_switch,compose:rctrl"

      BACKSPACE="guess"
      """
    #expect(
      names(text)
        == KeymapNames(
          layout: "de", variant: "nodeadkeys", model: "pc105",
          options: "lv3:ralt_switch,compose:rctrl"))
  }

  @Test(arguments: [
    "XKBLAYOUT=fr", "XKBLAYOUT='fr'", "XKBLAYOUT=\"fr\"", "  XKBLAYOUT=fr  ", "\tXKBLAYOUT=fr\r",
    "XKBLAYOUT=fr # here", "XKBLAYOUT=\"fr\"# here\nXKBLAYOUT=fr", "export XKBLAYOUT=fr",
    "XKBLAYOUT=f\"r\"", "XKBLAYOUT=f\\r", "XKBLAYOUT=fr;", "XKBLAYOUT=us\nXKBLAYOUT=fr",
    "XKBLAYOUT=\"fr\"\nXKBLAYOUT=$OTHER", "XKBLAYOUT=fr\nXKBLAYOUT=\"us",
  ])
  func theShellsWaysOfSayingFrAreUnderstood(text: String) {
    #expect(names(text).layout == "fr")
  }

  @Test(arguments: [
    "", "\n\n\n", "XKBLAYOUT", "XKBLAYOUT=", "XKBLAYOUT=''", "#XKBLAYOUT=fr", "XKBLAYOUT =fr",
    "XKBLAYOUT=\"fr", "XKBLAYOUT='fr", "XKBLAYOUT=fr\\", "XKBLAYOUT=$(cat f)", "XKBLAYOUT=`f`",
    "XKBLAYOUT=\"$X\"", "XKBLAYOUT=fr us", "XKBLAYOUT=../../fr", "XKBLAYOUT=fr(bepo)",
    "xkblayout=fr", "XKBLAYOUTS=fr", "=fr", "XKBLAYOUT=,fr", "XKBLAYOUT=fr|x", "XKBLAYOUT=é",
  ])
  func linesWithoutALayoutAreIgnored(text: String) {
    #expect(names(text) == KeymapNames(layout: ""))
  }

  @Test func aListOfLayoutsKeepsItsVariants() {
    #expect(names("XKBLAYOUT=\"de,fr\"\nXKBVARIANT=\",bepo\"").layouts == ["de", "fr"])
    #expect(names("XKBLAYOUT=de,fr\nXKBVARIANT=,bepo").variants == ["", "bepo"])
    #expect(names("XKBVARIANT=neo,bepo\nXKBLAYOUT=de,fr").variant == "neo,bepo")
    // Debian's own tools keep the commas of variants that are all empty.
    #expect(names("XKBLAYOUT=de,fr\nXKBVARIANT=,").variant == "")
  }

  @Test func aListThatIsTooLongIsCutOff() {
    let names = names("XKBLAYOUT=de,fr,us,gb,it\nXKBVARIANT=neo,,,,nodeadkeys")
    #expect(names.layouts == ["de", "fr", "us", "gb"])
    #expect(names.variants == ["neo", "", "", ""])
    #expect(self.names("XKBLAYOUT=de\nXKBVARIANT=neo,bepo").variant == "neo")
  }

  @Test func randomBytesAreNoTrap() {
    for (_, var random) in SplitMix64.seeded(0..<500) {
      let alphabet = Array("XKBLAYOUT=fr\"'\\$#\n, \0".utf8) + [0xFF, 0xC3]
      let bytes = (0..<200).compactMap { _ in alphabet.randomElement(using: &random) }
      let names = KeyboardDefaults(parsing: Array("XKBLAYOUT=".utf8) + bytes).names
      #expect(names.layouts.allSatisfy { KeymapNames.isName($0) })
      #expect(names.variants.allSatisfy { KeymapNames.isName($0) })
    }
  }

  @Test func textBeyondTheLimitIsIgnored() {
    let junk = [UInt8](repeating: UInt8(ascii: "\n"), count: KeyboardDefaults.sizeLimit)
    #expect(KeyboardDefaults(parsing: junk + Array("XKBLAYOUT=fr".utf8)).names.layout == "")
  }

  @Test func specialFilesAreNotRead() throws {
    #expect(try KeyboardDefaults.read("/nonexistent/keyboard") == nil)
    for (path, code) in [("/dev/zero", EFBIG), ("/etc", EISDIR)] {
      #expect(throws: SystemError(call: "read \(path)", code: code)) {
        try KeyboardDefaults.read(path)
      }
    }
    #expect(try KeyboardDefaults.read("/dev/null")?.names == KeymapNames(layout: ""))
  }

  @Test func aFileIsReadToItsEnd() throws {
    let directory = try TemporaryDirectory()
    let text = String(repeating: "# a comment\n", count: 1000) + "XKBLAYOUT=fr"
    try directory.write(text, to: "keyboard")
    #expect(try KeyboardDefaults.read("\(directory.path)/keyboard")?.names.layout == "fr")
  }
}
