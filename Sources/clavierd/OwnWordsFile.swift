// SPDX-License-Identifier: MIT

import Linux
import Words

/// The file with the user's own words, read at the next start.
struct OwnWordsFile: Hashable, Sendable {
  /// The error of a file that does not contain own words, or that cannot be read.
  struct Mistake: Error, Hashable, CustomStringConvertible {
    /// The error, with its position and consequence.
    let description: String
  }

  private let file: StateFile
  /// Whether the file is left unchanged, because its content is invalid or unreadable.
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

  /// Reads the words; an error is logged, and the file is then left unchanged.
  mutating func load(_ log: Log) -> OwnWords {
    do throws(Mistake) {
      return try read()
    } catch {
      isDamaged = true
      log.user(error.description, from: "", event: .storingFails)
      return OwnWords()
    }
  }

  /// Writes the words; an error is only logged, if there is a log.
  ///
  /// - Returns: The error; `nil` if the words were written, or if the file is left as it is.
  @discardableResult
  mutating func store(_ words: OwnWords, _ log: Log?) -> SystemError? {
    // A file that cannot be read is replaced only when the user's state is cleared.
    if words.isEmpty { isDamaged = false }
    guard !isDamaged else { return nil }
    do throws(SystemError) {
      try write(words)
      return nil
    } catch {
      log?.user(
        "own words are not stored, and the file stays as it was: \(error); \(error.storingRemedy)",
        from: "", event: .storingFails)
      return error
    }
  }

  /// Reads the words.
  ///
  /// - Returns: The words; empty if none were ever written.
  /// - Throws: ``Mistake`` for a file that cannot be read, or that has any invalid line.
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
  /// **Source:** the limits of ``OwnWords``. All words of 48 letters of four bytes, and all removed
  /// suggestions of four words, have less than 4 MiB.
  private static let limit = 4 << 20
}
