// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import KeyboardCore
import KeyboardPlan
import Testing

@Suite("Settings that a user has chosen before the start")
struct StoredSettingsTests {
  private func plan(_ text: String) throws -> KeyboardPlan {
    let text = "output.layout = \"us\"\n\(text)"
    return try KeyboardPlan(try Configuration(toml: Array(text.utf8), named: "test"))
  }

  private var stored: UserSettings {
    var settings = UserSettings()
    settings.height = .high
    return settings
  }

  @Test("Stored settings count from the start, except without the page and under a lockdown")
  func start() throws {
    let permitted = "panel.settings = true\n"
    for text in ["", permitted + "output.lockdown = \"kiosk\""] {
      var core = KeyboardCore(try plan(text), in: .english, settings: stored)
      let before = core.userSettings
      #expect(before.isEmpty)
      core.handle(.reload(try plan(permitted)), at: Timestamp(microseconds: 1))
      let after = core.userSettings
      #expect(after == stored)
    }
    let core = KeyboardCore(try plan(permitted), in: .english, settings: stored)
    let settings = core.userSettings
    #expect(settings == stored)
  }

  @Test("The end of a visit removes stored settings, even without the page")
  func end() throws {
    for text in ["", "panel.settings = true"] {
      var core = KeyboardCore(try plan(text), in: .english, settings: stored)
      core.handle(.forget, at: Timestamp(microseconds: 1))
      var isRemoved = false
      var batch: [KeyboardCore.Action] = []
      while core.exchangeActions(for: &batch) {
        if batch.contains(.storeSettings(UserSettings())) { isRemoved = true }
        batch.removeAll()
      }
      #expect(isRemoved)
      let settings = core.userSettings
      #expect(settings.isEmpty)
    }
  }
}
