// SPDX-License-Identifier: MIT

import ClavierSettings
import KeyboardPlan
import Linux
import Words

/// A record of what the user has typed or chosen, which is stored as a text.
protocol LearnedRecord: Hashable, Sendable {
  /// The file's name in the state directory.
  static var fileName: String { get }
  /// The content, as a plural in messages.
  static var contentName: String { get }
  /// The maximum number of bytes to read.
  static var fileLimit: Int { get }
  /// The command that empties the record, even if the file is damaged.
  static var forgettingCommand: String { get }

  /// Whether nothing is recorded.
  var isEmpty: Bool { get }
  /// The content of the file.
  var text: String { get }

  /// Creates an empty record.
  init()
  /// Parses the content of a file; one invalid line makes the whole file invalid.
  ///
  /// - Throws: An error with the line.
  init(text: String) throws
}

extension LearnedRecord {
  static var forgettingCommand: String { "clavier words forget" }
}

/// The file with a record of what the user has typed or chosen, read at the next start.
struct LearnedFile<Record: LearnedRecord>: Hashable, Sendable {
  /// The error of a file that does not contain a record, or that cannot be read.
  struct ReadError: Error, Hashable, CustomStringConvertible {
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
    guard let file = StateFile(named: Record.fileName, environment: variable) else { return nil }
    self.file = file
  }

  /// The file's path.
  var path: String { file.path }

  /// The reason why nothing is stored, because the file is damaged; `nil` if it is not.
  var damage: String? {
    isDamaged ? "\(path) cannot be read, so no \(Record.contentName) are stored" : nil
  }

  /// Reads the record; an error is logged, and the file is then left unchanged.
  mutating func load(_ log: Log) -> Record {
    do throws(ReadError) {
      return try read()
    } catch {
      isDamaged = true
      log.user(error.description, from: "", event: .storingFails)
      return Record()
    }
  }

  /// Writes a record; an error is only logged, if there is a log.
  ///
  /// - Returns: The error; `nil` if the record was written, or if the file is left as it is.
  @discardableResult
  mutating func store(_ record: Record, _ log: Log?) -> SystemError? {
    // A file that cannot be read is replaced only when the user's state is cleared.
    if record.isEmpty { isDamaged = false }
    guard !isDamaged else { return nil }
    do throws(SystemError) {
      try write(record)
      return nil
    } catch {
      log?.user(
        "\(Record.contentName) are not stored, and the file stays as it was: \(error); "
          + error.storingRemedy,
        from: "", event: .storingFails)
      return error
    }
  }

  /// Reads the record.
  ///
  /// - Returns: The record; an empty one if none was ever written.
  /// - Throws: ``ReadError`` for a file that cannot be read, or that has any invalid line.
  func read() throws(ReadError) -> Record {
    let text: String?
    do throws(SystemError) {
      text = try file.read(limit: Record.fileLimit)
    } catch {
      throw ReadError(description: "\(Record.contentName) cannot be read: \(error)")
    }
    guard let text else { return Record() }
    do {
      return try Record(text: text)
    } catch {
      throw ReadError(
        description:
          "\(path): \(error), so none of them are used, and no others are stored; correct it and "
          + "restart, or run: \(Record.forgettingCommand)")
    }
  }

  /// Writes a record atomically, without waiting for the disk; an empty one removes the file.
  ///
  /// - Throws: ``SystemError`` naming the file.
  func write(_ record: Record) throws(SystemError) {
    if record.isEmpty { try file.remove() } else { try file.write(record.text) }
  }
}

extension OwnWords: LearnedRecord {
  static let fileName = "own-words"
  static let contentName = "learned words"
  /// The maximum number of bytes to read.
  ///
  /// **Source:** the limits of ``OwnWords``. All words of 48 letters of four bytes, and all removed
  /// suggestions of four words, have less than 4 MiB.
  static let fileLimit = 4 << 20
}

extension TypedEmojis: LearnedRecord {
  static let fileName = "typed-emojis"
  static let contentName = "typed emojis"
  /// The maximum number of bytes to read.
  ///
  /// **Source:** ours: 120 emojis, and a skin tone for each of some 400, have less than 64 KiB.
  static let fileLimit = 64 << 10
}

extension UserSettings: LearnedRecord {
  static let fileName = "user-settings"
  static let contentName = "chosen settings"
  /// The maximum number of bytes to read.
  ///
  /// **Source:** ours: all four settings have less than 100 bytes.
  static let fileLimit = 4 << 10
  static let forgettingCommand = "clavier forget"
}
