// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc
import Linux
import WordLists
import Words

/// The conversion of word lists to a lexicon's file.
struct LexiconConversion {
  let language: String
  var lists: [(path: String, list: WordList)]
  /// An existing lexicon whose words are included.
  var base: LexiconFile?
  /// The capital spellings for lower-case words of the lists and the lexicon.
  var capitals: CapitalForms?

  /// Builds the lexicon, writes it, and prints a line about it and about each list.
  ///
  /// - Throws: ``CommandError`` if there is no word, or the file cannot be written.
  func write(to path: String) throws(CommandError) {
    var builder = LexiconBuilder(language: language)
    var omitted = 0
    func add(_ entry: WordEntry) {
      if !builder.add(capitals?.corrected(entry) ?? entry) { omitted += 1 }
    }
    base?.lexicon.forEach(add)
    for entry in lists.lazy.flatMap(\.list.entries) { add(entry) }
    guard builder.count > 0 else { throw CommandError("there is no word for \(path)") }
    let bytes = builder.bytes()
    do throws(SystemError) {
      try FileReplacement.write(bytes, to: path)
    } catch  where error.code == EACCES || error.code == EROFS {
      throw CommandError("\(error); run this as root, or name another place")
    } catch {
      throw CommandError("\(error)")
    }
    if let base { print(base.summary) }
    for (path, list) in lists { print(Self.line(path, list)) }
    let file = try LexiconFile(path)
    print(file.summary)
    if omitted > 0 { reportToUser("\(omitted) words are not valid in a lexicon") }
  }

  private static func line(_ path: String, _ list: WordList) -> String {
    var parts = ["\(path): \(list.format.rawValue)", "\(list.entries.count) words"]
    if list.omittedEntries > 0 { parts.append("\(list.omittedEntries) entries are no words") }
    if list.omittedForms > 0 {
      parts.append("\(list.omittedForms) or more forms are left out; --forms takes more")
    }
    return parts.joined(separator: ", ")
  }
}
