// SPDX-License-Identifier: MIT

import ClavierSettings
import Linux
import Panel
import PanelSupport
import TestSupport
import Testing

@testable import X11Panel

/// The application of the active window on an X server.
@Suite(.serialized, .enabled(if: Tier.runs("Xvfb"), "\(Tier.remedy)"))
struct XApplicationTests {
  private func stage(_ server: XServer, isOn: Bool = true) throws -> XStage {
    var settings = PanelSettings()
    settings.reportsApplication = isOn
    let stage = try XStage(server, settings: settings)
    try stage.eventually("a place for the panel") { stage.place != nil }
    return stage
  }

  @Test func theActiveWindowIsReported() throws {
    let server = try XServer()
    let stage = try stage(server)
    // No window manager has named a window yet.
    #expect(stage.applications.isEmpty)
    let window = try server.cover(0xFF)
    try server.activate(window, "xterm\0XTerm\0")
    try stage.eventually("an application") { stage.applications == ["XTerm"] }
    let other = try server.cover(0xFF00)
    try server.activate(other, "code\0Code\0")
    try stage.eventually("another one") { stage.applications.last == "Code" }
    let later = try self.stage(server)
    #expect(later.applications == ["Code"])
    try server.activate(0)
    try stage.eventually("none") { stage.applications.last == .some(nil) }
    // Windows without a class, with a wrong one, and one that is no window.
    for names in ["", "xterm", "xterm\0\0", "xterm\0a\nb\0"] {
      try server.activate(other, "code\0Code\0")
      try stage.eventually("an application") { stage.applications.last == "Code" }
      try server.activate(other, names)
      try stage.eventually("none") { stage.applications.last == .some(nil) }
    }
    try server.activate(window)
    try stage.eventually("the first") { stage.applications.last == "XTerm" }
    try server.activate(0x1F00_0001)
    try stage.eventually("none") { stage.applications.last == .some(nil) }
    #expect(stage.messages == [])
  }

  @Test func withoutTheSettingNothingIsReported() throws {
    let server = try XServer()
    let (stage, without) = (try stage(server), try self.stage(server, isOn: false))
    let window = try server.cover(0xFF)
    try server.activate(window, "xterm\0XTerm\0")
    try stage.eventually("an application") {
      while (try? without.loop.runOnce()) == true {}
      return stage.applications.last == "XTerm"
    }
    #expect(without.applications.isEmpty)
    without.presenter.settings.panel.reportsApplication = true
    #expect(without.applications == ["XTerm"])
    without.presenter.settings.panel.reportsApplication = false
    #expect(without.applications == ["XTerm", nil])
  }
}
