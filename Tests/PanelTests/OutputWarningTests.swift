// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import Panel

/// The warning about an output that is configured but missing.
struct OutputWarningTests {
  private func output(_ name: String) -> PanelOutput {
    let size = Size(width: 800, height: 480)
    return PanelOutput(name: name, size: size, pixels: size)
  }

  @Test func aMissingOutputIsReportedOncePerLoss() {
    var outputWarning = OutputWarning()
    let (first, second) = (output("HDMI-A-1"), output("DSI-1"))
    var warnings: [String?] = []
    for (output, all) in [
      (first, [first]), (first, [first]), (second, [first, second]), (first, [first]),
    ] {
      warnings.append(outputWarning.warning(wanting: "DSI-1", on: output, of: all.map(\.name)))
    }
    #expect(warnings.map { $0 != nil } == [true, false, false, true])
    #expect(
      warnings[0]
        == "there is no output DSI-1 (panel.output); the keyboard is on HDMI-A-1 until it comes. There are: HDMI-A-1"
    )
  }

  @Test func anOutputWithoutANameIsDescribed() {
    var outputWarning = OutputWarning()
    #expect(
      outputWarning.warning(wanting: "DSI-1", on: output(""), of: [""])
        == "there is no output DSI-1 (panel.output); the keyboard is on one that the display server does not name"
    )
  }

  @Test func withoutAConfiguredOutputThereIsNoWarning() {
    var outputWarning = OutputWarning()
    #expect(outputWarning.warning(wanting: nil, on: output("a"), of: ["a"]) == nil)
  }
}
