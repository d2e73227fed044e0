// SPDX-License-Identifier: MIT

import ArgumentParser
import Glibc
import WordLists
import Words

/// The `clavier words import` command, which installs a lexicon built from other programs' word
/// lists.
struct WordsImport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Builds and installs a lexicon from other programs' word lists.",
    discussion: """
      For a language, it reads the installed lists of hunspell and Onboard, otherwise of aspell. \
      The language's packaged lexicon is merged: its frequencies, with hunspell's capitals and \
      further words. A file may have any format of "clavier words build".

      Exit status: 0 if the lexicon was written, 1 if a list is missing or wrong.
      """)

  @Argument(help: "A language such as eo, a file, or - for standard input.")
  var source: String

  @Option(name: .shortAndLong, help: "The language of the file, if it does not name it.")
  var language: String?

  @Option(help: "The directory to write to.")
  var to = LexiconDirectoryOptions.writable

  @OptionGroup var lexicons: LexiconDirectoryOptions
  @OptionGroup var places: ListDirectoryOptions
  @OptionGroup var bounds: FormOptions

  func validate() throws {
    guard language == nil || language?.languageCode != nil else {
      throw ValidationError("--language must be a code such as de or pt-BR, not \(language ?? "").")
    }
  }

  func run() throws {
    do throws(CommandError) {
      let isFile = source.contains { $0 == "/" || $0 == "." }
      let isInput = source == WordListFile.standardInput
      let work = try isFile || isInput ? fileConversion() : installedConversion()
      try work.write(to: "\(to)/\(work.language)\(LexiconFile.ending)")
    } catch {
      throw Failure.exit(1, error.message)
    }
  }

  private func fileConversion() throws(CommandError) -> LexiconConversion {
    let list = try WordListFile.read(source, forms: bounds.forms)
    let code = language?.languageCode ?? list.language ?? WordListFile.language(named: source)
    guard let code else {
      throw CommandError("\(source): does not tell its language; name it with --language")
    }
    return LexiconConversion(language: code, lists: [(source, list)])
  }

  private func installedConversion() throws(CommandError) -> LexiconConversion {
    guard let code = source.languageCode else {
      throw CommandError("\"\(source)\" is neither a language's code nor a file")
    }
    var lists: [(path: String, list: WordList)] = []
    for entry in places.lists(of: code) {
      lists.append((entry.path, try WordListFile.read(entry.path, forms: bounds.forms)))
    }
    // If directories are given, aspell is not run.
    if lists.isEmpty, places.paths.isEmpty, let list = try AspellList.read(code) {
      lists.append(list)
    }
    guard !lists.isEmpty else {
      throw CommandError(
        "no word list of \(code) is installed; install one, such as the package "
          + "hunspell-\(code.lowercased()), or give a file")
    }
    let target = language?.languageCode ?? code
    var capitals = CapitalForms(language: target)
    for (_, list) in lists { capitals.add(list) }
    return LexiconConversion(
      language: target, lists: lists, base: try packagedLexicon(of: code), capitals: capitals)
  }

  /// Returns the packaged lexicon in a directory other than the target; `nil` if there is none.
  private func packagedLexicon(of code: String) throws(CommandError) -> LexiconFile? {
    let paths = lexicons.directories.filter { $0 != to }
      .map { "\($0)/\(code)\(LexiconFile.ending)" }
    guard let path = paths.first(where: { access($0, R_OK) == 0 }) else { return nil }
    return try LexiconFile(path)
  }
}
