// SPDX-License-Identifier: MIT

import Linux
import PanelSupport
import TestSupport
import Testing

@testable import clavier_panel

/// The panel's report on a compositor for the doctor.
@Suite(.serialized, .enabled(if: Tier.runs("sway"), "\(Tier.remedy)"))
struct DisplayProbeTests {
  /// Returns the report, by lines.
  private static func examine(_ display: String, _ configuration: String = "") throws -> [String] {
    let folder = try TemporaryDirectory()
    _ = try folder.write(configuration, to: "clavier.toml")
    let locations = Arguments.Locations(configuration: folder.path, display: display)
    let text = try DisplayProbe(locations, EventLoop()).run()
    return text.split(separator: "\n").map(String.init)
  }

  @Test func aCompositorHasAPlaceForTheKeyboard() throws {
    let sway = try Sway()
    let lines = try Self.examine(sway.display)
    #expect(
      lines.first
        == "good\tthe panel can be shown on the compositor \(sway.display), output HEADLESS-1")
    #expect(lines.dropFirst().first == "output\tHEADLESS-1")
    #expect(!lines.contains { $0.hasPrefix("problem") }, "\(lines)")
    #expect(lines.contains("good\tany character can be typed, with or without a key"), "\(lines)")
    // The probe has shown no panel on the screen.
    let screen = try sway.screenshot()
    #expect(screen.color(400, 470) == screen.color(400, 10))
  }

  @Test func aMissingOutputIsReported() throws {
    let sway = try Sway()
    let lines = try Self.examine(sway.display, "[panel]\noutput = \"DSI-1\"\n")
    #expect(lines.contains { $0.hasPrefix("note\tthere is no output DSI-1") }, "\(lines)")
  }

  @Test func aCompositorNamesTheFocusedApplicationForItsTables() throws {
    let sway = try Sway()
    let good =
      "good\tthe compositor \(sway.display) names the focused application, for [[application]]"
    let lines = try Self.examine(sway.display, "[[application]]\nmatch = \"foot\"\n")
    #expect(lines.contains(good), "\(lines)")
    #expect(try !Self.examine(sway.display).contains(good))
  }

  @Test func aMissingServerIsAProblem() throws {
    let folder = try TemporaryDirectory()
    let lines = try Self.examine("\(folder.path)/wayland-9")
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("problem\t") == true, "\(lines)")
    #expect(lines.first?.contains("wayland-9") == true, "\(lines)")
  }

  @Test func aWrongConfigurationIsAProblem() throws {
    let lines = try Self.examine("wayland-9", "[panel]\nedge = \"middle\"\n")
    #expect(lines.first?.hasPrefix("problem\tthe configuration is wrong: ") == true, "\(lines)")
  }
}
