// SPDX-License-Identifier: MIT

import Foundation
import LinkSupport
import Linux
import PanelSupport
import TestSupport
import Testing

@testable import clavier_panel

/// The panel on a compositor without layers above programs, which has an X server.
@Suite(
  .serialized,
  .enabled(if: Tier.runs("sway", "grim", "cage", "foot", "xhost", "Xwayland"), "\(Tier.remedy)"))
struct CageTests {
  @Test("On cage, the keyboard is a window of the X server above a program in fullscreen")
  func fullscreen() throws {
    let sway = try Sway("default_border none")
    let server = try ServerThread()
    let cage = try Cage(sway)
    try #require(!cage.environment.isEmpty)
    try eventually("a program") {
      let screen = try sway.screenshot()
      return [(400, 2), (797, 477)].allSatisfy { screen.color($0.0, $0.1) == Cage.background }
    }
    let panel = try PanelProcess(
      display: nil, socket: server.path, configuration: sway.folder.path,
      environment: cage.environment)
    try eventually("a keyboard above the whole lower edge") {
      let screen = try sway.screenshot()
      return [2, 797].allSatisfy { screen.color($0, 470) != Cage.background }
    }
    // No other window hides the program.
    let screen = try sway.screenshot()
    #expect(
      [(400, 2), (797, 2), (400, 180)].allSatisfy { screen.color($0.0, $0.1) == Cage.background })
    let (status, output) = panel.end()
    #expect(status == 0)
    #expect(
      output.contains(
        "the keyboard is a window of the X server \(cage.environment["DISPLAY"] ?? "")"))
  }
}
