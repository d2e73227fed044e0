// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc
import KeyboardPlan
import Linux

/// Which language the keyboard was in when it was used last, for the next start.
///
/// One line: the language's identifier, such as `de`.
struct LanguageRecord: Hashable, Sendable {
  /// Something is written there that is no language, or that cannot be read.
  struct Mistake: Error, Hashable, CustomStringConvertible {
    /// What is wrong, with its place and what follows from it.
    let description: String
  }

  /// In which language the keyboard begins.
  struct Beginning: Hashable, Sendable {
    var locale: KeyboardLocale
    /// Why it is not the one that is written, in the user's words; `nil` if it is, or none is written.
    var mistake: String?

    init(locale: KeyboardLocale, mistake: String? = nil) {
      self.locale = locale
      self.mistake = mistake
    }

    /// The beginning of a plan; without a record in its first language.
    init(_ record: LanguageRecord?, of plan: KeyboardPlan) {
      self = record?.beginning(of: plan) ?? Beginning(locale: plan.locale(after: nil))
    }
  }

  /// Where it is written.
  let path: String

  init(path: String) {
    self.path = path
  }

  /// The record in the directory that the service manager keeps for the daemon; `nil` without one.
  ///
  /// **Source:** systemd.exec(5), `StateDirectory=`: of several directories the first is ours.
  ///
  /// - Parameter variable: Gives a variable of the environment; `nil` if it is not there, or empty.
  init?(environment variable: (String) -> String? = Environment.variable) {
    guard let directory = variable("STATE_DIRECTORY")?.prefix(while: { $0 != ":" }),
      directory.hasPrefix("/")
    else { return nil }
    path = "\(directory)/language"
  }

  /// Reads it.
  ///
  /// - Returns: The language; `nil` if nothing was ever written.
  /// - Throws: ``Mistake``.
  func read() throws(Mistake) -> KeyboardLocale? {
    let bytes: [UInt8]
    do throws(SystemError) {
      // A pipe in its place would be waited for.
      let file = try OwnedDescriptor(opening: path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
      bytes = try file.readToEnd(limit: Self.limit, of: path)
    } catch {
      if error.code == ENOENT { return nil }
      throw Mistake(description: "the language of before is not known: \(error)")
    }
    let line = String(decoding: bytes, as: UTF8.self)
    guard line.last == "\n", let locale = KeyboardLocale(rawValue: String(line.dropLast())) else {
      throw Mistake(
        description:
          "\(path): no language is written there, so the first one counts; the next change of the "
          + "language writes it anew")
    }
    return locale
  }

  /// The language to begin in.
  ///
  /// - Parameter plan: What is configured.
  /// - Returns: The language that is written, if it is still configured, else the first one.
  func beginning(of plan: KeyboardPlan) -> Beginning {
    let first = plan.locale(after: nil)
    do throws(Mistake) {
      guard let locale = try read() else { return Beginning(locale: first) }
      let next = plan.locale(after: locale)
      guard next != locale else { return Beginning(locale: locale) }
      return Beginning(
        locale: next,
        mistake:
          "the keyboard was in \(locale.rawValue), which keyboard.locales has no longer: it begins in "
          + next.rawValue)
    } catch {
      return Beginning(locale: first, mistake: error.description)
    }
  }

  /// Writes it, whole or not at all, without waiting for the disk.
  ///
  /// - Throws: ``SystemError`` naming the file.
  func write(_ locale: KeyboardLocale) throws(SystemError) {
    try FileReplacement.write(
      Array("\(locale.rawValue)\n".utf8), to: path, mode: 0o600, waitsForDisk: false)
  }

  /// Writes it, and logs an error, which stops nothing.
  func store(_ locale: KeyboardLocale, _ log: Log) {
    do throws(SystemError) {
      try write(locale)
    } catch {
      log.user(
        "the language is forgotten when the daemon ends: \(error); let its user write there",
        from: "")
    }
  }

  /// How many bytes are read at most.
  ///
  /// **Source:** ours: no identifier has more than 12.
  private static let limit = 64
}
