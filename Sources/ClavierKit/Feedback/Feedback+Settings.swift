// SPDX-License-Identifier: MIT

extension Feedback {
  /// The settings of audio and haptic feedback.
  ///
  /// The switches do not change the configurations: an effect registered while its switch is off is
  /// kept.
  ///
  /// **Source:** KeyboardKit 9.0: audio feedback is on, haptic feedback is off.
  public struct Settings: Hashable, Sendable {
    public var isAudioFeedbackEnabled: Bool
    public var isHapticFeedbackEnabled: Bool
    public var audioConfiguration: AudioConfiguration
    public var hapticConfiguration: HapticConfiguration

    public init(
      isAudioFeedbackEnabled: Bool = true, isHapticFeedbackEnabled: Bool = false,
      audioConfiguration: AudioConfiguration = .enabled,
      hapticConfiguration: HapticConfiguration = .standard
    ) {
      self.isAudioFeedbackEnabled = isAudioFeedbackEnabled
      self.isHapticFeedbackEnabled = isHapticFeedbackEnabled
      self.audioConfiguration = audioConfiguration
      self.hapticConfiguration = hapticConfiguration
    }

    /// Settings without any feedback, for which the engine skips all work.
    public static let disabled = Settings(
      isAudioFeedbackEnabled: false, isHapticFeedbackEnabled: false,
      hapticConfiguration: HapticConfiguration(longPressOnSpace: .none))

    /// Whether any gesture can give feedback.
    var isAnyEnabled: Bool {
      isAudioFeedbackEnabled || isHapticFeedbackEnabled
        || hapticConfiguration.feedback(for: .longPress, on: .space) != Haptic.none
    }

    /// Returns the sound of a gesture on a key; `nil` for none.
    public func audio(for gesture: Keyboard.Gesture, on action: KeyboardAction) -> Audio? {
      guard isAudioFeedbackEnabled else { return nil }
      let audio = audioConfiguration.feedback(for: gesture, on: action)
      return audio == Audio.none ? nil : audio
    }

    /// Returns the haptic effect of a gesture on a key; `nil` for none.
    ///
    /// A press has an effect if the key has an action for the press or the release. Other gestures
    /// have one if the key has an action for them. A release has one only if it is registered as
    /// custom feedback, because the press was felt just before.
    ///
    /// **Source:** KeyboardKit's rules.
    public func haptic(for gesture: Keyboard.Gesture, on action: KeyboardAction) -> Haptic? {
      guard isHaptic(gesture, on: action) else { return nil }
      let haptic = hapticConfiguration.feedback(for: gesture, on: action)
      return haptic == Haptic.none ? nil : haptic
    }

    private func isHaptic(_ gesture: Keyboard.Gesture, on action: KeyboardAction) -> Bool {
      if gesture == .longPress, action == .space { return true }
      guard isHapticFeedbackEnabled else { return false }
      if gesture == .press, action.standardAction(for: .release) != nil { return true }
      if gesture != .release, action.standardAction(for: gesture) != nil { return true }
      return hapticConfiguration.custom.feedback(for: gesture, on: action) != nil
    }

    /// The haptic effect of a movement from item to item of a callout; `nil` for none.
    public var hapticForSelection: Haptic? {
      isHapticFeedbackEnabled ? .selectionChanged : nil
    }
  }
}
