// SPDX-License-Identifier: MIT

import ClavierFiles
import Linux

/// The copy of the panel's last good configuration, used at a start when the present files are
/// invalid.
///
/// The panel has a separate copy, since it may not read the daemon's, and since only the panel uses
/// themes.
struct LastGoodPlan {
  private let file: LastGoodConfigurationFile

  init(path: String) {
    file = LastGoodConfigurationFile(StateFile(path: path), of: "panel")
  }

  /// Locates the copy in the user's state directory; `nil` without one.
  ///
  /// The directory is not `STATE_DIRECTORY`, which may be that of a session's service.
  ///
  /// - Parameter variable: Returns an environment variable; `nil` if it is unset or empty.
  init?(environment variable: (String) -> String? = Environment.variable) {
    guard let record = FloatingRecord(environment: variable) else { return nil }
    self.init(path: "\(record.path)-configuration")
  }

  /// The file's path.
  var path: String { file.path }

  /// Stores a valid configuration, unless the file has the same, and creates missing directories.
  ///
  /// An error is logged and has no other effect.
  func store(_ copy: ConfigurationCopy, _ log: Log) {
    // If the directory is missing, the write below reports the error.
    try? FileReplacement.makeDirectory(above: path, mode: 0o700)
    file.store(copy.text, log)
  }

  /// Reads the stored configuration, after the files were refused.
  ///
  /// - Parameters:
  ///   - locations: The locations of the refused files.
  ///   - refusal: The errors in these files.
  ///   - log: Receives these errors and the consequence, or the reason why the stored configuration
  ///     cannot be used.
  /// - Returns: The plan; `nil` without a usable copy for the same directory.
  func plan(
    insteadOf locations: Arguments.Locations, _ refusal: ConfigurationError, _ log: Log
  ) -> PanelPlan? {
    file.plan(insteadOf: refusal, log, read: ConfigurationCopy.init(text:)) {
      (copy: ConfigurationCopy) throws(ConfigurationError) -> PanelPlan? in
      guard copy.isCopy(of: locations.configuration) else { return nil }
      return try PanelPlan(locations, from: copy)
    }
  }
}
