// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Testing

@Suite("The settings that a user has chosen")
struct UserSettingsTests {
  private static let choices: [UserSettings.Choice] = [
    .height(.low), .height(.medium), .height(.high), .appearance(.light), .appearance(.dark),
    .sounds(true), .sounds(false), .correction(true), .correction(false),
  ]

  @Test("A choice is the same after it is a key, and after it is two words")
  func words() {
    for choice in Self.choices {
      #expect(UserSettings.Choice(setting: choice.setting, value: choice.value) == choice)
      guard case .custom(let name) = choice.action else {
        Issue.record("\(choice.action)")
        continue
      }
      #expect(UserSettings.Choice(.custom(named: name)) == choice)
    }
  }

  @Test("Other words and other requests are no choice")
  func others() {
    for (setting, value) in [("height", "tall"), ("sounds", "true"), ("", ""), ("width", "low")] {
      #expect(UserSettings.Choice(setting: setting, value: value) == nil)
    }
    for name in ["height:low", "settings:height", "settings:height:low:", "settings:", "help"] {
      #expect(UserSettings.Choice(.custom(named: name)) == nil)
    }
    #expect(UserSettings.Choice(.settings) == nil)
  }

  @Test("A later choice replaces an earlier one of the same setting")
  func later() {
    var settings = UserSettings()
    #expect(settings.isEmpty && settings.choices.isEmpty)
    for choice in Self.choices { settings.choose(choice) }
    #expect(
      settings.choices == [.height(.high), .appearance(.dark), .sounds(false), .correction(false)])
    #expect(!settings.isEmpty)
  }

  @Test("Only the chosen settings replace those of the configuration")
  func adapted() {
    var panel = PanelSettings()
    panel.appearance = .dark
    var feedback = FeedbackSettings()
    feedback.sounds = true
    var settings = UserSettings()
    #expect(panel.adapted(to: settings) == panel && feedback.adapted(to: settings) == feedback)
    settings.height = .low
    settings.sounds = false
    #expect(panel.adapted(to: settings).heightStep == .low)
    #expect(panel.adapted(to: settings).appearance == .dark)
    #expect(!feedback.adapted(to: settings).sounds)
  }
}
