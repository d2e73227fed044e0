// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// The sounds of keys: semantics 7.1.
struct FeedbackAudioTests {
  /// A row of the rules: its text, the gesture, the key, and its sound.
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var gesture: Keyboard.Gesture
    var action: KeyboardAction
    var audio: Feedback.Audio?

    init(
      _ words: String, _ gesture: Keyboard.Gesture, _ action: KeyboardAction,
      _ audio: Feedback.Audio?
    ) {
      testDescription = words
      (self.gesture, self.action, self.audio) = (gesture, action, audio)
    }
  }

  static let rows = [
    Row("7.1 custom entry for (gesture, action)", .release, .character("q"), .customId(7)),
    Row("7.1 custom entry: another gesture on the same key", .press, .character("q"), .input),
    Row("7.1 space+longPress is nil", .longPress, .space, nil),
    Row("7.1 backspace press is delete", .press, .backspace, .delete),
    Row("7.1 backspace repeatPress is delete", .repeatPress, .backspace, .delete),
    Row("7.1 backspace release is nil", .release, .backspace, nil),
    Row("7.1 isInput + press is input: character", .press, .character("a"), .input),
    Row("7.1 isInput + press is input: space", .press, .space, .input),
    Row("7.1 isInput + press is input: characterMargin", .press, .characterMargin("a"), .input),
    Row("7.1 isInput + press is input: emoji", .press, .emoji("😀"), .input),
    Row("7.1 isSystem + press is system: shift", .press, .shift(.lowercased), .system),
    Row("7.1 isSystem + press is system: keyboardType", .press, .keyboardType(.numeric), .system),
    Row("7.1 isSystem + press is system: primary(.return)", .press, .primary(.return), .system),
    Row("7.1 sounds are on press, never release", .release, .character("a"), nil),
    Row("7.1 else nil: longPress on a letter", .longPress, .character("a"), nil),
    Row("7.1 else nil: doubleTap", .doubleTap, .character("a"), nil),
    Row("7.1 else nil: end", .end, .character("a"), nil),
    Row("7.1 else nil: repeatPress of another key", .repeatPress, .key(.left), nil),
    Row("7.1 trap primary(.done/.search…) silent; ours clicks", .press, .primary(.done), .system),
    Row("7.1 trap custom silent; ours clicks", .press, .custom(named: "help"), .system),
    Row("7.1 trap systemSettings silent; ours clicks", .press, .systemSettings, .system),
    Row("7.1 .none is silent", .press, .none, nil),
  ]

  @Test(arguments: rows)
  func eachGestureHasItsAudio(row: Row) {
    var settings = Feedback.Settings()
    settings.audioConfiguration.registerCustomFeedback(
      .init(.customId(7), for: .release, on: .character("q")))
    #expect(settings.audio(for: row.gesture, on: row.action) == row.audio)
    settings.isAudioFeedbackEnabled = false
    #expect(settings.audio(for: row.gesture, on: row.action) == nil)
  }

  @Test(
    "7.1 Audio feedback types have their ids",
    arguments: [
      (Feedback.Audio.input, 1104), (.delete, 1155), (.system, 1156), (.none, 0),
      (.customId(9), 9), (.customUrl("file:///click.wav"), nil),
    ] as [(Feedback.Audio, UInt32?)])
  func ids(audio: Feedback.Audio, id: UInt32?) {
    #expect(audio.id == id)
  }

  @Test("7.1 configurations: enabled = (input, delete, system)")
  func enabled() {
    let enabled = Feedback.AudioConfiguration.enabled
    #expect([enabled.input, enabled.delete, enabled.system] == [.input, .delete, .system])
    #expect(enabled.custom.isEmpty)
  }

  @Test("7.1 configurations: disabled = all none, and none is silence")
  func disabled() {
    let disabled = Feedback.AudioConfiguration.disabled
    #expect([disabled.input, disabled.delete, disabled.system] == [.none, .none, .none])
    let settings = Feedback.Settings(audioConfiguration: disabled)
    for gesture in Keyboard.Gesture.allCases {
      for action in ActionFacts.all.map(\.action) {
        #expect(settings.audio(for: gesture, on: action) == nil)
      }
    }
  }

  @Test func laterRegistrationsTakePrecedenceAndSurviveMuting() {
    var settings = Feedback.Settings(isAudioFeedbackEnabled: false)
    settings.audioConfiguration.registerCustomFeedback(.init(.customId(1), for: .press, on: .space))
    settings.audioConfiguration.registerCustomFeedback(
      .init(.customUrl("file:///space.wav"), for: .press, on: .space))
    #expect(settings.audio(for: .press, on: .space) == nil)
    settings.isAudioFeedbackEnabled = true
    #expect(settings.audio(for: .press, on: .space) == .customUrl("file:///space.wav"))
    #expect(settings.audio(for: .press, on: .tab) == .system)
  }

  @Test func aKeyCanBeMadeSilent() {
    var settings = Feedback.Settings()
    settings.audioConfiguration.custom = [.init(.none, for: .press, on: .space)]
    #expect(settings.audio(for: .press, on: .space) == nil)
  }
}
