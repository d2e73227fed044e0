// SPDX-License-Identifier: MIT

import ClavierFiles
import Linux

/// The copy of the panel's last valid configuration, for a start with one that is refused.
///
/// The panel has its own, since it may not read the daemon's, and since themes are its own.
struct KeptPlan {
  private let file: KeptConfigurationFile

  init(path: String) {
    file = KeptConfigurationFile(StateFile(path: path), of: "panel")
  }

  /// Locates the copy in the user's state directory; `nil` without one.
  ///
  /// It is not in `STATE_DIRECTORY`, which may be that of a session's service.
  ///
  /// - Parameter variable: Returns an environment variable; `nil` if it is unset or empty.
  init?(environment variable: (String) -> String? = Environment.variable) {
    guard let record = FloatingRecord(environment: variable) else { return nil }
    self.init(path: "\(record.path)-configuration")
  }

  /// The file's path.
  var path: String { file.path }

  /// Stores a valid configuration, if the file has another, and creates missing directories; an
  /// error is logged and has no other effect.
  func store(_ copy: ConfigurationCopy, _ log: Log) {
    // Without the directory, the file's error is reported.
    try? FileReplacement.makeDirectory(above: path, mode: 0o700)
    file.store(copy.text, log)
  }

  /// Reads the stored configuration, after the files were refused.
  ///
  /// - Parameters:
  ///   - places: The locations of the refused files.
  ///   - refusal: Their mistakes.
  ///   - log: Receives the mistakes and the consequence, or the reason if the stored configuration
  ///     cannot be used.
  /// - Returns: The plan; `nil` without a usable copy of files in the same directory.
  func plan(
    insteadOf places: Arguments.Places, _ refusal: ConfigurationError, _ log: Log
  ) -> PanelPlan? {
    file.plan(insteadOf: refusal, log, read: ConfigurationCopy.init(text:)) {
      (copy: ConfigurationCopy) throws(ConfigurationError) -> PanelPlan? in
      guard copy.isCopy(of: places.configuration) else { return nil }
      return try PanelPlan(places, from: copy)
    }
  }
}
