// SPDX-License-Identifier: MIT

import ClavierKit
import LayoutImport
import Testing
import TestSupport

/// Properties that hold for any file.
struct ImportPropertyTests {
  @Test func framesOfAnyRightLayoutTileAtEveryWidth() {
    for (seed, var random) in SplitMix64.seeded(0..<150) {
      let text = randomYAML(&random)
      let imported = Imported(yaml: text)
      #expect(imported.layout != nil, "seed \(seed): \(imported.message)\n\(text)")
      for page in imported.layout?.service.pages ?? [] {
        for width in [1, 320, 390.5, 1280] {
          expectTiled(KeyboardFrames(page.layout, width: width), "seed \(seed), width \(width)")
        }
      }
    }
  }

  @Test func framesOfAnySurfaceTileAndHaveEachKeyWhereItIsPrinted() {
    for (seed, var random) in SplitMix64.seeded(0..<150) {
      let surface = RandomSurface(&random)
      let imported = Imported(csv: surface.text)
      let width =
        (imported.layout?.sizeInMillimeters?.width ?? 1) * LayoutImport.pointsPerMillimeter
      let frames = KeyboardFrames(imported.page(.alphabetic), width: width)
      expectTiled(frames, "seed \(seed)")
      #expect(frames.rows.count == surface.rowCount, "seed \(seed): \(imported.message)")
      for (center, action) in surface.keys {
        let scale = LayoutImport.pointsPerMillimeter
        let hit = frames.hitTest(Point(x: center.x * scale, y: center.y * scale))
        #expect(hit.map { frames.keys[$0].action } == action, "seed \(seed), \(center)")
      }
    }
  }

  /// Imports mutations of random texts, and expects messages that are displayable: printable lines,
  /// and a caret in its line.
  ///
  /// - Parameters:
  ///   - seed: The seed of texts and mutations.
  ///   - tokens: The inserted tokens.
  ///   - text: Returns a random text.
  ///   - read: Imports a mutated text.
  /// - Returns: The number of texts that are mistakes, of 2000.
  private func mistakes(
    _ seed: UInt64, inserting tokens: [String], text: (inout SplitMix64) -> String,
    read: ([UInt8]) -> Imported
  ) -> Int {
    var random = SplitMix64(seed: seed)
    var wrong = 0
    var longest = Duration.zero
    for _ in 0..<2000 {
      let original = Array(text(&random).utf8)
      let bytes = mutated(original, inserting: tokens, atMost: 4, using: &random)
      var imported = read([])
      let time = workingTime { imported = read(bytes) }
      longest = max(longest, time)
      if imported.layout == nil { wrong += 1 }
      #expect(isShowable(imported.message), "\(imported.message)")
      for page in imported.layout?.service.pages ?? [] {
        expectTiled(KeyboardFrames(page.layout, width: 390), String(decoding: bytes, as: UTF8.self))
      }
    }
    #expect(longest < .milliseconds(100))
    return wrong
  }

  // Many mutations are mistakes, but not all, or else only the first check would be tested.
  @Test(.timeLimit(.minutes(2)))
  func randomYAMLIsReadOrReportedInTime() {
    let wrong = mistakes(
      2, inserting: yamlTokens, text: { randomYAML(&$0) }, read: { Imported(yaml: $0) })
    #expect((701..<1980).contains(wrong))
  }

  @Test(.enabled(if: Tier.runsSlowTests), .timeLimit(.minutes(1)))
  func randomTablesAreReadOrReportedInTime() {
    let wrong = mistakes(
      3, inserting: csvTokens, text: { RandomSurface(&$0).text }, read: { Imported(csv: $0) })
    #expect((301..<1980).contains(wrong))
  }

