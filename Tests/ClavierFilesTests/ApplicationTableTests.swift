// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import Testing

/// The settings of single applications in files.
struct ApplicationTableTests {
  private func configuration(_ toml: String) throws -> Configuration {
    try Configuration(toml: Array(toml.utf8), named: "x")
  }

  @Test func laterTablesOverrideSingleKeysOfEarlierOnes() throws {
    let configuration = try configuration(
      """
      [[application]]
      match = ["code*", "foot"]
      prose = false
      [[application]]
      match = "FOOT"
      device = "terminal"
      [[application]]
      match = "code-notes"
      prose = true
      """)
    var expected = Configuration.ApplicationSettings()
    #expect(configuration.settings(ofApplication: nil) == expected)
    #expect(configuration.settings(ofApplication: "firefox") == expected)
    expected.isForProse = false
    #expect(configuration.settings(ofApplication: "code-oss") == expected)
    expected.device = .terminal
    #expect(configuration.settings(ofApplication: "foot") == expected)
    let notes = configuration.settings(ofApplication: "code-notes")
    #expect(notes.isForProse == true && notes.device == nil)
  }

  @Test func withoutSentencesNothingIsAutomatic() throws {
    let general = try configuration("[words]\ncorrection = \"on\"")
    var settings = Configuration.ApplicationSettings()
    for isForProse in [nil, true] {
      settings.isForProse = isForProse
      #expect(general.adapted(to: settings) == general)
    }
    settings.isForProse = false
    let adapted = general.adapted(to: settings)
    #expect(adapted.engine == general.engine.suited(to: .terminal))
    #expect(!adapted.words.needsLexicons)
    #expect(adapted.keyboard == general.keyboard)
  }

  @Test func aDeviceReplacesTheGeneralOne() throws {
    let general = try configuration("[keyboard]\ndevice = \"tablet\"")
    var settings = Configuration.ApplicationSettings()
    settings.device = .terminal
    var expected = general
    expected.keyboard.device = .terminal
    #expect(general.adapted(to: settings) == expected)
  }
}
