// SPDX-License-Identifier: MIT

import WordLists

/// The word lists of aspell, printed by aspell itself, since its files are in a compiled format.
enum AspellList {
  /// Reads the words of a language, with all their forms.
  ///
  /// - Parameter code: The code of the language, such as "eo" or "de-AT".
  /// - Returns: A name for messages, and the words; `nil` if aspell or its dictionary is not
  ///   installed.
  /// - Throws: ``CommandError`` if the output is no word list.
  static func read(_ code: String) throws(CommandError) -> (path: String, list: WordList)? {
    let name = code.split(separator: "-").joined(separator: "_")
    let aspell = ["aspell", "-l", name, "--encoding=utf-8"]
    let printed = ChildProcess.output(
      ofPipe: [aspell + ["dump", "master"], aspell + ["expand"]], limit: WordListLimits.bytes)
    guard let printed, !printed.isEmpty else { return nil }
    let path = "aspell -l \(name)"
    do throws(WordListError) {
      return (path, try WordList(reading: lines(printed)))
    } catch {
      throw CommandError(error.message(list: path))
    }
  }

  /// Converts words followed by their forms, separated by spaces, to one word per line.
  static func lines(_ printed: [UInt8]) -> [UInt8] {
    printed.map { $0 == 0x20 ? 0x0A : $0 }
  }
}
