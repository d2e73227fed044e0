// SPDX-License-Identifier: MIT

import ClavierFiles
import Linux

/// The copy of the panel's last valid configuration, for a start with one that is refused.
///
/// The panel has its own, since it may not read the daemon's, and since themes are its own.
struct KeptPlan {
  private let file: StateFile

  init(path: String) {
    file = StateFile(path: path)
  }

  /// Locates the copy in a service's state directory, or in the user's; `nil` without one.
  ///
  /// - Parameter variable: Returns an environment variable; `nil` if it is unset or empty.
  init?(environment variable: (String) -> String? = Environment.variable) {
    if let own = StateFile(named: "configuration", environment: variable) {
      file = own
      return
    }
    guard let record = FloatingRecord(environment: variable) else { return nil }
    file = StateFile(path: "\(record.path)-configuration")
  }

  /// The file's path.
  var path: String { file.path }

  /// Stores a valid configuration, if the file has another, and creates missing directories; an
  /// error is logged and has no other effect.
  func store(_ copy: ConfigurationCopy, _ log: Log) {
    do throws(SystemError) {
      try FileReplacement.makeDirectory(above: path, mode: 0o700)
      try file.update(copy.text, limit: Self.limit)
    } catch {
      log.user(
        "a restart with a wrong configuration will fail, as this one is not kept: \(error); let the "
          + "panel's user write there, and keep it below \(Self.limit >> 20) MiB",
        from: "")
    }
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
    guard let copy = read(log), copy.isCopy(of: places.configuration) else { return nil }
    do throws(ConfigurationError) {
      let plan = try PanelPlan(places, from: copy)
      log.userReport(
        "\(refusal)\nthe last good configuration is used, that of \(file.date ?? "an unknown time") "
          + "in \(path); correct the files and reload")
      return plan
    } catch {
      log.userReport("the kept configuration cannot be used\n\(error)")
      return nil
    }
  }

  private func read(_ log: Log) -> ConfigurationCopy? {
    do throws(SystemError) {
      guard let text = try file.read(limit: Self.limit) else { return nil }
      if let copy = ConfigurationCopy(text: text) { return copy }
      log.userReport(
        "\(path): the kept configuration is damaged and not used; the next good one replaces it")
    } catch {
      log.userReport("the kept configuration cannot be read: \(error)")
    }
    return nil
  }

  /// The maximum number of bytes.
  ///
  /// **Source:** ours: a hundred times the default file with all its comments.
  private static let limit = 4 << 20
}
