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
  private let file: StateFile
  /// The copy to be stored.
  private var next: ConfigurationCopy?
  private var hasWarned = false

  init(path: String) {
    file = StateFile(path: path)
  }

  /// Creates the copy in the daemon's state directory; `nil` without one.
  init?(environment variable: (String) -> String? = Environment.variable) {
    guard let file = StateFile(named: "configuration", environment: variable) else { return nil }
    self.file = file
  }

  /// The file's path.
  var path: String { file.path }

  /// Remembers a valid configuration, for ``store(_:)``.
  mutating func remember(_ copy: ConfigurationCopy) { next = copy }

  /// Stores the remembered configuration, if the file has another; an error is logged once and has
  /// no other effect.
  mutating func store(_ log: Log) {
    guard let copy = next else { return }
    next = nil
    do throws(SystemError) {
      try file.update(copy.text, limit: Self.limit)
    } catch {
      guard !hasWarned else { return }
      hasWarned = true
      log.user(
        "a restart with a wrong configuration will fail, as this one is not kept: \(error); let the "
          + "daemon's user write there, and keep it below \(Self.limit >> 20) MiB",
        from: "")
    }
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
    guard let copy = read(log), copy.isCopy(of: files.directory) else { return nil }
    var kept = files
    kept.copy = copy
    do throws(StartFailure) {
      let plan = try KeyboardPlan(starting: kept, console: console)
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
