// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierFiles
import ClavierLink

/// Finds out why nothing is typed or seen, and says what to do.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Finds out why nothing is typed or nothing seen, and says what to do.",
    discussion: """
      It looks at the kernel, the accounts, the service, the configuration, the touch devices, the screens, \
      the layout of the session, what the display server has for the panel, the size of the keys and the \
      fonts. As root it sees all devices; in a session, as its user, it sees the display server. Nothing is \
      changed.

      Exit status: 0 if nothing is wrong, 1 if something does not work at all times, 2 if nothing can be \
      typed or nothing seen.
      """)

  @Flag(name: .long, help: "Prints one JSON object.")
  var json = false

  @Option(name: .long, help: "The configuration's directory.")
  var config = ConfigurationFiles.standardDirectory

  @Option(name: .long, help: "The daemon's socket.")
  var socket = LinkServer.standardPath

  func run() throws {
    let report = Diagnosis(facts: MachineFacts(configuration: config, socket: socket)).report
    print(json ? report.json : report.text, terminator: "")
    if report.exitStatus != 0 { throw ExitCode(report.exitStatus) }
  }
}
