// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import ClavierSettings

@Suite("The sounds of keys in the settings")
struct KeySoundTests {
  @Test("The three sounds of the engine have a kind, silence and custom ones have none")
  func kinds() {
    let sounds: [Feedback.Audio] = [.input, .delete, .system]
    #expect(sounds.map { KeySound($0) } == [.input, .delete, .system])
    for sound in [Feedback.Audio.none, .customId(1104), .customUrl("/a.wav")] {
      #expect(KeySound(sound) == nil)
    }
  }

  @Test("Keys of one kind have one sound, whichever character they type")
  func characters() {
    let keys: [KeyboardAction] = [.character("a"), .character("é"), .character("1"), .space]
    let sounds = keys.compactMap { key in
      Feedback.AudioConfiguration.enabled.feedback(for: .press, on: key)
    }.map { KeySound($0) }
    #expect(sounds == [.input, .input, .input, .input])
  }

  @Test("Keys are silent by default, and without a volume")
  func audible() {
    var settings = FeedbackSettings()
    #expect(!settings.isAudible)
    settings.sounds = true
    #expect(settings.isAudible)
    settings.volume = 0
    #expect(!settings.isAudible)
  }
}
