// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierLink
import ClavierSettings
import Glibc
import KeyOutput
import KeyboardPlan
import Linux
import Words

/// The state that outlives the daemon: its language, the user's own words, emojis and settings, and
/// the last valid configuration.
///
/// Without a state directory, each part is missing and is not stored.
struct StoredState {
  let language: LanguageRecord?
  private var words: LearnedFile<OwnWords>?
  private var emojis: LearnedFile<TypedEmojis>?
  private var settings: LearnedFile<UserSettings>?
  /// The error of the last write of the language; `nil` if it succeeded, or before the first one.
  var languageError: SystemError?
  /// The error of the last write of own words; `nil` if it succeeded, or before the first one.
  var wordsError: SystemError?
  /// The error of the last write of typed emojis; `nil` if it succeeded, or before the first one.
  var emojisError: SystemError?
  /// The error of the last write of settings; `nil` if it succeeded, or before the first one.
  var settingsError: SystemError?
  private var failed = FailedWrites()
  /// Whether the log has reported that the directory cannot be written.
  private var isDirectoryReported = false
  private var configuration: LastGoodConfiguration?
  /// The error of the last write of the configuration; `nil` if it is stored, or before the first
  /// write.
  var configurationError: SystemError?
  /// The origin of the configuration in use.
  private(set) var configurationSource = LinkStatus.ConfigurationSource.files

  /// The values whose last write failed; `nil` for each that was written.
  private struct FailedWrites {
    var language: KeyboardLocale?
    var words: OwnWords?
    var emojis: TypedEmojis?
    var settings: UserSettings?
  }

  /// Creates the state of the daemon's state directory; reads nothing yet.
  ///
  /// - Parameter variable: Returns an environment variable; `nil` if it is unset or empty.
  init(environment variable: (String) -> String? = Environment.variable) {
    language = LanguageRecord(environment: variable)
    words = LearnedFile(environment: variable)
    emojis = LearnedFile(environment: variable)
    settings = LearnedFile(environment: variable)
    configuration = LastGoodConfiguration(environment: variable)
  }

  /// Returns the stored words; empty if there are none, or they cannot be read.
  mutating func loadWords(_ log: Log) -> OwnWords { words?.load(log) ?? OwnWords() }

  /// Returns the stored emojis; empty if there are none, or they cannot be read.
  mutating func loadEmojis(_ log: Log) -> TypedEmojis { emojis?.load(log) ?? TypedEmojis() }

  /// Returns the stored settings; empty if there are none, or they cannot be read.
  mutating func loadSettings(_ log: Log) -> UserSettings { settings?.load(log) ?? UserSettings() }

  mutating func store(_ locale: KeyboardLocale, _ log: Log) {
    let log = logForWriteErrors(log)
    languageError = language?.store(locale, log)
    failed.language = languageError == nil ? nil : locale
  }

  mutating func store(_ words: OwnWords, _ log: Log) {
    let log = logForWriteErrors(log)
    wordsError = self.words?.store(words, log)
    failed.words = wordsError == nil ? nil : words
  }

  mutating func store(_ emojis: TypedEmojis, _ log: Log) {
    let log = logForWriteErrors(log)
    emojisError = self.emojis?.store(emojis, log)
    failed.emojis = emojisError == nil ? nil : emojis
  }

  mutating func store(_ settings: UserSettings, _ log: Log) {
    let log = logForWriteErrors(log)
    settingsError = self.settings?.store(settings, log)
    failed.settings = settingsError == nil ? nil : settings
  }

  /// Writes the language, own words, typed emojis and settings again whose last write failed.
  mutating func retry(_ log: Log) {
    if let locale = failed.language { store(locale, log) }
    if let words = failed.words { store(words, log) }
    if let emojis = failed.emojis { store(emojis, log) }
    if let settings = failed.settings { store(settings, log) }
  }

  /// Returns the log for an error of a write.
  ///
  /// The result is `nil` while the directory cannot be written: that is reported once, and again
  /// only after a success.
  private mutating func logForWriteErrors(_ log: Log) -> Log? {
    guard let error = directoryError else {
      isDirectoryReported = false
      return log
    }
    if !isDirectoryReported {
      log.user(
        "nothing is stored, and a restart forgets the language and learned words: \(error); let "
          + "the daemon's user write there, unless the disk is meant to be read-only",
        from: "", event: .storingFails)
    }
    isDirectoryReported = true
    return nil
  }

  /// The reason why something is not stored, or could not be stored now; `nil` if there is none.
  ///
  /// A full disk is detected by the next write, and a read-only disk at once.
  var failure: String? {
    if let damage { return damage }
    if let unwritten { return "\(unwritten.path) cannot be written; the log has the error" }
    return directoryError?.description
  }

  /// Whether ``failure`` is a full disk or quota.
  var isDiskFull: Bool { damage == nil && unwritten?.error.isDiskFull == true }

  private var damage: String? { words?.damage ?? emojis?.damage ?? settings?.damage }

  /// The file that could not be written, and the error; `nil` if there is none.
  private var unwritten: (path: String, error: SystemError)? {
    if let words, let wordsError { return (words.path, wordsError) }
    if let emojis, let emojisError { return (emojis.path, emojisError) }
    if let settings, let settingsError { return (settings.path, settingsError) }
    if let language, let languageError { return (language.path, languageError) }
    if let configuration, let configurationError {
      return (configuration.path, configurationError)
    }
    return nil
  }

  /// The error of writing to the state directory; `nil` if it can be written, or does not exist.
  private var directoryError: SystemError? {
    guard let path = language?.path, let slash = path.lastIndex(of: "/") else { return nil }
    let directory = String(path[..<slash])
    guard access(directory, W_OK) != 0 else { return nil }
    let code = errno
    return SystemError(call: "write to \(directory)", code: code)
  }

  /// Makes the plan of the first configuration, from the files or from the last good ones.
  ///
  /// - Parameters:
  ///   - files: The configuration's files.
  ///   - log: Receives all errors, if the last good configuration is used.
  ///   - console: Returns the active text console; `nil` if it reads no keys.
  /// - Returns: The plan.
  /// - Throws: ``StartFailure`` with all errors, if no valid configuration is stored either.
  mutating func start(
    _ files: ConfigurationFiles, _ log: Log, console: () -> TextConsole?
  ) throws(StartFailure) -> KeyboardPlan {
    do throws(StartFailure) {
      return try reload(files, console: console)
    } catch {
      guard let plan = configuration?.plan(insteadOf: files, error, log, console: console) else {
        throw error
      }
      return plan
    }
  }

  /// Makes the plan of the files; invalid files change nothing.
  ///
  /// - Parameters:
  ///   - files: The configuration's files.
  ///   - console: Returns the active text console; `nil` if it reads no keys.
  /// - Returns: The plan.
  /// - Throws: ``StartFailure`` with all errors.
  mutating func reload(
    _ files: ConfigurationFiles, console: () -> TextConsole?
  ) throws(StartFailure) -> KeyboardPlan {
    // The value holds until the files are known to be valid.
    configurationSource = .lastGood
    let plan = try KeyboardPlan(starting: files, console: console) {
      configuration?.setPending($0)
    }
    configurationSource = .files
    return plan
  }

  /// Stores the last good configuration for the next start, if it has changed.
  ///
  /// A directory that cannot be written is reported in any case.
  mutating func storeConfiguration(_ log: Log) {
    let log = logForWriteErrors(log)
    configurationError = configuration?.store(log)
  }
}
