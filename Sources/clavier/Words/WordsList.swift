// SPDX-License-Identifier: MIT

import ArgumentParser
import Linux
import WordLists
import Words

/// The `clavier words list` command, for installed lexicons and importable word lists.
struct WordsList: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the installed lexicons.",
    discussion: """
      Each line has the language, the number of words, the size in bytes, and the file. \
      --importable adds the word lists of hunspell and Onboard for "clavier words import".

      Exit status: 0 on success, 1 if a lexicon is wrong.
      """)

  @OptionGroup var places: LexiconDirectoryOptions
  @OptionGroup var lists: ListDirectoryOptions

  @Flag(help: "List also the word lists of hunspell and Onboard.")
  var importable = false

  func run() throws {
    var isRight = true
    var shown: Set<String> = []
    for path in places.directories.flatMap(LexiconFile.paths) {
      do throws(CommandError) {
        let file = try LexiconFile(path)
        let isHidden = !shown.insert(file.lexicon.language).inserted
        let note = isHidden ? "  (another counts before it)" : ""
        let numbers = ["\(file.lexicon.count)", "\(file.size)"]
        print(Self.line(file.lexicon.language, numbers, path + note))
      } catch {
        Failure.report(error.message)
        isRight = false
      }
    }
    if importable {
      for list in lists.all() {
        print(Self.line(list.language, ["-", "-"], "\(list.path)  (can be imported)"))
      }
    }
    if shown.isEmpty, isRight, !importable {
      reportToUser("no lexicon is installed; see \"clavier words import --help\"")
    }
    if !isRight { throw ExitCode(1) }
  }

  private static func line(_ language: String, _ numbers: [String], _ path: String) -> String {
    let padded = numbers.map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }
    let padding = String(repeating: " ", count: max(1, 10 - language.count))
    return language + padding + padded.joined() + "  " + path
  }
}
