// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Linux
import Panel
import Testing

@testable import FramebufferPanel

@Suite struct ScreenChoiceTests {
  private func screen(
    _ id: UInt32, _ name: String, isConnected: Bool = true, by crtcs: [UInt32] = [40, 41],
    now crtc: UInt32? = nil
  ) -> ScreenConnector {
    ScreenConnector(
      id: id, name: name, isConnected: isConnected, crtcs: crtcs, crtc: crtc)
  }

  @Test func theNamedScreenIsChosen() {
    let all = [screen(1, "HDMI-A-1", now: 40), screen(2, "DSI-1", now: 41)]
    #expect(ScreenChoice(of: all, named: "HDMI-A-1")?.connector.id == 1)
    #expect(ScreenChoice(of: all, named: "DSI-1")?.connector.id == 2)
  }

  @Test func withoutANameTheTextConsoleKeepsTheFirst() {
    let all = [screen(1, "HDMI-A-1", now: 40), screen(2, "DSI-1", now: 41)]
    #expect(ScreenChoice(of: all, named: nil)?.connector.name == "DSI-1")
  }

  @Test func aConnectedScreenIsPreferred() {
    let all = [screen(1, "HDMI-A-1"), screen(2, "DSI-1", isConnected: false)]
    #expect(ScreenChoice(of: all, named: "DSI-1")?.connector.name == "HDMI-A-1")
    #expect(ScreenChoice(of: [all[1]], named: "DSI-1") == nil)
    #expect(ScreenChoice(of: [], named: nil) == nil)
  }

  @Test func aDisconnectedNamedConnectorIsAwaited() {
    let all = [screen(1, "HDMI-A-1"), screen(2, "DSI-1", isConnected: false)]
    #expect(ScreenChoice(of: all, named: "DSI-1")?.requestedConnector == 2)
    #expect(ScreenChoice(of: all, named: "HDMI-A-1")?.requestedConnector == nil)
    #expect(ScreenChoice(of: all, named: nil)?.requestedConnector == nil)
    #expect(ScreenChoice(of: all, named: "DP-1")?.requestedConnector == nil)
  }

  @Test func aConnectorWithoutACircuitIsNoScreen() {
    let all = [screen(1, "HDMI-A-1"), screen(2, "Writeback-1", by: [])]
    #expect(ScreenChoice(of: all, named: "Writeback-1")?.connector.id == 1)
  }

  @Test func aScreenKeepsItsCircuit() {
    let all = [screen(1, "HDMI-A-1", now: 40), screen(2, "DSI-1", now: 41)]
    #expect(ScreenChoice(of: all, named: "DSI-1")?.crtc == 41)
    #expect(ScreenChoice(of: all, named: "HDMI-A-1")?.crtc == 40)
  }

  @Test func aFreeCircuitIsPreferred() {
    // As where the console shows the same picture on both.
    let both = [screen(1, "HDMI-A-1", now: 40), screen(2, "DSI-1", now: 40)]
    #expect(ScreenChoice(of: both, named: "DSI-1")?.crtc == 41)
    let dark = [screen(1, "HDMI-A-1", now: 40), screen(2, "DSI-1")]
    #expect(ScreenChoice(of: dark, named: "DSI-1")?.crtc == 41)
  }

  @Test func theOnlyCircuitIsUsed() {
    let one = [screen(1, "HDMI-A-1", by: [40], now: 40), screen(2, "DSI-1", by: [40])]
    #expect(ScreenChoice(of: one, named: "DSI-1")?.crtc == 40)
  }

  @Test func aCircuitThatCannotDriveTheScreenIsNotUsed() {
    // The kernel's current state may be older than the connected screens.
    let strange = [screen(1, "HDMI-A-1", by: [41], now: 40)]
    #expect(ScreenChoice(of: strange, named: nil)?.crtc == 41)
  }

  @Test func thePanelOrientationIsARotation() {
    let sides: [(String, Rotation)] = [
      ("Normal", .none), ("Upside Down", .upsideDown), ("Left Side Up", .right),
      ("Right Side Up", .left), ("", .none), ("Sideways", .none),
    ]
    for (side, rotation) in sides {
      #expect(Rotation(panelOrientation: side) == rotation, "\(side)")
    }
  }

  @Test func eachErrorNamesThePlaceAndTheRemedy() {
    let forbidden = BackendError.noCard(SystemError(call: "open /dev/dri/card1", code: 13))
    #expect(forbidden.description.contains("/dev/dri/card1: Permission denied; run the panel with"))
    let absent = BackendError.noCard(SystemError(call: "open /dev/dri/card7", code: 2))
    #expect(absent.description.contains("No such file or directory; the panel waits"))
    #expect("\(BackendError.cardInUse("card0"))".contains("without --display card0"))
    #expect("\(BackendError.noScreen(on: "card0", of: []))".hasSuffix("connectors: none"))
    let dark = BackendError.noScreen(on: "card0", of: ["HDMI-A-1", "DP-2"])
    #expect("\(dark)".contains("card0") && "\(dark)".hasSuffix("HDMI-A-1, DP-2"))
    #expect("\(BackendError.unplugged("DSI-1"))".contains("DSI-1 was unplugged"))
  }
}
