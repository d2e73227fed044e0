// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierFiles
import ClavierLink

/// The `clavier doctor` command, which finds the reasons why nothing is typed or visible.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Finds out why nothing is typed or shown, and suggests remedies.",
    discussion: """
      It examines the kernel module, the accounts, the service, the configuration, and the touch \
      devices with their grabs. It also examines the screens, the vibration, the session's layout, \
      the display server, the size of the keys, and the fonts. Root sees all devices; the \
      session's user sees the display server. \
      Each device without a touching finger is grabbed for a moment; nothing else is changed.

      Exit status: 0 if nothing is wrong, 1 if something fails at times, 2 if nothing can be typed \
      or shown.
      """)

  @Flag(name: .long, help: "Print one JSON object.")
  var json = false

  @Option(name: .long, help: "The configuration's directory.")
  var config = ConfigurationFiles.standardDirectory

  @Option(name: .long, help: "The daemon's socket.")
  var socket = LinkServer.standardPath

  func run() throws {
    let report = Diagnosis(facts: SystemReport(configuration: config, socket: socket)).report
    print(json ? report.json : report.text, terminator: "")
    if report.exitStatus != 0 { throw ExitCode(report.exitStatus) }
  }
}
