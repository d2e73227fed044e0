// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierKit
import WordLists
import Words

/// The `clavier words build` command, which builds a lexicon from word lists.
struct WordsBuild: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Builds a lexicon from word lists.",
    discussion: """
      The content of a file selects its format: a plain list with one word a line; a list with \
      counts; the unigrams of an ARPA or Onboard model; a hunspell dictionary with its .aff file; \
      an Android word list (.combined) or dictionary (.dict, version 2). Several files are merged; \
      a word's highest frequency is used:

        clavier words build --language de counts.txt /usr/share/hunspell/de_DE.dic

      Exit status: 0 if the lexicon was written, 1 if a file is wrong or cannot be read.
      """)

  @Argument(help: "The word lists; - is standard input.")
  var files: [String]

  @Option(name: .shortAndLong, help: "The language, such as pt-BR, if the lists do not name it.")
  var language: String?

  @Option(name: .shortAndLong, help: "The file to write. Default: LANGUAGE.words.")
  var output: String?

  @Option(help: "The .aff file of a hunspell dictionary, if it is in another directory.")
  var affixes: String?

  @Option(help: "A list of capitalized words, for lists without capitals. May be repeated.")
  var capitals: [String] = []

  @Flag(help: "Build a list of word pairs, for next words, from a list of scripts/words.")
  var pairs = false

  @OptionGroup var bounds: FormOptions

  func validate() throws {
    guard !pairs || (files.count == 1 && affixes == nil && capitals.isEmpty && language == nil)
    else {
      throw ValidationError("--pairs requires a single list and allows no option but --output.")
    }
    guard affixes == nil || files.count == 1 else {
      throw ValidationError("--affixes requires a single hunspell dictionary.")
    }
    guard language == nil || language?.languageCode != nil else {
      throw ValidationError("--language must be a code such as de or pt-BR, not \(language ?? "").")
    }
  }

  func run() throws {
    do throws(CommandError) {
      if pairs { return try PairsFile.build(files[0], output: output) }
      var lists: [(path: String, list: WordList)] = []
      for file in files {
        let list = try WordListFile.read(file, affixes: affixes, forms: bounds.forms)
        lists.append((file, list))
      }
      let language = try self.language(of: lists)
      var forms = capitals.isEmpty ? nil : CapitalForms(language: language)
      for file in capitals { forms?.add(try WordListFile.read(file, forms: bounds.forms)) }
      let work = LexiconConversion(language: language, lists: lists, capitals: forms)
      try work.write(to: output ?? language + LexiconFile.ending)
    } catch {
      throw Failure.exit(1, error.message)
    }
  }

  private func language(
    of lists: [(path: String, list: WordList)]
  ) throws(CommandError) -> String {
    if let code = language?.languageCode { return code }
    for (path, list) in lists {
      if let code = list.language ?? WordListFile.language(named: path) { return code }
    }
    throw CommandError("\(files[0]): does not tell its language; name it with --language")
  }
}

/// The option that limits a hunspell dictionary's forms.
struct FormOptions: ParsableArguments {
  @Option(
    help: """
      The maximum number of forms of a hunspell dictionary with fewer stems \
      (1–\(WordListLimits.words)).
      """)
  var forms = WordListLimits.forms

  func validate() throws {
    guard (1...WordListLimits.words).contains(forms) else {
      throw ValidationError(
        "--forms must be from 1 to \(WordListLimits.words), not \(forms).")
    }
  }
}
