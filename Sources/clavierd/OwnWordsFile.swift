// SPDX-License-Identifier: MIT

import Linux
import Words

/// The file with the person's own words, for the next start.
struct OwnWordsFile: Hashable, Sendable {
  /// An error of a file that has no own words, or that cannot be read.
  struct Mistake: Error, Hashable, CustomStringConvertible {
    /// The error, with its place and consequence.
    let description: String
  }

  private let file: StateFile
  /// Whether the file is left as it is, because it cannot be read.
  private(set) var isDamaged = false

  init(path: String) {
    file = StateFile(path: path)
  }

  /// Creates the file in the daemon's state directory; `nil` without one.
  init?(environment variable: (String) -> String? = Environment.variable) {
    guard let file = StateFile(named: "own-words", environment: variable) else { return nil }
    self.file = file
  }

  /// The file's path.
  var path: String { file.path }

  /// Reads the words; a mistake is logged, and the file is then left as it is.
  mutating func load(_ log: Log) -> OwnWords {
    do throws(Mistake) {
      return try read()
    } catch {
      isDamaged = true
      log.user(error.description, from: "", event: .storingFails)
      return OwnWords()
    }
  }

  /// Writes the words; an error has no other effect than a line in the log, if there is one.
  ///
  /// - Returns: The error; `nil` if they are written, or if the file is left as it is.
  @discardableResult
  mutating func store(_ words: OwnWords, _ log: Log?) -> SystemError? {
    // Only forgetting replaces a file that cannot be read.
    if words.isEmpty { isDamaged = false }
    guard !isDamaged else { return nil }
    do throws(SystemError) {
      try write(words)
      return nil
    } catch {
      log?.user(
        "own words are not stored, and the file stays as it was: \(error); let its user write there",
        from: "", event: .storingFails)
      return error
    }
  }

  /// Reads the words.
  ///
  /// - Returns: The words; none if none were ever written.
  /// - Throws: ``Mistake`` for a file that cannot be read, or of which any line is wrong.
  func read() throws(Mistake) -> OwnWords {
    let text: String?
    do throws(SystemError) {
      text = try file.read(limit: Self.limit)
    } catch {
      throw Mistake(description: "own words cannot be read: \(error)")
    }
    guard let text else { return OwnWords() }
    do throws(OwnWords.Mistake) {
      return try OwnWords(text: text)
    } catch {
      throw Mistake(
        description:
          "\(path): \(error), so none of them are used, and no others are stored; correct it and "
          + "restart, or run: clavier words forget")
    }
  }

  /// Writes the words atomically, without waiting for the disk; no words remove the file.
  ///
  /// - Throws: ``SystemError`` naming the file.
  func write(_ words: OwnWords) throws(SystemError) {
    if words.isEmpty { try file.remove() } else { try file.write(words.text) }
  }

  /// The maximum number of bytes to read.
  ///
  /// **Source:** ``OwnWords`` with all entries, all words of 48 letters of four bytes, and all
  /// removed suggestions of four words: less than 4 MiB.
  private static let limit = 4 << 20
}
