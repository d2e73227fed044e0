// SPDX-License-Identifier: MIT

import Glibc
import Linux
import WordLists

/// A word list on disk, with the `.aff` file beside it if it is hunspell's.
enum WordListFile {
  /// The name of standard input.
  static let standardInput = "-"

  /// Reads a list of any format.
  ///
  /// - Parameters:
  ///   - path: The file, or `-`; for a hunspell dictionary either of its two files.
  ///   - affixes: The `.aff` file of a hunspell dictionary; `nil` for the one beside the list.
  ///   - forms: The maximum number of forms to which a hunspell dictionary is expanded.
  /// - Returns: The words.
  /// - Throws: ``CommandError`` with file, line and remedy.
  static func read(
    _ path: String, affixes: String? = nil, forms: Int = WordListLimits.forms
  ) throws(CommandError) -> WordList {
    let list = path.hasSuffix(".aff") ? path.dropLast(4) + ".dic" : path
    let bytes = try content(of: list)
    var affixPath = affixes
    do throws(WordListError) {
      var affixBytes: [UInt8]?
      if try WordListFormat(recognizing: bytes) == .hunspell {
        let beside = list.hasSuffix(".dic") ? list.dropLast(4) + ".aff" : list + ".aff"
        affixPath = affixPath ?? beside
        affixBytes = try? content(of: affixPath ?? beside)
        if affixBytes == nil {
          throw WordListError(
            "is a hunspell dictionary, and \(affixPath ?? beside) cannot be read; "
              + "put it there, or name it with --affixes of \"clavier words build\"")
        }
      }
      return try WordList(reading: bytes, affixes: affixBytes, forms: forms)
    } catch {
      throw CommandError(error.message(list: list, affixes: affixPath))
    }
  }

  /// Returns the language code at the beginning of a file's name, as in `de_AT.dic`.
  static func language(named path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    let stem = name.prefix { $0 != "." }
    // Names such as en_wordlist.combined have further parts after the code.
    let parts = stem.split(whereSeparator: { $0 == "_" || $0 == "-" })
    guard let first = parts.first, (2...3).contains(first.count) else { return nil }
    // XX means no region: eo_XX.
    let second = parts.dropFirst().first ?? ""
    let region = second.count == 2 && second != "XX" ? "-\(second)" : nil
    return "\(first)\(region ?? "")".languageCode
  }

  /// Returns the bytes of a list; for a file beyond the permitted size, one byte more than
  /// permitted.
  static func content(of path: String) throws(CommandError) -> [UInt8] {
    do throws(SystemError) {
      let limit = WordListLimits.bytes + 1
      if path == standardInput {
        let input = OwnedDescriptor(owning: try check("read standard input") { dup(STDIN_FILENO) })
        return try input.readToEnd(limit: limit, of: "standard input")
      }
      let file = try OwnedDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
      return try file.readToEnd(limit: limit, of: path)
    } catch {
      throw CommandError("\(error)")
    }
  }
}
