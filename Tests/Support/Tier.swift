// SPDX-License-Identifier: MIT

import Foundation

/// The choice of tests: all, or the fast ones of `scripts/test fast`.
public enum Tier {
  private static let environment = ProcessInfo.processInfo.environment
  private static let isFast = environment["CLAVIER_FAST_TESTS"] != nil

  /// Whether tests run that take seconds.
  public static let runsSlowTests = !isFast

  /// The comment of skipped tests.
  public static let remedy: String =
    isFast ? "only scripts/test runs it" : "programs are missing: run scripts/install-deps test"

  /// Returns whether tests run that start other programs: not among the fast tests, and not
  /// without one of the programs, except in CI, where such a test fails.
  ///
  /// - Parameter programs: The names of the programs in `PATH`.
  /// - Returns: Whether they run.
  public static func runs(_ programs: String...) -> Bool {
    guard !isFast else { return false }
    return environment["CI"] != nil || programs.allSatisfy(isInstalled)
  }

  private static func isInstalled(_ program: String) -> Bool {
    (environment["PATH"] ?? "").split(separator: ":").contains { folder in
      access("\(folder)/\(program)", X_OK) == 0
    }
  }
}
