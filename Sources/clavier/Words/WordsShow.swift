// SPDX-License-Identifier: MIT

import ArgumentParser
import Linux
import WordLists
import Words

/// The `clavier words show` command, which prints a lexicon's facts and its most frequent words.
struct WordsShow: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Shows a lexicon's properties and its most frequent words.",
    discussion: """
      The first line has the lexicon's properties. Each further line has a word's share of all \
      words, or - if unknown, the word, and its restrictions, the most frequent word first.

      Exit status: 0 on success, 1 if the lexicon is missing or damaged, or no word has the prefix.
      """)

  @Argument(help: "A lexicon's file, or the language of an installed one.")
  var lexicon: String

  @Argument(help: "The prefix of the words, ignoring case.")
  var prefix = ""

  @Option(name: .shortAndLong, help: "The number of words (0–5000000).")
  var number = 20

  @OptionGroup var places: LexiconDirectoryOptions

  func validate() throws {
    guard (0...5_000_000).contains(number) else {
      throw ValidationError("--number must be from 0 to 5000000, not \(number).")
    }
  }

  func run() throws {
    do throws(CommandError) {
      let file = try LexiconFile(path())
      print(file.summary)
      let words = words(in: file.lexicon)
      if words.isEmpty { throw CommandError("\(file.path): no word begins with \"\(prefix)\"") }
      for entry in words.prefix(number) { print(Self.line(entry)) }
      if words.count > number { reportToUser("and \(words.count - number) more") }
    } catch {
      throw Failure.exit(1, error.message)
    }
  }

  private func path() throws(CommandError) -> String {
    let isFile = lexicon.contains { $0 == "/" || $0 == "." }
    return isFile ? lexicon : try places.path(of: lexicon)
  }

  private func words(in lexicon: Lexicon) -> [WordEntry] {
    let start = lexicon.folding.fold(prefix)
    var words: [WordEntry] = []
    lexicon.forEach { entry in
      if lexicon.folding.fold(entry.word).starts(with: start) { words.append(entry) }
    }
    return words.sorted {
      $0.rarity == $1.rarity ? $0.word < $1.word : $0.rarity < $1.rarity
    }
  }

  private static func line(_ entry: WordEntry) -> String {
    let share =
      entry.rarity == Rarity.none
      ? "-" : "1/\(Int((1 / Rarity.probability(entry.rarity)).rounded()))"
    var parts = [String(repeating: " ", count: max(0, 12 - share.count)) + share, entry.word]
    if entry.flags.contains(.neverSuggest) { parts.append("(never suggested)") }
    if entry.flags.contains(.neverCorrectTo) { parts.append("(never corrected to)") }
    return parts.joined(separator: "  ")
  }
}
