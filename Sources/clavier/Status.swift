// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierSettings
import ClavierKit
import ClavierLink
import Linux

/// Tells what the daemon does now.
struct Status: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tells what the daemon does now.",
    discussion: """
      Exit status: 0 if it is ready to type, 1 if no daemon answers or it is still starting, 2 if it \
      cannot be talked to.
      """)

  @Flag(name: .long, help: "Prints one JSON object, as the daemon sends it.")
  var json = false

  @OptionGroup var link: LinkOptions

  func run() throws {
    var isReady = false
    try link.talk { client throws(LinkError) in
      let status = try client.status()
      isReady = status.state == .ready
      if json { Output.printAtOnce(status.jsonText) } else { Self.tell(status) }
    }
    if !isReady { throw ExitCode(1) }
  }

  /// Prints the status for people, a line for each part of it.
  private static func tell(_ status: LinkStatus) {
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
