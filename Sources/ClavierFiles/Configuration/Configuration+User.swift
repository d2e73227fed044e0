// SPDX-License-Identifier: MIT

public import ClavierSettings

extension Configuration {
  /// Whether users may change settings on the keyboard; never under a lockdown.
  public var permitsUserSettings: Bool {
    panel.hasSettings && output.lockdown.preset == .open && output.lockdown.denied.isEmpty
  }

  /// Returns this configuration with the settings that a user has chosen, if those are permitted.
  ///
  /// Correction that is on keeps the fields of the configuration, which are all if it has none.
  public func adapted(to user: UserSettings) -> Configuration {
    guard permitsUserSettings else { return self }
    var adapted = self
    adapted.panel = panel.adapted(to: user)
    adapted.feedback = feedback.adapted(to: user)
    if let corrects = user.correction, corrects == (words.correction == .off) {
      adapted.words.correction = corrects ? .on : .off
    }
    return adapted
  }
}
