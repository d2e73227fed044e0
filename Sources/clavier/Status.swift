// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierSettings
import ClavierKit
import ClavierLink
import Linux

/// The `clavier status` command, which prints the daemon's status.
struct Status: ParsableCommand {
  static let configuration = CommandConfiguration(
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
      if json { Output.printAtOnce(status.jsonText) } else { Self.printText(status) }
    }
    if !isReady { throw ExitCode(1) }
  }

  /// Prints the status for people, a property per line.
  private static func printText(_ status: LinkStatus) {
    let surfaces = status.surfaces.isEmpty ? "none" : status.surfaces.joined(separator: ", ")
    let grabbed = status.grabbed.isEmpty ? "none" : status.grabbed.joined(separator: ", ")
    Output.printAtOnce("version   \(status.version)")
    Output.printAtOnce("state     \(status.state.rawValue)")
    Output.printAtOnce("surfaces  \(surfaces)")
    Output.printAtOnce("grabbed   \(grabbed)")
    Output.printAtOnce("shown     \(status.isShown ? "yes" : "no")")
    Output.printAtOnce("rotation  \(status.rotation.rawValue)")
    Output.printAtOnce("locale    \(status.locale)")
    Output.printAtOnce("refused   \(status.refused)")
    let panels = status.panels.isEmpty ? "none" : status.panels.map(\.text).joined(separator: "; ")
    Output.printAtOnce("panels    \(panels)")
    if let target = status.target { Output.printAtOnce("target    \(target.text)") }
  }
}
