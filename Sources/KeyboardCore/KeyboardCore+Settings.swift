// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
public import ClavierSettings
import KeyboardPlan

// The settings that the user chooses on their page; the language is the one of a language key.

extension KeyboardCore {
  /// The settings that the user has chosen, as far as the configuration permits them.
  public var userSettings: UserSettings {
    plan.configuration.permitsUserSettings ? plan.userSettings : UserSettings()
  }

  /// Returns the choice that a key of the page requests; `nil` for other requests, and if the
  /// configuration permits none.
  func choice(of request: Effect.Request) -> UserSettings.Choice? {
    plan.configuration.permitsUserSettings ? UserSettings.Choice(request) : nil
  }

  /// Chooses the values that a response requests, and has them stored.
  mutating func chooseSettings(of response: Response, at now: Timestamp) {
    let before = plan.userSettings
    for case .request(let request) in response.effects {
      if let choice = choice(of: request) { plan.userSettings.choose(choice) }
    }
    guard plan.userSettings != before else { return }
    append(.storeSettings(plan.userSettings))
    rebuild(at: now)
  }

  /// Returns to the settings of the configuration; has the stored ones removed, even damaged ones.
  mutating func forgetSettings() {
    plan.userSettings = UserSettings()
    append(.storeSettings(UserSettings()))
  }
}
