// SPDX-License-Identifier: MIT

import ClavierFiles
import KeyOutput
import KeyboardPlan
import Linux

/// The copy of the last valid configuration, for a start with one that is refused.
///
///               the files are good                    the daemon is ready
///     ┌──────┐ ────────────────────▶ ┌──────────────┐ ──────────────────▶ ┌─────────┐
///     │ none │                       │ to be stored │                     │ stored  │
///     └──────┘ ◀──────────────────── └──────────────┘ ◀────────────────── └─────────┘
///                                                        other good files
///
/// It is stored only once the daemon is ready with it, so that one that it cannot start with
/// replaces none. It is of use only for the directory that it was made of.
struct KeptConfiguration {
  private let file: KeptConfigurationFile
  /// The copy to be stored.
  private var next: ConfigurationCopy?

  /// Creates the copy in the daemon's state directory; `nil` without one.
  init?(environment variable: (String) -> String? = Environment.variable) {
    guard let file = StateFile(named: "configuration", environment: variable) else { return nil }
    self.file = KeptConfigurationFile(file, of: "daemon")
  }

  /// Remembers a valid configuration, for ``store(_:)``.
  mutating func remember(_ copy: ConfigurationCopy) { next = copy }

  /// Stores the remembered configuration, if the file has another; an error has no other effect
  /// than a line in the log, if there is one.
  mutating func store(_ log: Log?) {
    if let copy = next { file.store(copy.text, log) }
    next = nil
  }

  /// Makes the plan of the stored configuration, after the files were refused.
  ///
  /// - Parameters:
  ///   - files: The refused files.
  ///   - refusal: Their mistakes.
  ///   - log: Receives the mistakes and the consequence, or the reason if the stored configuration
  ///     cannot be used.
  ///   - console: Returns the text console that is shown, `nil` if it reads no keys.
  /// - Returns: The plan; `nil` without a usable copy of files in the same directory.
  func plan(
    insteadOf files: ConfigurationFiles, _ refusal: StartFailure, _ log: Log,
    console: () -> TextConsole?
  ) -> KeyboardPlan? {
    file.plan(insteadOf: refusal, log, read: ConfigurationCopy.init(text:)) {
      (copy: ConfigurationCopy) throws(StartFailure) -> KeyboardPlan? in
      guard copy.isCopy(of: files.directory) else { return nil }
      var kept = files
      kept.copy = copy
      return try KeyboardPlan(starting: kept, console: console)
    }
  }
}
