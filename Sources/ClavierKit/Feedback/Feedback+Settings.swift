// SPDX-License-Identifier: MIT

extension Feedback {
  /// What a user may choose about what keys give to hear and to feel.
  ///
  /// The switches do not touch the configurations, so that what was registered while one is off is there
  /// when it is on again.
  ///
  /// **Source:** KeyboardKit 9.0: sounds are on, and what there is to feel is off.
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

    /// For a keyboard that nobody listens to: there is nothing at all, and it costs nothing.
    public static let disabled = Settings(
      isAudioFeedbackEnabled: false, isHapticFeedbackEnabled: false,
      hapticConfiguration: HapticConfiguration(longPressOnSpace: .none))

    /// Whether there can be anything at all to hear or to feel.
    var isAnyEnabled: Bool {
      isAudioFeedbackEnabled || isHapticFeedbackEnabled
        || hapticConfiguration.feedback(for: .longPress, on: .space) != Haptic.none
    }

    /// What there is to hear of a gesture on a key; `nil` for nothing.
    public func audio(for gesture: Keyboard.Gesture, on action: KeyboardAction) -> Audio? {
      guard isAudioFeedbackEnabled else { return nil }
      let audio = audioConfiguration.feedback(for: gesture, on: action)
      return audio == Audio.none ? nil : audio
    }

    /// What there is to feel of a gesture on a key; `nil` for nothing.
    ///
    /// A press is felt if the key does something, then or when the finger lifts. Other gestures are felt if
    /// the key does something for them. A release is felt only where a configuration says so for the
    /// key, since a press was felt just before.
    ///
    /// **Source:** KeyboardKit's rules.
    public func haptic(for gesture: Keyboard.Gesture, on action: KeyboardAction) -> Haptic? {
      guard isFelt(gesture, on: action) else { return nil }
      let haptic = hapticConfiguration.feedback(for: gesture, on: action)
      return haptic == Haptic.none ? nil : haptic
    }

    private func isFelt(_ gesture: Keyboard.Gesture, on action: KeyboardAction) -> Bool {
      if gesture == .longPress, action == .space { return true }
      guard isHapticFeedbackEnabled else { return false }
      if gesture == .press, action.standardAction(for: .release) != nil { return true }
      if gesture != .release, action.standardAction(for: gesture) != nil { return true }
      return hapticConfiguration.custom.feedback(for: gesture, on: action) != nil
    }

    /// What there is to feel when a finger goes from item to item of a list; `nil` for nothing.
    public var hapticForSelection: Haptic? {
      isHapticFeedbackEnabled ? .selectionChanged : nil
    }
  }
}
