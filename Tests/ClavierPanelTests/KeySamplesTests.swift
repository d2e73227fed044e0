// SPDX-License-Identifier: MIT

import ClavierSettings
import TestSupport
import Testing

@testable import clavier_panel

@Suite("The samples of the sounds of keys")
struct KeySamplesTests {
  @Test("A built-in sound is short, begins and ends at zero, and is loud between")
  func clicks() {
    for sound in KeySound.allCases {
      let click = KeySamples.click(of: sound)
      #expect((10...30).contains(click.count * 1000 / KeySamples.rate), "\(sound)")
      #expect(click.first == 0 && click.last == 0, "\(sound)")
      #expect((8_000...32_767).contains(click.map { abs(Int($0)) }.max() ?? 0), "\(sound)")
      // It fades: the last quarter is quiet.
      let end = click.suffix(click.count / 4).map { abs(Int($0)) }
      #expect(end.max() ?? 0 < 1_000, "\(sound)")
    }
  }

  @Test("The built-in sounds differ, and are the same at each start")
  func differences() {
    let clicks = KeySound.allCases.map { KeySamples.click(of: $0) }
    #expect(Set(clicks).count == 3)
    #expect(clicks == KeySound.allCases.map { KeySamples.click(of: $0) })
  }

  @Test("The volume scales all samples", arguments: [0.0, 0.25, 1, 7])
  func volume(_ volume: Double) {
    var settings = FeedbackSettings()
    settings.volume = volume
    let samples = KeySamples(settings) { Issue.record("\($0)") }
    let expected = KeySamples.click(of: .input).map {
      Int16((Double($0) * min(1, volume)).rounded())
    }
    #expect(samples[.input] == expected)
  }

  @Test("A file replaces one sound, and one that cannot be read is reported and replaces none")
  func files() throws {
    let folder = try TemporaryDirectory()
    var settings = FeedbackSettings()
    settings.volume = 1
    settings.soundFiles = [
      .input: try folder.write(WAVText([100, -100]).bytes, to: "good.wav"),
      .system: try folder.write("RIFF", to: "bad.wav"),
    ]
    var reports: [String] = []
    let samples = KeySamples(settings) { reports.append($0) }
    #expect(samples[.input] == [100, -100])
    for sound in [KeySound.delete, .system] {
      #expect(samples[sound] == KeySamples.click(of: sound))
    }
    #expect(reports.count == 1)
    let beginning = "feedback.sound_files: \(folder.path)/bad.wav: it is no WAV file"
    #expect(reports.first?.hasPrefix(beginning) == true)
  }
}
