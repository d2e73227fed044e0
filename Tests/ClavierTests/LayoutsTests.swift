// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `clavier layouts` and `clavier check` of a layout, as a user sees them.
@Suite(.enabled(if: Tier.runsRealTests))
struct LayoutsTests {
  private let clavier = Program(name: "clavier")
  private let digits = """
    title = "Digits"
    [[page]]
    type = "alphabetic"
    key_width = "20 %"
    height = 50
    insets = 2
    rows = ["1 2 3", "{space} {page:more}"]
    [[page]]
    type = "more"
    key_width = "50 %"
    rows = ["+ {abc}"]

    """

  @Test func allLayoutsAreListedWithTheirTitles() throws {
    let folder = try TemporaryDirectory()
    _ = try folder.write(digits, to: "digits.toml")
    _ = try folder.write("extends = \"tablet\"", to: "plain.toml")
    let result = try clavier("layouts", "--layouts", folder.path)
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == "standard        the device's own keyboard")
    #expect(lines.contains("tabletPro       built in"))
    #expect(
      lines.suffix(2) == ["digits          Digits; more pages: more", "plain           plain"])
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
    #expect(try clavier("layouts", "list", "--layouts", folder.path) == result)
  }

  @Test func aWrongLayoutIsListedAndReported() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write("extends = \"phnoe\"", to: "wrong.toml")
    let result = try clavier("layouts", "--layouts", folder.path)
    #expect(result.output.hasSuffix("\nwrong           wrong, and not to be used\n"))
    #expect(
      result.errors.hasPrefix(
        "clavier: \(path):1:11: extends: there is no layout \"phnoe\"; did you mean \"phone\"?\n"))
    #expect(result.status == 1)
  }

  @Test func eachPageIsDrawn() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write(digits, to: "digits.toml")
    let result = try clavier("layouts", "show", path, "--columns", "41", "--width", "200")
    #expect(
      result.output == """
        alphabetic, 200 × 100 points
        ┌───────────────┬───────┬───────────────┐
        │       1       │   2   │       3       │
        ├───────────────┴───┬───┴───────────────┤
        │       space       │       more        │
        └───────────────────┴───────────────────┘
        more, 200 × 54 points
        ┌───────────────────┬───────────────────┐
        │         +         │        ABC        │
        └───────────────────┴───────────────────┘

        """)
    #expect(result.status == 0)
  }

  @Test func aLayoutOfXKBIsDrawnAsAnyOther() throws {
    let result = try clavier("layouts", "show", "xkb:us(dvorak)", "--page", "alphabetic")
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == "alphabetic, 390 × 216 points")
    #expect(lines[2].filter(\.isLetter) == "pyfgcrl")
    #expect(result.errors.isEmpty && result.status == 0)
    let wrong = try clavier("layouts", "show", "xkb:uss")
    #expect(
      wrong.errors.hasPrefix(
        """
        clavier: the layout is wrong
        layout: there is no keyboard layout "uss": choose one of those that \
        /usr/share/X11/xkb/rules/evdev.lst lists below "! layout", such as "us"; the service reads \
        own layouts from /etc/xkb/symbols, and no home directory (searched: /etc/xkb
        """), "\(wrong.errors)")
    #expect(wrong.errors.hasSuffix("; did you mean \"xkb:us\"?\n"), "\(wrong.errors)")
    #expect(wrong.status == 1)
  }

  @Test func theLayoutsOfXKBAreListedAndSearchedFor() throws {
    let all = try clavier("layouts", "xkb")
    #expect(all.output.split(separator: "\n").count > 500)
    #expect(all.output.hasPrefix("xkb:us                      English (US)\n"))
    let found = try clavier("layouts", "xkb", "Switzerland", "mac")
    #expect(found.output.contains("xkb:ch(de_mac) "))
    #expect(!found.output.contains("xkb:us"))
    #expect(found.errors.isEmpty && found.status == 0)
    let none = try clavier("layouts", "xkb", "klingon")
    #expect(none.errors == "clavier: no XKB layout matches klingon\n")
    #expect(none.output.isEmpty && none.status == 1)
  }

  @Test func theFramesOfEachKeyArePrinted() throws {
    let folder = try TemporaryDirectory()
    _ = try folder.write(digits, to: "digits.toml")
    let result = try clavier(
      "layouts", "show", "digits", "--layouts", folder.path, "--page", "alphabetic", "--width",
      "200", "--frames")
    #expect(
      result.output.split(separator: "\n").suffix(5) == [
        "1  touch 0,0 80×50  cap 42,2 36×46", "2  touch 80,0 40×50  cap 82,2 36×46",
        "3  touch 120,0 80×50  cap 122,2 36×46", "{space}  touch 0,50 100×50  cap 62,52 36×46",
        "{page:more}  touch 100,50 100×50  cap 102,52 36×46",
      ])
  }

  @Test func thePageCaseDeviceAndOrientationCanBeChosen() throws {
    let tablet = try clavier(
      "layouts", "show", "standard", "--device", "tablet", "--case", "uppercased", "--page",
      "alphabetic", "--orientation", "landscape")
    #expect(tablet.output.contains(" Q "))
    #expect(tablet.output.contains(" × 344 points\n"))
    let numeric = try clavier("layouts", "show", "phone", "--page", "numeric")
    #expect(numeric.output.hasPrefix("numeric, 390 × 216 points\n"))
    #expect(numeric.output.split(separator: "\n").count == 10)
  }

  @Test func missingLayoutsAreReported() throws {
    let page = try clavier("layouts", "show", "phone", "--page", "sums")
    #expect(
      page.errors
        == "clavier: the layout has no page \"sums\"; it has alphabetic, numeric, symbolic\n")
    #expect(page.status == 1)
    let layout = try clavier("layouts", "show", "phnoe")
    #expect(
      layout.errors == "clavier: the layout is wrong\n"
        + "layout: there is no layout \"phnoe\"; did you mean \"phone\"?\n")
    #expect(layout.status == 1)
    #expect(try clavier("layouts", "show", "phone", "--columns", "3").status == 64)
    #expect(try clavier("layouts", "show", "phone", "--width", "3").status == 64)
    #expect(try clavier("layouts", "show", "phone", "--device", "watch").status == 64)
  }

  @Test func aLayoutIsCheckedAsOne() throws {
    let folder = try TemporaryDirectory()
    let good = try folder.write(digits, to: "digits.toml")
    let result = try clavier("check", good)
    #expect(result.output == "\(good): the layout \"Digits\" is good.\n")
    #expect(result.status == 0)
    let bad = try folder.write("extends = \"digits\"\ntitel = \"x\"\n", to: "bad.toml")
    let wrong = try clavier("check", bad, "--layouts", folder.path)
    #expect(
      wrong.errors == """
        clavier: the layout is wrong
        \(bad):2:1: there is no key "titel" outside the sections; did you mean "title"?
        titel = "x"
        ^

        """)
    #expect(wrong.status == 1)
  }
}
