// SPDX-License-Identifier: MIT

import EventScript
import Foundation

/// Where `simulate` gets its script from.
enum ScriptSource {
  /// A script that cannot be read at all.
  struct Unreadable: Error, CustomStringConvertible {
    var description: String
  }

  /// The text of a file, or of standard input for `-`.
  static func read(_ path: String) throws -> String {
    let data: Data
    if path == "-" {
      data = FileHandle.standardInput.readData(ofLength: ScriptParser.sizeLimit + 1)
    } else {
      do {
        data = try Data(contentsOf: URL(filePath: path))
      } catch {
        throw Unreadable(description: (error as NSError).localizedDescription)
      }
    }
    guard let text = String(bytes: data, encoding: .utf8) else {
      throw Unreadable(description: "is not UTF-8 text")
    }
    return text
  }

  /// The cases of a script; lines without any title are the steps of one.
  static func cases(in text: String) throws -> [ScriptCase] {
    let hasTitle = text.split(separator: "\n").contains { $0.hasPrefix("== ") }
    return hasTitle ? try ScriptParser.parse(text) : [try ScriptParser.parseSteps(text)]
  }
}
