// SPDX-License-Identifier: MIT

import ClavierKit
import Testing
import TestSupport

@testable import ClavierFiles

/// Properties that hold for any layout file.
struct LayoutPropertyTests {
  @Test(.timeLimit(.minutes(2)))
  func randomFilesNeitherCrashNorBreakMessages() {
    var random = SplitMix64(seed: 11)
    var wrong = 0
    for _ in 0..<2000 {
      let text = Self.seeds.randomElement(using: &random) ?? ""
      let bytes = mutated(
        Array(text.utf8), inserting: Self.tokens, atMost: 3, using: &random)
      let message = layoutMessage(bytes)
      if !message.isEmpty { wrong += 1 }
      #expect(isShowable(message), "\(message)")
    }
    #expect(wrong > 500)
    #expect(wrong < 2000)
  }

  @Test(.timeLimit(.minutes(1)))
  func layoutsThatAreReadCanBeCompiled() throws {
    var random = SplitMix64(seed: 12)
    var count = 0
    for _ in 0..<600 {
      // Replaces a letter or digit: a result that is still a layout must differ.
      var bytes = Array((Self.seeds.randomElement(using: &random) ?? "").utf8)
      let places = bytes.indices.filter { Self.letters.contains(bytes[$0]) }
      guard let place = places.randomElement(using: &random) else { continue }
      bytes[place] = Self.letters.randomElement(using: &random) ?? 0x61
      guard
        let file = try? LayoutFile(
          toml: bytes, named: "kiosk.toml", in: LayoutDirectories([]))
      else { continue }
      count += 1
      let pages = KeyboardPages(service: file.service, context: KeyboardContext(), width: 390)
      #expect(!pages[.alphabetic, .lowercased].keys.isEmpty)
    }
    #expect(count > 60)
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8)

  private static let seeds = [
    """
    title = "x"
    [[page]]
    type = "alphabetic"
    key_width = "10 %"
    rows = ["q w {shift}", ["{text:a b}", { key = "r", width = "2 input", callouts = "é è" }],
      { keys = [{ keys = "a b", width = "20 %" }, "{space}"], height = 50 }]
    [[page]]
    type = "sums"
    case = "fixed"
    rows = ["{{ }}", "{abc}"]
    """,
    """
    extends = "standard"
    locale = "de"
    letters = ["qwe", ["a", { lower = "ß", upper = "ẞ" }], "xyz"]
    [[edit]]
    row = "bottom"
    insert = "{tab} {globe}"
    before = "{space}"
    [[edit]]
    page = "numeric"
    replace = "{backspace}"
    with = { key = "{delete}", width = "40 pt" }
    [[edit]]
    change = "{return}"
    width = "30 %"
    [[edit]]
    row = 1
    add_row = "1 2 3"
    """,
  ]

  private static let tokens = [
    "[[page]]\n", "[[edit]]\n", "{", "}", "{{", "}}", "{shift}", "\"", "'", "[", "]", "=", ",",
    "\n",
    "row = 1\n", "device = \"tablet\"\n", "nan", "inf", "-1", "1e400", "99999999999999999999", "%",
    "100 %", "0 %", "\u{1B}", "\u{202E}", "\u{FEFF}", "日", "é", "\u{301}", "type", "rows", "keys",
    "1979-05-27", "true", "{page:x}", "{text:", "{{", "width = \"available\"",
  ]
}
