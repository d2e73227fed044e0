// SPDX-License-Identifier: MIT

import ClavierFiles
import KeyOutput
import KeyboardPlan
import Linux

/// The copy of the last good configuration, used at a start when the present files are invalid.
///
///               the files are good                    the daemon is ready
///     ┌──────┐ ────────────────────▶ ┌──────────────┐ ──────────────────▶ ┌─────────┐
///     │ none │                       │ to be stored │                     │ stored  │
///     └──────┘ ◀──────────────────── └──────────────┘ ◀────────────────── └─────────┘
///                                                        other good files
///
/// The copy is stored only once the daemon is ready, so that a configuration with which the daemon
/// cannot start replaces none. It is used only for the directory from which it was made.
struct LastGoodConfiguration {
  private let file: LastGoodConfigurationFile
  /// The copy to be stored once the daemon is ready, or that could not be stored.
  private var pending: ConfigurationCopy?

  /// Creates the copy in the daemon's state directory; `nil` without one.
  init?(environment variable: (String) -> String? = Environment.variable) {
    guard let file = StateFile(named: "configuration", environment: variable) else { return nil }
    self.file = LastGoodConfigurationFile(file, of: "daemon")
  }

  /// The file's path.
  var path: String { file.path }

  /// Keeps a valid configuration for ``store(_:)``.
  mutating func setPending(_ copy: ConfigurationCopy) { pending = copy }

  /// Stores the pending configuration, if it differs from the file's.
  ///
  /// An error is only logged, if there is a log.
  ///
  /// - Returns: The error; `nil` if the configuration is stored, or there is none to store.
  mutating func store(_ log: Log?) -> SystemError? {
    guard let copy = pending else { return nil }
    let error = file.store(copy.text, log)
    if error == nil { pending = nil }
    return error
  }

  /// Makes the plan of the stored configuration, after the present files were refused.
  ///
  /// - Parameters:
  ///   - files: The refused files.
  ///   - refusal: The errors in these files.
  ///   - log: Receives these errors and the consequence, or the reason why the stored configuration
  ///     cannot be used.
  ///   - console: Returns the active text console; `nil` if it reads no keys.
  /// - Returns: The plan; `nil` without a usable copy for the same directory.
  func plan(
    insteadOf files: ConfigurationFiles, _ refusal: StartFailure, _ log: Log,
    console: () -> TextConsole?
  ) -> KeyboardPlan? {
    file.plan(insteadOf: refusal, log, read: ConfigurationCopy.init(text:)) {
      (copy: ConfigurationCopy) throws(StartFailure) -> KeyboardPlan? in
      guard copy.isCopy(of: files.directory) else { return nil }
      var stored = files
      stored.copy = copy
      return try KeyboardPlan(starting: stored, console: console)
    }
  }
}
