// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import clavier_panel

/// The power of screens, in directories as the kernel has them.
@Suite("Power of screens")
struct ScreenPowerTests {
  /// Returns which of these connectors are off, given the texts of their files by their names.
  private func off(_ files: [String: String], of connectors: [String]) throws -> [String] {
    let directory = try TemporaryDirectory()
    for (name, text) in files { try directory.write(text, to: "\(name)/dpms") }
    let power = ScreenPower(directory: directory.path)
    return connectors.filter { power.isOff($0) }
  }

  @Test("A connector is off if its file is there and not on")
  func states() throws {
    let files = [
      "card0-HDMI-A-1": "Off\n", "card0-eDP-1": "On\n", "card0-DP-1": "Standby\n",
      "renderD128": "Off\n",
    ]
    let all = ["HDMI-A-1", "eDP-1", "DP-1", "A-1", "HEADLESS-1", ""]
    try #expect(off(files, of: all) == ["HDMI-A-1", "DP-1"])
  }

  @Test("A connector of two cards is off if both are")
  func twoCards() throws {
    let files = [
      "card0-DP-1": "Off\n", "card1-DP-1": "On\n", "card0-DP-2": "Off\n", "card1-DP-2": "Off\n",
    ]
    try #expect(off(files, of: ["DP-1", "DP-2"]) == ["DP-2"])
  }

  @Test("A machine without graphics has no screen that is off")
  func noScreens() {
    #expect(!ScreenPower(directory: "/nonexistent").isOff("DP-1"))
  }
}
