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

    /// Returns all cases of files.
    static func all(in names: String...) throws -> [Case] {
      try names.flatMap { try cases(in: $0) }
    }

    /// Returns all cases of a file: `==`, the text, `--`, the message.
    ///
    /// Each text begins with the lines before the first `==`, except for comments.
    private static func cases(in name: String) throws -> [Case] {
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

  @Test(
    arguments: try Case.all(
      in: "syntax", "unknown-keys", "wrong-types", "out-of-range", "without-sense",
      "applications", "clips", "devices", "languages"))
  func aWrongConfigurationIsReported(_ example: Case) {
    #expect(message(example.text) == example.message)
  }

  @Test(arguments: try Case.all(in: "layout-keys", "layout-tables", "layout-file", "layout-edits"))
  func aWrongLayoutIsReported(_ example: Case) {
    #expect(layoutMessage(example.text) == example.message)
  }
}
