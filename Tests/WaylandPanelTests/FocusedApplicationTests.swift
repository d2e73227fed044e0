// SPDX-License-Identifier: MIT

import ClavierSettings
import Linux
import Panel
import PanelSupport
import TestSupport
import Testing

@testable import WaylandPanel

/// The application with the focus on a compositor.
@Suite(.serialized, .enabled(if: Tier.runs("sway", "foot"), "\(Tier.remedy)"))
struct FocusedApplicationTests {
  private func stage(on sway: Sway, isOn: Bool = true) throws -> Stage {
    var settings = PanelSettings()
    settings.reportsApplication = isOn
    let stage = try Stage(sway, settings: settings)
    try stage.eventually("a place for the panel") { stage.place != nil }
    return stage
  }

  private func open(_ name: String, on sway: Sway) throws {
    try sway.message("exec", "foot --config=/dev/null --app-id=\(name) sleep 60")
  }

  @Test func theFocusIsReported() throws {
    let sway = try Sway()
    let stage = try stage(on: sway)
    #expect(stage.applications == [nil])
    try open("first", on: sway)
    try stage.eventually("an application") { stage.applications == [nil, "first"] }
    try open("second", on: sway)
    try stage.eventually("another one") { stage.applications.last == "second" }
    try sway.message("[app_id=\"first\"]", "focus")
    try stage.eventually("the first again") { stage.applications.last == "first" }
    // A panel that starts later gets the present one.
    let later = try self.stage(on: sway)
    try later.eventually("an application") { later.applications.last == "first" }
    try sway.message("[app_id=\"first\"]", "kill")
    try stage.eventually("the rest") { stage.applications.last == "second" }
    try sway.message("[app_id=\"second\"]", "kill")
    try stage.eventually("none") { stage.applications.last == .some(nil) }
  }

  @Test func withoutTheSettingNothingIsReported() throws {
    let sway = try Sway()
    let (stage, without) = (try stage(on: sway), try self.stage(on: sway, isOn: false))
    try open("first", on: sway)
    try stage.eventually("an application") {
      while (try? without.loop.runOnce()) == true {}
      return stage.applications.last == "first"
    }
    #expect(without.applications.isEmpty)
    without.presenter.settings.panel.reportsApplication = true
    try without.eventually("an application") { without.applications == [nil, "first"] }
    without.presenter.settings.panel.reportsApplication = false
    #expect(without.applications == [nil, "first", nil])
  }

  @Test func theEndOfTheCompositorEndsTheFocus() throws {
    let sway = try Sway()
    let stage = try stage(on: sway)
    try open("first", on: sway)
    try stage.eventually("an application") { stage.applications.last == "first" }
    sway.kill()
    try stage.eventually("none") { stage.applications.last == .some(nil) }
  }
}
