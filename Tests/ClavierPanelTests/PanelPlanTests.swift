// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import TestSupport
import Testing

@testable import clavier_panel

final class PanelPlanTests {
  private let folder: TemporaryDirectory

  init() throws {
    let folder = try TemporaryDirectory()
    try folder.write("[panel]\nappearance = \"dark\"\n", to: "clavier.toml")
    self.folder = folder
  }

  @Test("A user's choices replace the configuration until they end, and looks hide no panel")
  func userSettings() throws {
    var plan = try PanelPlan(Arguments.Locations(configuration: folder.path))
    let configured = plan.settings
    var user = UserSettings()
    user.appearance = .light
    user.sounds = true
    plan.adapt(to: user)
    #expect(plan.appearance == .light && plan.feedback.sounds)
    // The presenter hides a panel whose settings change.
    #expect(plan.settings == configured)
    user.height = .low
    plan.adapt(to: user)
    #expect(plan.settings.heightStep == .low)
    plan.adapt(to: UserSettings())
    #expect(plan.settings == configured && plan.appearance == .dark && !plan.feedback.sounds)
  }
}
