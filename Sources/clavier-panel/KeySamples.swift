// SPDX-License-Identifier: MIT

import ClavierSettings
import Glibc

/// The sounds of keys as samples of 16 bits and one channel.
struct KeySamples {
  /// The number of samples a second.
  static let rate = 48_000

  private var samples: [KeySound: [Int16]] = [:]

  /// Reads the configured files, and makes the other sounds.
  ///
  /// - Parameters:
  ///   - settings: The settings of sounds.
  ///   - report: Receives the error of each file, whose key then has the built-in sound.
  init(_ settings: FeedbackSettings, report: (String) -> Void) {
    let volume = min(1, max(0, settings.volume))
    for sound in KeySound.allCases {
      var samples = Self.click(of: sound)
      if let path = settings.soundFiles[sound] {
        do throws(SoundError) {
          samples = try WAVFile(path: path).resampled(to: Self.rate)
        } catch {
          report("feedback.sound_files: \(path): \(error); the built-in sound is played")
        }
      }
      self.samples[sound] = samples.map { Int16((Double($0) * volume).rounded()) }
    }
  }

  /// The samples of a sound.
  subscript(sound: KeySound) -> [Int16] { samples[sound, default: []] }

  /// Returns a built-in sound: a tone with noise, which decays from full scale and begins and ends
  /// at zero.
  ///
  /// **Source:** ours: clicks of 14 to 24 ms stay apart at fast typing; letters have the highest
  /// tone.
  static func click(of sound: KeySound) -> [Int16] {
    let (frequency, milliseconds, noise): (Double, Int, Double) =
      switch sound {
      case .input: (1900, 14, 0.35)
      case .delete: (1100, 20, 0.25)
      case .system: (700, 24, 0.15)
      }
    let count = rate * milliseconds / 1000
    var random: UInt32 = 1
    return (0..<count).map { index in
      // **Source:** Press et al., Numerical Recipes, 7.1: the quick generator.
      random = random &* 1_664_525 &+ 1_013_904_223
      let grain = Double(random) / Double(UInt32.max) * 2 - 1
      let time = Double(index) / Double(rate)
      let tone = sin(2 * Double.pi * frequency * time)
      // Half a millisecond of attack, and a decay to a thousandth.
      let attack = min(1, Double(index) / 24)
      let rest = Double(count - 1 - index) / Double(count - 1)
      let decay = exp(-7 * Double(index) / Double(count))
      let value = tone * (1 - noise) + grain * noise
      return Int16((attack * rest * decay * value * 32_767).rounded())
    }
  }
}