  @Test(.timeLimit(.minutes(1)))
  func filesOfTokensAtRandomNeverEndTheProgram() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<2000 {
      let tokens = [yamlTokens, csvTokens].randomElement(using: &random) ?? []
      let count = Int.random(in: 0...40, using: &random)
      let text = (0..<count).map { _ in tokens.randomElement(using: &random) ?? "" }.joined()
      #expect(isShowable(Imported(yaml: text).message), "\(text)")
      #expect(isShowable(Imported(csv: text).message), "\(text)")
    }
  }

  /// The largest accepted table, with keys in as many rows as possible, is read within the blink of
  /// an eye.
  @Test func theWorstTableIsReadInTime() {
    let lines = (0..<200).map { "\($0 * 5);\($0 * 5);5;\(2000 - $0 * 5);k;30\n" }.joined()
    let time = workingTime {
      #expect(Imported(csv: "x;y;width;height;name;code\n" + lines).layout != nil)
    }
    #expect(time < .milliseconds(2000))
  }

  private let yamlTokens = [
    "[", "]", "{", "}", ":", ": ", ", ", "\"", "'", "#", "\n", "\r\n", "\n  ", " ", "\t", "\\",
    "&a",
    "*a", "!", "|", ">", "%", "---", "...", "- ", "? ", "base", "upper", "views:", "buttons:", "ä",
    "日",
    "outlines:", "action", "set_view", "locking", "keysym", "text", "default", "width", "1e9", "-1",
    "nan", "\u{7F}", "\u{1B}", "\u{202E}", "\u{FEFF}", "\u{2028}", "\u{85}", "99999999999999999999",
  ]

  private let csvTokens = [
    ";", ",", "\n", "\r\n", " ", "x", "y", "width", "height", "name", "code", "0", "-", "1e9",
    "nan",
    "inf", "0x1", "1,5", "1.5", "30", "272", "2000", "ä", "\"", "\u{7F}", "\u{1B}", "\u{FEFF}",
    "99999999999999999999", "x;y;width;height;name;code\n", "0;0;10;10;A;30\n",
  ]
}

/// Returns a valid layout of squeekboard with a few views, sizes and buttons of all kinds.
func randomYAML(_ random: inout SplitMix64) -> String {
  func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
  let outlines = ["default", "wide", "small"]
  let views = ["base", "upper", "numbers", "symbols", "extra"].prefix(number(1...5))
  let buttons = [
    "space: { text: \" \", outline: wide }", "erase: { action: erase }",
    "shift: { action: { locking: { lock_view: base, unlock_view: base } } }",
    "ctrl: { modifier: Control, label: c }", "left: { keysym: Left, outline: small }",
    "go: { action: { set_view: base }, icon: key-enter }", "odd: { keysym: Odd, label: \"ö\" }",
  ]
  let names = ["a", "é", "\"", "space", "erase", "shift", "ctrl", "left", "go", "odd", "🤦‍♀️"]
  var text = "---\noutlines:\n"
  for name in outlines {
    text +=
      "    \(name): { width: \(number(1...90)).\(number(0...99)), height: \(number(5...90)) }\n"
  }
  text += "views:\n"
  for view in views {
    text += "    \(view):\n"
    for _ in 0..<number(1...5) {
      let row = (0..<number(1...11)).map { _ in names.randomElement(using: &random) ?? "a" }
      text += "        - '\(row.joined(separator: " "))'\n"
    }
  }
  return text + "buttons:\n" + buttons.map { "    \($0)\n" }.joined()
}

/// A valid table of keys in rows, less exact than a drawing.
struct RandomSurface {
  private(set) var text = "x;y;width;height;name;code\n"
  /// The centre of each key, and its action.
  private(set) var keys: [(Point, KeyboardAction)] = []
  private(set) var rowCount = 0

  init(_ random: inout SplitMix64) {
    func number(_ range: ClosedRange<Double>) -> Double {
      (.random(in: range, using: &random) * 100).rounded() / 100
    }
    var top = number(0...5)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      rowCount += 1
      let height = number(8...20)
      var x = number(0...5)
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let code = Int.random(in: 16...25, using: &random)
        // Some are slightly lower than others.
        let (y, width) = (top + number(0...(height / 10)), number(5...30))
        text += "\(x);\(y);\(width);\(height);k;\(code)\n"
        let letter = Array("qwertyuiop")[code - 16]
        keys.append((Point(x: x + width / 2, y: y + height / 2), .character(String(letter))))
        x += width + number(0...4)
      }
      top += height * 1.1 + number(0...4)
    }
  }
}
