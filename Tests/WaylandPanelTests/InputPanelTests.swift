// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink
import ClavierSettings
import Foundation
import LinkSupport
import PanelSupport
import TestSupport
import Testing

@testable import WaylandPanel

/// The panel as the keyboard that a compositor without layers starts.
@Suite(
  .serialized, .enabled(if: Tier.runs("sway", "grim", "weston", "weston-editor"), "\(Tier.remedy)"))
struct InputPanelTests {
  /// Whether a keyboard is over the whole width of the lower edge.
  private static func isShown(_ sway: Sway) throws -> Bool {
    let screen = try sway.screenshot()
    return [2, 797].allSatisfy { screen.color($0, 470) != Weston.background }
  }

  /// The fields that the panel has reported; `nil` for none.
  private static func fields(_ server: ServerThread) -> [PanelField?] {
    server.panelReports.compactMap { report in
      if case .field(let field) = report { .some(field) } else { nil as PanelField?? }
    }
  }

  @Test("Weston shows the keyboard with a text field only, and the panel ends with weston")
  func field() throws {
    let sway = try Sway("default_border none")
    let mouse = try Mouse(sway.display)
    let server = try ServerThread()
    let weston = try Weston(sway, socket: server.path)
    let isPlaced = try comesTrue {
      let hasPlace = server.panelReports.contains {
        if case .place(_?) = $0 { true } else { false }
      }
      return try hasPlace && sway.screenshot().color(400, 150) == Weston.background
    }
    try #require(isPlaced)
    #expect(try !Self.isShown(sway))
    let isHiddenAtFirst = comesTrue { server.actions.contains(.hide) }
    #expect(isHiddenAtFirst)

    let editor = try weston.begin("weston-editor")
    // Weston may place the window anywhere, but this point is always in its upper field.
    let isOpen = try comesTrue { try sway.screenshot().color(400, 150) != Weston.background }
    #expect(isOpen)
    mouse.move(400, 150)
    mouse.press(true)
    mouse.press(false)
    let isEntered = comesTrue { Self.fields(server).contains { $0?.commits == true } }
    try #require(isEntered)
    let isShown = try comesTrue { try server.actions.contains(.show) && Self.isShown(sway) }
    #expect(isShown)
    // Weston slides the keyboard in; once complete, its upper edge is visible, too.
    let isWhole = try comesTrue { try sway.screenshot().color(2, 300) != Weston.background }
    #expect(isWhole)
    #expect(server.insert("é", number: 7))
    let isInserted = comesTrue { server.panelReports.contains(.inserted(true, number: 7)) }
    #expect(isInserted)
    let isReported = comesTrue {
      server.panelReports.contains { report in
        guard case .text(let text) = report else { return false }
        return text.beforeInput?.hasSuffix("é") == true
      }
    }
    #expect(isReported)
    // Only the text before the cursor is replaced, by its bytes.
    #expect(server.replace("x", with: "y", number: 8))
    let isRefused = comesTrue { server.panelReports.contains(.inserted(false, number: 8)) }
    #expect(isRefused)
    #expect(server.replace("é", with: "öl", number: 9))
    let isReplaced = comesTrue {
      server.panelReports.contains { report in
        guard case .text(let text) = report, let before = text.beforeInput else { return false }
        return before.hasSuffix("öl") && !before.hasSuffix("éöl")
      }
    }
    #expect(isReplaced && server.panelReports.contains(.inserted(true, number: 9)))

    weston.end(editor)
    let isHidden = try comesTrue { try !Self.isShown(sway) }
    #expect(isHidden)
    let isLeft = comesTrue { Self.fields(server).last == .some(nil) }
    #expect(isLeft)
    let isEnded = weston.kill()
    #expect(isEnded, "the panel did not end with weston within half a minute, and was killed")
    let isGone = comesTrue { !server.disconnectedPanels.isEmpty }
    #expect(isGone)
    // Without the mouse, weston's seat would lose its pointer.
    withExtendedLifetime(mouse) {}
  }

  @Test("The purposes of both versions of text fields are the same from the date on")
  func purposes() {
    // Password, date and terminal.
    #expect([0, 8, 9, 12].map(ContextInputMethod.purpose) == [0, 8, 10, 13])
    #expect(ContextInputMethod.purpose(.max) == 0)
  }
}
