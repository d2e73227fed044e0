// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// The haptic feedback: semantics 7.2 and 7.3.
struct FeedbackHapticTests {
  typealias Configuration = Feedback.HapticConfiguration

  /// A row of the table of configurations.
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var configuration: Configuration
    /// For press, release, doubleTap, longPress, longPress on space, repeat.
    var haptics: [Feedback.Haptic]
  }

  static let rows = [
    Row(
      testDescription: "7.2 default of init", configuration: Configuration(),
      haptics: [.none, .none, .none, .none, .mediumImpact, .none]),
    Row(
      testDescription: "7.2 disabled", configuration: .disabled,
      haptics: [.none, .none, .none, .none, .mediumImpact, .none]),
    Row(
      testDescription: "7.2 enabled", configuration: .enabled,
      haptics: [
        .lightImpact, .lightImpact, .lightImpact, .mediumImpact, .mediumImpact, .selectionChanged,
      ]),
    Row(
      testDescription: "7.2 correction for 9.0: standard", configuration: .standard,
      haptics: [
        .selectionChanged, .selectionChanged, .none, .mediumImpact, .mediumImpact,
        .selectionChanged,
      ]),
  ]

  @Test(arguments: rows)
  func eachConfigurationHasItsHaptics(row: Row) {
    let a = KeyboardAction.character("a")
    let cells: [(Keyboard.Gesture, KeyboardAction)] = [
      (.press, a), (.release, a), (.doubleTap, a), (.longPress, a), (.longPress, .space),
      (.repeatPress, .backspace),
    ]
    let found = cells.map { row.configuration.feedback(for: $0.0, on: $0.1) }
    #expect(found == row.haptics)
    #expect(row.configuration.feedback(for: .end, on: a) == nil, "7.2 end is nil")
  }

  @Test("7.2 Haptic feedback types have their names")
  func types() {
    #expect(
      Feedback.Haptic.allCases.map(\.rawValue) == [
        "error", "success", "warning", "lightImpact", "mediumImpact", "heavyImpact",
        "selectionChanged", "none",
      ])
  }

  @Test("7.2 longPressOnSpace is appended as a custom entry (so earlier custom entries win)")
  func customOnSpace() {
    var configuration = Configuration(longPressOnSpace: .heavyImpact)
    #expect(configuration.feedback(for: .longPress, on: .space) == .heavyImpact)
    configuration.registerCustomFeedback(.init(.warning, for: .longPress, on: .space))
    #expect(configuration.feedback(for: .longPress, on: .space) == .warning)
  }

  private static let on = Feedback.Settings(
    isHapticFeedbackEnabled: true, hapticConfiguration: .enabled)

  @Test("7.2 Haptic feedback is triggered by a press if the action has a release action")
  func press() {
    let released: [KeyboardAction] = [
      .character("a"), .space, .primary(.go), .tab, .emoji("😀"), .url("x:y"), .settings,
    ]
    for action in released {
      #expect(Self.on.haptic(for: .press, on: action) == .lightImpact, "\(action)")
    }
    let picture = KeyboardAction.image(description: "", keyboardImageName: "", imageName: "")
    for action in [.none, picture] {
      #expect(Self.on.haptic(for: .press, on: action) == nil, "\(action)")
    }
  }

  @Test("7.2 Haptic feedback is triggered by any gesture except release that has an action")
  func otherGestures() {
    let pressed: [KeyboardAction] = [
      .backspace, .keyboardType(.numeric), .capsLock, .shift(.auto), .modifier(.alt),
    ]
    for action in pressed {
      #expect(Self.on.haptic(for: .press, on: action) == .lightImpact, "\(action)")
    }
    #expect(Self.on.haptic(for: .repeatPress, on: .backspace) == .selectionChanged)
    #expect(Self.on.haptic(for: .longPress, on: .character("a")) == nil)
    #expect(Self.on.haptic(for: .doubleTap, on: .character("a")) == nil)
  }

  @Test("7.2 A custom entry triggers haptic feedback; release itself is silent unless custom")
  func release() {
    var settings = Self.on
    #expect(settings.haptic(for: .release, on: .character("a")) == nil)
    settings.hapticConfiguration.registerCustomFeedback(
      .init(.success, for: .release, on: .character("a")))
    settings.hapticConfiguration.registerCustomFeedback(.init(.error, for: .end, on: .tab))
    #expect(settings.haptic(for: .release, on: .character("a")) == .success)
    #expect(settings.haptic(for: .end, on: .tab) == .error)
    #expect(settings.haptic(for: .release, on: .character("b")) == nil)
  }

  @Test("7.2 A long press on space always triggers haptic feedback, all else only if it is enabled")
  func setting() {
    var off = Self.on
    off.isHapticFeedbackEnabled = false
    off.hapticConfiguration.registerCustomFeedback(.init(.error, for: .end, on: .tab))
    #expect(off.haptic(for: .longPress, on: .space) == .mediumImpact)
    #expect(off.haptic(for: .press, on: .space) == nil)
    #expect(off.haptic(for: .end, on: .tab) == nil)
    #expect(off.hapticForSelection == nil)
    #expect(Self.on.hapticForSelection == .selectionChanged)
  }

  @Test("7.3 isAudioFeedbackEnabled default true, isHapticFeedbackEnabled default false")
  func defaults() {
    let settings = EngineSettings().feedback
    #expect(settings.isAudioFeedbackEnabled)
    #expect(!settings.isHapticFeedbackEnabled)
    #expect(settings.audioConfiguration == .enabled)
    #expect(settings.hapticConfiguration == .standard)
  }

  @Test("7.3 registering while disabled does not copy the disabled configuration")
  func registeringWhileDisabled() {
    var settings = Feedback.Settings(isHapticFeedbackEnabled: false)
    settings.hapticConfiguration.registerCustomFeedback(.init(.warning, for: .press, on: .tab))
    settings.isHapticFeedbackEnabled = true
    #expect(settings.haptic(for: .press, on: .tab) == .warning)
    #expect(settings.haptic(for: .press, on: .space) == .selectionChanged)
  }

  @Test func disabledFeedbackIsSilentForEveryGesture() {
    for gesture in Keyboard.Gesture.allCases {
      for action in ActionFacts.all.map(\.action) {
        #expect(Feedback.Settings.disabled.audio(for: gesture, on: action) == nil)
        #expect(Feedback.Settings.disabled.haptic(for: gesture, on: action) == nil)
      }
    }
  }
}
