// SPDX-License-Identifier: MIT

import EventScript
import Glibc
import Linux

/// The source of a script for `simulate`.
enum ScriptSource {
  /// Reads a file, or standard input for `-`.
  ///
  /// - Throws: ``ScriptError`` for text that is not UTF-8; ``SystemError``.
  static func read(_ path: String) throws -> String {
    // One byte beyond the limit is enough for the parser to detect an excess.
    let limit = ScriptParser.sizeLimit + 1
    let bytes: [UInt8]
    if path == "-" {
      let input = OwnedDescriptor(owning: try check("dup") { dup(STDIN_FILENO) })
      bytes = try input.readToEnd(limit: limit, of: "standard input")
    } else {
      bytes = try OwnedDescriptor(opening: path, O_RDONLY).readToEnd(limit: limit, of: path)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ScriptError(line: 1, problem: "the script is not UTF-8 text", source: "")
    }
    return text
  }

  /// Parses the cases of a script; lines without a title are the steps of one case.
  static func cases(in text: String) throws -> [ScriptCase] {
    let lines = text.split { $0 == "\n" || $0 == "\r\n" }
    let hasTitle = lines.contains { $0.hasPrefix("== ") }
    return hasTitle ? try ScriptParser.parse(text) : [try ScriptParser.parseSteps(text)]
  }
}
