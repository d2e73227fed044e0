// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import ClavierSettings

@Suite("The vibrations of keys in the settings")
struct KeyVibrationTests {
  @Test("Each haptic effect of the engine has a kind, and none has none")
  func kinds() {
    let light = Feedback.Haptic.allCases.filter { KeyVibration($0) == .light }
    #expect(light == [.lightImpact, .selectionChanged])
    #expect(Feedback.Haptic.allCases.filter { KeyVibration($0) == nil } == [.none])
  }

  @Test("Nothing vibrates by default, and without a strength")
  func defaultVibration() {
    var settings = VibrationSettings()
    #expect(!settings.isNoticeable)
    settings.isOn = true
    #expect(settings.isNoticeable)
    settings.strength = 0
    #expect(!settings.isNoticeable)
  }
}
