// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierLink

/// The `clavier health` command, which prints the health of the daemon and its panels.
struct Health: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "health",
    abstract: "Prints the health of the daemon and its panels as one JSON object.",
    discussion: """
      For monitoring: one request to the daemon, which answers at once. "clavier doctor" looks \
      further, and is for people.

      "problems" has a name, which never changes, and a sentence for each broken part: \
      \(HealthProblem.Kind.allCases.map(\.rawValue).joined(separator: ", ")).

      Exit status: 0 if there are no problems, 1 if there are, or no daemon answers, 2 for another \
      connection error.
      """)

  @OptionGroup var link: LinkOptions

  func run() throws {
    let (line, isHealthy) =
      switch try link.health() {
      case .health(let health): (health.jsonText, health.isHealthy)
      case .unreachable(let kind): (LinkHealth.jsonText(without: HealthProblem(kind)), false)
      }
    try LinkOptions.reportErrors { () throws(LinkError) in try Output.print([line]) }
    if !isHealthy { throw ExitCode(1) }
  }
}

/// The daemon's answer about its health.
enum HealthAnswer {
  case health(LinkHealth)
  /// No daemon answers, for this reason.
  case unreachable(HealthProblem.Kind)
}

extension LinkOptions {
  /// The timeout for the daemon's answer, in seconds.
  ///
  /// **Source:** ours: a working daemon answers within a turn of its loop, less than 20 ms.
  private static let healthTimeout = 1

  /// Queries the daemon's health.
  ///
  /// - Returns: The answer.
  /// - Throws: `ExitCode` after a report with the remedy, for a connection error that reveals
  ///   nothing about the daemon.
  func health() throws -> HealthAnswer {
    do throws(LinkError) {
      return .health(try LinkClient(path: socket, timeout: Self.healthTimeout).health())
    } catch {
      switch error {
      case .noDaemon, .ended: return .unreachable(.noService)
      case .noAnswer: return .unreachable(.serviceHangs)
      case .notPermitted, .refused, .notUnderstood, .otherProtocol, .system:
        throw Failure.exit(error.status, "\(error)")
      }
    }
  }
}
