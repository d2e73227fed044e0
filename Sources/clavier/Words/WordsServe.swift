// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierLink
import Glibc
import Linux
import Words

/// The `clavier words serve` command, which answers other programs' queries about words.
struct WordsServe: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Completes and corrects words for another program, in lines of JSON.",
    discussion: """
      Each line on standard input has the text before a cursor. The answer on standard output has \
      completions and corrections of the last word, and next words:

        {"text": "I am gonig"}

      clavier(1) describes all members. The answer to an invalid line is {"error": "…"}; a line \
      of more than 65536 bytes ends the program.

      Exit status: 0 at the end of input, 1 if a lexicon cannot be read or a line is too long.
      """)

  @Option(name: .shortAndLong, help: "The language of an installed lexicon.")
  var language: [String] = []

  @Option(help: "The file of another lexicon. One or two lexicons are required in all.")
  var lexicon: [String] = []

  @Option(help: "Word pairs of the first language, for next words, from scripts/words.")
  var pairs: String?

  @OptionGroup var places: LexiconDirectoryOptions

  func validate() throws {
    guard (1...2).contains(language.count + lexicon.count) else {
      throw ValidationError("Give one or two lexicons by --language or --lexicon.")
    }
  }

  func run() throws {
    do throws(CommandError) {
      var service = WordsService(try model())
      try serve(&service)
    } catch {
      throw Failure.exit(1, error.message)
    }
  }

  private func model() throws(CommandError) -> LanguageModel {
    var lexicons: [Lexicon] = []
    for path in lexicon { lexicons.append(try LexiconFile(path).lexicon) }
    for code in language { lexicons.append(try LexiconFile(places.path(of: code)).lexicon) }
    var pairs: WordPairs?
    if let path = self.pairs { pairs = try PairsFile.read(path) }
    return LanguageModel(lexicons[0], lexicons.count > 1 ? lexicons[1] : nil, pairs: pairs)
  }

  /// Answers each line until the end of the input.
  private func serve(_ service: inout WordsService) throws(CommandError) {
    var buffer = LineBuffer(limit: WordsRequest.sizeLimit)
    var piece = [UInt8](repeating: 0, count: 16_384)
    var isOpen = true
    while isOpen {
      let count = try Self.read(into: &piece)
      isOpen = count > 0
      // The last line may lack its line feed.
      buffer.append(isOpen ? Array(piece.prefix(count)) : [0x0A])
      while let line = buffer.next() {
        switch line {
        case .whole(let bytes): try Self.write(service.answer(bytes))
        case .tooLong:
          let error = CommandError("a line is longer than \(WordsRequest.sizeLimit) bytes")
          try Self.write(WordsService.problem(error.message))
          throw error
        }
      }
    }
  }

  private static func read(into piece: inout [UInt8]) throws(CommandError) -> Int {
    do throws(SystemError) {
      return try check("read standard input") {
        Glibc.read(STDIN_FILENO, &piece, piece.count)
      }
    } catch {
      throw CommandError("\(error)")
    }
  }

  private static func write(_ bytes: [UInt8]) throws(CommandError) {
    do throws(SystemError) {
      try StandardOutput.write(bytes)
    } catch {
      throw CommandError("\(error)")
    }
  }
}
