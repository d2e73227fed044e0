// SPDX-License-Identifier: MIT

import ArgumentParser
import Glibc
import KeyboardPlan

/// The `clavier words` command, which builds, lists and shows lexicons, and answers queries about
/// words.
struct WordsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "words",
    abstract: "Builds, lists and shows lexicons, and completes words with them.",
    discussion: """
      A lexicon has the words of a language, for hit weighting, corrections and completions. \
      Its file is LANGUAGE.words in /var/lib/clavier/words, which takes precedence, or in \
      /usr/share/clavier/words.
      """,
    subcommands: [
      WordsBuild.self, WordsList.self, WordsShow.self, WordsImport.self, WordsForget.self,
      WordsServe.self,
    ],
    defaultSubcommand: WordsList.self)
}

/// The directories with lexicons.
struct LexiconDirectoryOptions: ParsableArguments {
  /// The directory that `import` writes to.
  static let writable = LexiconFiles.localDirectory
  /// The directory of packaged lexicons.
  static let installed = LexiconFiles.packageDirectory

  @Option(
    name: .customLong("words"),
    help: "A directory to search for lexicons, in place of the standard ones. May be repeated.")
  var paths: [String] = []

  var directories: [String] { paths.isEmpty ? [Self.writable, Self.installed] : paths }

  /// Returns the path of the lexicon of a language.
  ///
  /// - Throws: ``CommandError`` if no directory has one.
  func path(of language: String) throws(CommandError) -> String {
    let paths = directories.map { "\($0)/\(language)\(LexiconFile.ending)" }
    if let path = paths.first(where: { access($0, R_OK) == 0 }) { return path }
    throw CommandError(
      "there is no lexicon \(language) in \(directories.joined(separator: " or ")); "
        + "\"clavier words list\" lists them")
  }
}
