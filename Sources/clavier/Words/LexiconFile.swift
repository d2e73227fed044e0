// SPDX-License-Identifier: MIT

import Glibc
import Linux
import Words

/// A lexicon on disk.
struct LexiconFile {
  static let ending = ".words"
  /// The maximum size of a lexicon, in bytes; a lexicon of 5 million words has about a quarter of
  /// it.
  private static let sizeLimit = 128 << 20

  let path: String
  let lexicon: Lexicon
  /// The size of the lexicon in bytes.
  let size: Int

  /// Reads and checks a lexicon.
  ///
  /// - Throws: ``CommandError`` that names the file.
  init(_ path: String) throws(CommandError) {
    let bytes = try Self.bytes(of: path)
    do throws(LexiconError) {
      lexicon = try Lexicon(bytes: LexiconBytes(bytes))
      try lexicon.verify()
    } catch .notALexicon {
      throw CommandError(
        "\(path): is no lexicon; \"clavier words build\" makes one of a word list")
    } catch {
      throw CommandError("\(path): \(error)")
    }
    self.path = path
    size = bytes.count
  }

  /// Returns the bytes of a file.
  static func bytes(of path: String) throws(CommandError) -> [UInt8] {
    do throws(SystemError) {
      let file = try OwnedDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
      return try file.readToEnd(limit: sizeLimit, of: path)
    } catch {
      throw CommandError("\(error)")
    }
  }

  /// Returns the lexicons in a directory, sorted by name; empty if it cannot be read.
  static func paths(in directory: String) -> [String] {
    let names = try? SystemDirectory.names(in: directory, atMost: 10_000) { name in
      name.hasSuffix(ending) && !name.hasPrefix(".")
    }
    return (names ?? []).sorted().map { "\(directory)/\($0)" }
  }

  /// The lexicon in one line: file, language, words, size.
  var summary: String {
    "\(path): \(lexicon.language), \(counts().description), \(size) bytes"
  }

  /// Returns the counts of all words.
  func counts() -> Counts {
    var counts = Counts()
    lexicon.forEach { entry in
      counts.words += 1
      let folded = lexicon.folding.fold(entry.word)
      if !folded.elementsEqual(entry.word.unicodeScalars) { counts.capitals += 1 }
      if entry.rarity != Rarity.none { counts.frequencies += 1 }
      if entry.flags.contains(.neverSuggest) { counts.hidden += 1 }
    }
    return counts
  }

  /// Counts of the words of a lexicon.
  struct Counts {
    var words = 0
    /// The number of words that differ from their lookup form, such as by a capital.
    var capitals = 0
    var frequencies = 0
    /// The number of words that are never suggested.
    var hidden = 0

    /// The counts as a clause: "4 words, 1 with capitals, no frequencies".
    var description: String {
      var parts = ["\(words) words", "\(capitals) with capitals"]
      switch frequencies {
      case 0: parts.append("no frequencies")
      case words: break
      default: parts.append("\(frequencies) with frequencies")
      }
      if hidden > 0 { parts.append("\(hidden) never suggested") }
      return parts.joined(separator: ", ")
    }
  }
}

/// A failure of a command, as one message.
struct CommandError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
