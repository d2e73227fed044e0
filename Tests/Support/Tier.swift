// SPDX-License-Identifier: MIT

import Foundation

/// The choice of tests: all, or without the kinds that `CLAVIER_SKIP_TESTS` names.
///
/// - `real`: tests that depend on more than their own code: on processes, displays, sockets, other
///   files or the clock. Without them, the rest is the pure tier, which runs all at once.
/// - `programs`: tests that need installed programs. They are real, too.
/// - `slow`: tests that take seconds of a processor.
public enum Tier {
  private static let environment = ProcessInfo.processInfo.environment
  private static let skipped = (environment["CLAVIER_SKIP_TESTS"] ?? "").split(separator: " ")

  /// Whether tests that take seconds run.
  public static let runsSlowTests = !skipped.contains("slow")

  /// Whether tests that depend on more than their own code run.
  public static let runsRealTests = !skipped.contains("real")

  /// The comment of skipped tests.
  public static let remedy: String =
    skipped.isEmpty ? "programs are missing: run scripts/install-deps test" : "not of this tier"

  /// Returns whether tests that need installed programs run.
  ///
  /// They run among the real tests, if all programs are installed. In CI they run without a
  /// program, too, and fail.
  ///
  /// - Parameter programs: The names of the programs in `PATH`.
  /// - Returns: Whether they run.
  public static func runs(_ programs: String...) -> Bool {
    guard runsRealTests, !skipped.contains("programs") else { return false }
    return environment["CI"] != nil || programs.allSatisfy(isInstalled)
  }

  private static func isInstalled(_ program: String) -> Bool {
    (environment["PATH"] ?? "").split(separator: ":").contains { folder in
      access("\(folder)/\(program)", X_OK) == 0
    }
  }
}
