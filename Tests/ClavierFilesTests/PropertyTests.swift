// SPDX-License-Identifier: MIT

import ClavierFiles
import Testing

/// What holds whatever stands in a file.
struct PropertyTests {
  @Test func whatIsPrintedReadsBackTheSame() throws {
    var random = SplitMix64(state: 1)
    for _ in 0..<500 {
      let configuration = Configuration.random(using: &random)
      let text = configuration.toml
      #expect(
        try Configuration(toml: Array(text.utf8), named: "x") == configuration, "\(text)")
    }
  }

  @Test func theDefaultsReadBackTheSame() throws {
    let text = Configuration().toml
    #expect(try Configuration(toml: Array(text.utf8), named: "x") == Configuration())
  }

  /// Each message must be one that can be shown: printable lines, and a caret in its line.
  @Test(.timeLimit(.minutes(2)))
  func noFileEndsTheProgramOrMakesAMessageThatCannotBeShown() {
    var random = SplitMix64(state: 2)
    var wrong = 0
    for _ in 0..<6000 {
      let bytes = mutated(Array(Configuration.random(using: &random).toml.utf8), &random)
      let text = message(bytes)
      if !text.isEmpty { wrong += 1 }
      #expect(isShowable(text), "\(text)")
    }
    // Most mutations are mistakes, but not all: else this would test the first check only.
    #expect(wrong > 3000)
    #expect(wrong < 6000)
  }

  @Test(.timeLimit(.minutes(1)))
  func filesOfTokensAtRandomNeverEndTheProgram() {
    var random = SplitMix64(state: 3)
    for _ in 0..<4000 {
      let count = Int.random(in: 0...40, using: &random)
      let text = (0..<count).map { _ in tokens.randomElement(using: &random) ?? "" }.joined()
      #expect(isShowable(message(text)), "\(text)")
    }
  }

  private let tokens = [
    "[", "]", "[[", "]]", "{", "}", "=", ".", ",", "\"", "'", "\"\"\"", "'''", "#", "\n", "\r\n",
    " ", "\t", "\\", "\\u", "0", "1", "-", "+", "_", "e", "0x", "1979-05-27", "T07:32:00", "inf",
    "nan", "true", "keyboard", "locale", "touch", "area", "bottom", "timing", "ä", "日", "\u{FBBE}",
    "\u{7F}", "\u{1B}", "\u{202E}", "\u{FEFF}", "99999999999999999999", "\"\\u00e9\"",
  ]

  /// Changes, drops, doubles and inserts a few bytes and pieces.
  private func mutated(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(start + Int.random(in: 0...20, using: &random), bytes.count)
      let token = tokens.randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.insert(.random(in: 0...255, using: &random), at: start)
      case 1: bytes.insert(.random(in: 0x20...0x7E, using: &random), at: start)
      case 2: bytes.removeSubrange(start..<end)
      case 3: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 4: bytes.insert(contentsOf: token.utf8, at: start)
      default:
        if start < bytes.count { bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
      }
    }
    return bytes
  }

  /// Whether a terminal shows the text as it is, in lines that are not endless.
  private func isShowable(_ text: String) -> Bool {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      let category = scalar.properties.generalCategory
      return scalar == "\n" || (category != .control && category != .format)
    }
    return isPlain && text.split(separator: "\n").allSatisfy { $0.unicodeScalars.count < 400 }
  }
}
