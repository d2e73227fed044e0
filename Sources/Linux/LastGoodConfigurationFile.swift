// SPDX-License-Identifier: MIT

/// The file with the texts of a program's last good configuration, used at a start when the
/// present files are invalid.
///
/// Errors of the file are logged and have no other effect.
package struct LastGoodConfigurationFile: Hashable, Sendable {
  private let file: StateFile
  /// The program, as in messages, such as `daemon`.
  private let program: String

  /// The maximum number of bytes.
  ///
  /// **Source:** ours: a hundred times the default file with all its comments.
  private static let limit = 4 << 20

  /// Creates the file of a program.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - program: The program, as in messages, such as `daemon`.
  package init(_ file: StateFile, of program: String) {
    self.file = file
    self.program = program
  }

  /// The file's path.
  package var path: String { file.path }

  /// Stores the texts of a valid configuration, unless the file has the same.
  ///
  /// An error is only logged, if there is a log.
  ///
  /// - Returns: The error; `nil` if the file has the texts.
  @discardableResult
  package func store(_ text: String, _ log: Log?) -> SystemError? {
    do throws(SystemError) {
      try file.update(text, limit: Self.limit)
      return nil
    } catch {
      let remedy =
        error.isDiskFull
        ? "make room, and reload"
        : "let the \(program)'s user write there, and keep it below \(Self.limit >> 20) MiB"
      log?.user(
        "a restart with a wrong configuration uses an older one or fails, as this one is not "
          + "stored: \(error); \(remedy)", from: "", event: .storingFails)
      return error
    }
  }

  /// Makes a plan from the stored configuration, after the present files were refused.
  ///
  /// - Parameters:
  ///   - refusal: The errors in the files.
  ///   - log: Receives these errors and the consequence, or the reason why the stored configuration
  ///     cannot be used.
  ///   - read: Reads the stored texts; `nil` if they are damaged.
  ///   - make: Makes the plan; `nil` if the stored configuration is that of other files.
  /// - Returns: The plan; `nil` without a usable configuration.
  package func plan<Copy, Plan, Failure: Error>(
    insteadOf refusal: any Error, _ log: Log, read: (String) -> Copy?,
    make: (Copy) throws(Failure) -> Plan?
  ) -> Plan? {
    guard let copy = storedCopy(log, read) else { return nil }
    do throws(Failure) {
      guard let plan = try make(copy) else { return nil }
      log.userReport(
        "\(refusal)\nthe last good configuration is used, that of \(file.date ?? "an unknown time") "
          + "in \(path); correct the files and reload", event: .lastGoodConfigurationUsed)
      return plan
    } catch {
      log.userReport("the last good configuration cannot be used\n\(error)")
      return nil
    }
  }

  private func storedCopy<Copy>(_ log: Log, _ read: (String) -> Copy?) -> Copy? {
    do throws(SystemError) {
      guard let text = try file.read(limit: Self.limit) else { return nil }
      if let copy = read(text) { return copy }
      log.userReport(
        "\(path): the last good configuration is damaged and not used; "
          + "the next good one replaces it")
    } catch {
      log.userReport("the last good configuration cannot be read: \(error)")
    }
    return nil
  }
}
