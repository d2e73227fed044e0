// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The exact messages about wrong files.
struct MessageTests {
  /// A file and the message about it.
  struct Case: CustomTestStringConvertible {
    var text: String
    var message: String
    var testDescription: String { text.replacing("\n", with: " ⏎ ") }

    /// Returns all cases of a file: `==`, the text, `--`, the message.
    ///
    /// Each text begins with the lines before the first `==`, except for comments.
    static func all(in name: String) throws -> [Case] {
      let url = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Fixtures/\(name).txt")
      let blocks = try String(contentsOf: url, encoding: .utf8).dropLast().split(
        separator: "\n==\n")
      let start = blocks[0].split(separator: "\n").filter { !$0.hasPrefix("#") }
      return try blocks.dropFirst().map { block in
        let parts = block.split(separator: "\n--\n")
        try #require(parts.count == 2, "\(block)")
        let text = (start + [parts[0]]).joined(separator: "\n")
        return Case(text: text, message: String(parts[1]))
      }
    }
  }

  @Test(arguments: try Case.all(in: "syntax"))
  func syntaxErrorsAreReported(_ example: Case) {
    #expect(message(example.text) == example.message)
  }

  @Test(arguments: try Case.all(in: "unknown-keys"))
  func anUnknownKeyIsReported(_ example: Case) {
    #expect(message(example.text) == example.message)
  }

  @Test(arguments: try Case.all(in: "wrong-types"))
  func aValueOfTheWrongTypeIsReported(_ example: Case) {
    #expect(message(example.text) == example.message)
  }

  @Test(arguments: try Case.all(in: "out-of-range"))
  func aValueOutOfRangeIsReported(_ example: Case) {
    #expect(message(example.text) == example.message)
  }

  @Test(arguments: try Case.all(in: "without-sense"))
  func aValueWithoutSenseIsReported(_ example: Case) {
    #expect(message(example.text) == example.message)
  }
}
