// SPDX-License-Identifier: MIT

extension Feedback {
  /// The sounds of keys.
  ///
  /// **Source:** KeyboardKit's value of the same name.
  public struct AudioConfiguration: Hashable, Sendable {
    public var input: Audio
    public var delete: Audio
    public var system: Audio
    /// Sounds of single keys, which override the general ones; the first match counts.
    public var custom: [Custom<Audio>]

    public init(
      input: Audio = .input, delete: Audio = .delete, system: Audio = .system,
      custom: [Custom<Audio>] = []
    ) {
      self.input = input
      self.delete = delete
      self.system = system
      self.custom = custom
    }

    /// The configuration with a click for every key.
    public static let enabled = AudioConfiguration()
    /// The configuration without sounds.
    public static let disabled = AudioConfiguration(input: .none, delete: .none, system: .none)

    /// Registers the sound of one gesture on one key; overrides an earlier one.
    public mutating func registerCustomFeedback(_ feedback: Custom<Audio>) {
      custom.insert(feedback, at: 0)
    }

    /// Returns the sound of a gesture on a key.
    ///
    /// | gesture | on | sound |
    /// | --- | --- | --- |
    /// | any | a key with a custom sound for it | the custom sound |
    /// | press, repeat | Backspace | delete |
    /// | press | a key that types | input |
    /// | press | any other key | system |
    ///
    /// Keys sound when they are pressed, never when they are released.
    ///
    /// **Source:** KeyboardKit's rules. There, custom keys are silent, and so are Return keys with
    /// labels such as "search". In Clavier every visible key clicks.
    ///
    /// - Parameters:
    ///   - gesture: The gesture of the finger.
    ///   - action: The action of the key.
    /// - Returns: The sound, perhaps ``Audio/none``; `nil` if no rule applies.
    public func feedback(for gesture: Keyboard.Gesture, on action: KeyboardAction) -> Audio? {
      if let own = custom.feedback(for: gesture, on: action) { return own }
      return switch (gesture, action) {
      case (.press, .backspace), (.repeatPress, .backspace): delete
      case (.press, .none): nil
      case (.press, _): action.isInputAction ? input : system
      case (.release, _), (.longPress, _), (.repeatPress, _), (.doubleTap, _), (.end, _): nil
      }
    }
  }
}
