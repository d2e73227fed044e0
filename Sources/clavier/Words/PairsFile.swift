// SPDX-License-Identifier: MIT

import Linux
import WordLists
import Words

/// A file of word pairs, from which next words are suggested.
enum PairsFile {
  static let ending = ".pairs"

  /// Reads and checks a file of pairs.
  ///
  /// - Throws: ``CommandError`` that names the file.
  static func read(_ path: String) throws(CommandError) -> WordPairs {
    let bytes = try LexiconFile.bytes(of: path)
    do throws(LexiconError) {
      let pairs = try WordPairs(bytes: LexiconBytes(bytes))
      try pairs.verify()
      return pairs
    } catch {
      throw CommandError("\(path): \(error)")
    }
  }

  /// Makes the file of pairs from a list, and prints a line about it.
  ///
  /// - Parameters:
  ///   - list: The list's file, or `-`.
  ///   - output: The file to write; `nil` for `LANGUAGE.pairs`.
  /// - Throws: ``CommandError`` with file and line.
  static func build(_ list: String, output: String?) throws(CommandError) {
    let bytes = try WordListFile.content(of: list)
    let pairs: PairList
    do throws(WordListError) {
      pairs = try PairList(reading: bytes)
    } catch {
      throw CommandError(error.message(list: list))
    }
    let path = output ?? pairs.language + ending
    do throws(SystemError) {
      try FileReplacement.write(pairs.bytes(), to: path)
    } catch {
      throw CommandError("\(error)")
    }
    let written = try read(path)
    print("\(path): \(written.language), \(written.count) entries")
  }
}
