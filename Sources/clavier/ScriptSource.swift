// SPDX-License-Identifier: MIT

import EventScript
import Glibc
import Linux

/// Where `simulate` gets its script from.
enum ScriptSource {
  /// The text of a file, or of standard input for `-`.
  ///
  /// - Throws: ``ScriptError`` for what is no text; ``SystemError``.
  static func read(_ path: String) throws -> String {
    // One byte more than allowed is enough for the parser to see that it is too much.
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

  /// The cases of a script; lines without any title are the steps of one.
  static func cases(in text: String) throws -> [ScriptCase] {
    let hasTitle = text.split(separator: "\n").contains { $0.hasPrefix("== ") }
    return hasTitle ? try ScriptParser.parse(text) : [try ScriptParser.parseSteps(text)]
  }
}
