// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierSettings
import ClavierKit
import ClavierLink
import Linux

/// The `clavier status` command, which prints the daemon's status.
struct Status: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Prints the daemon's state.",
    discussion: """
      Exit status: 0 if it is ready to type, 1 if no daemon answers or it is not ready, 2 for \
      another connection error.
      """)

  @Flag(name: .long, help: "Print one JSON object, as the daemon sends it.")
  var json = false

  @OptionGroup var link: LinkOptions

  func run() throws {
    var isReady = false
    try link.withClient { client throws(LinkError) in
      let status = try client.status()
      isReady = status.state == .ready
      try Output.print(json ? [status.jsonText] : Self.lines(of: status))
    }
    if !isReady { throw ExitCode(1) }
  }

  /// Returns the status for people, a property per line.
  private static func lines(of status: LinkStatus) -> [String] {
    let surfaces = status.surfaces.isEmpty ? "none" : status.surfaces.joined(separator: ", ")
    let grabbed = status.grabbed.isEmpty ? "none" : status.grabbed.joined(separator: ", ")
    let settings =
      status.configuration == .files ? "files" : "last good ones, as the files are wrong"
    let panels = status.panels.isEmpty ? "none" : status.panels.map(\.text).joined(separator: "; ")
    var lines = [
      "version   \(status.version)",
      "state     \(status.state.rawValue)",
      "surfaces  \(surfaces)",
      "grabbed   \(grabbed)",
      "shown     \(status.isShown ? "yes" : "no")",
      "rotation  \(status.rotation.rawValue)",
      "locale    \(status.locale)",
      "refused   \(status.refused)",
      "settings  \(settings)",
      "panels    \(panels)",
    ]
    if let target = status.target { lines.append("target    \(target.text)") }
    if let vibrator = status.vibrator { lines.append("vibrator  \(vibrator)") }
    return lines
  }
}
