// SPDX-License-Identifier: MIT

import ClavierFiles
import Testing
import TestSupport

/// Properties that hold for any file.
struct PropertyTests {
  @Test func printedConfigurationsReadBackEqual() throws {
    var random = SplitMix64(seed: 1)
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

  /// Each message must be displayable: printable lines, and a caret in its line.
  @Test(.timeLimit(.minutes(2)))
  func randomFilesNeitherCrashNorBreakMessages() {
    var random = SplitMix64(seed: 2)
    var wrong = 0
    for _ in 0..<6000 {
      let bytes = mutated(
        Array(Configuration.random(using: &random).toml.utf8), inserting: tokens, using: &random)
      let text = message(bytes)
      if !text.isEmpty { wrong += 1 }
      #expect(isShowable(text), "\(text)")
    }
    // Most mutations are mistakes, but not all, or else only the first check would be tested.
    #expect(wrong > 3000)
    #expect(wrong < 6000)
  }

  @Test(.timeLimit(.minutes(1)))
  func filesOfTokensAtRandomNeverEndTheProgram() {
    var random = SplitMix64(seed: 3)
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
}
