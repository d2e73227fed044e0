// SPDX-License-Identifier: MIT

import ClavierKit
import KeyboardPlan
import Linux

/// The file with the last used language, read at the next start.
///
/// The file has one line: the language's identifier, such as `de`.
struct LanguageRecord: Hashable, Sendable {
  /// The error of a record that is not a language, or that cannot be read.
  struct ReadError: Error, Hashable, CustomStringConvertible {
    /// The error, with its position and consequence.
    let description: String
  }

  /// The language with which the keyboard starts.
  struct InitialLanguage: Hashable, Sendable {
    var locale: KeyboardLocale
    /// The reason why the recorded language is not used, for the user.
    ///
    /// The reason is `nil` if the language is used or none is recorded.
    var problem: String?

    init(locale: KeyboardLocale, problem: String? = nil) {
      self.locale = locale
      self.problem = problem
    }

    /// Creates the initial language of a plan; without a record, its first language.
    init(_ record: LanguageRecord?, of plan: KeyboardPlan) {
      self = record?.initialLanguage(of: plan) ?? InitialLanguage(locale: plan.locale(after: nil))
    }
  }

  private let file: StateFile

  init(path: String) {
    file = StateFile(path: path)
  }

  /// Creates the record in the daemon's state directory; `nil` without one.
  init?(environment variable: (String) -> String? = Environment.variable) {
    guard let file = StateFile(named: "language", environment: variable) else { return nil }
    self.file = file
  }

  /// The file's path.
  var path: String { file.path }

  /// Reads the language.
  ///
  /// - Returns: The language; `nil` if none was ever written.
  /// - Throws: ``ReadError``.
  func read() throws(ReadError) -> KeyboardLocale? {
    let line: String?
    do throws(SystemError) {
      line = try file.read(limit: Self.limit)
    } catch {
      throw ReadError(description: "the last language is unknown: \(error)")
    }
    guard let line else { return nil }
    guard line.last == "\n", let locale = KeyboardLocale(rawValue: String(line.dropLast())) else {
      throw ReadError(
        description:
          "\(path): no language in the file; the keyboard starts in its first one. The next change of "
          + "language writes it anew")
    }
    return locale
  }

  /// Returns the initial language.
  ///
  /// - Returns: The recorded language if it is still configured, otherwise the first one.
  func initialLanguage(of plan: KeyboardPlan) -> InitialLanguage {
    let first = plan.locale(after: nil)
    do throws(ReadError) {
      guard let locale = try read() else { return InitialLanguage(locale: first) }
      let next = plan.locale(after: locale)
      guard next != locale else { return InitialLanguage(locale: locale) }
      return InitialLanguage(
        locale: next,
        problem:
          "the keyboard was in \(locale.rawValue), which keyboard.locales has no longer: it begins in "
          + next.rawValue)
    } catch {
      return InitialLanguage(locale: first, problem: error.description)
    }
  }

  /// Writes the language atomically, without waiting for the disk.
  ///
  /// - Throws: ``SystemError`` naming the file.
  func write(_ locale: KeyboardLocale) throws(SystemError) {
    try file.write("\(locale.rawValue)\n")
  }

  /// Writes the language; an error is only logged, if there is a log.
  ///
  /// - Returns: The error; `nil` if the language was written.
  func store(_ locale: KeyboardLocale, _ log: Log?) -> SystemError? {
    do throws(SystemError) {
      try write(locale)
      return nil
    } catch {
      log?.user(
        "the language is lost when the daemon ends: \(error); \(error.storingRemedy)",
        from: "", event: .storingFails)
      return error
    }
  }

  /// The maximum number of bytes to read.
  ///
  /// **Source:** ours: no identifier has more than 12 bytes.
  private static let limit = 64
}

extension SystemError {
  /// The remedy in a log line about a state file that could not be written.
  var storingRemedy: String {
    (isDiskFull ? "make room" : "let its user write there") + ", and reload"
  }
}
