// SPDX-License-Identifier: MIT

extension Feedback {
  /// Which sounds keys make.
  ///
  /// **Source:** KeyboardKit's value of the same name.
  public struct AudioConfiguration: Hashable, Sendable {
    public var input: Audio
    public var delete: Audio
    public var system: Audio
    /// Sounds for single keys, which go before the others; of two for the same the first counts.
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

    /// Every key clicks.
    public static let enabled = AudioConfiguration()
    /// No key makes a sound.
    public static let disabled = AudioConfiguration(input: .none, delete: .none, system: .none)

    /// Gives one gesture on one key another sound, in place of an earlier one.
    public mutating func registerCustomFeedback(_ feedback: Custom<Audio>) {
      custom.insert(feedback, at: 0)
    }

    /// The sound of a gesture on a key.
    ///
    /// | gesture | on | sound |
    /// | --- | --- | --- |
    /// | any | a key with a sound of its own for it | that |
    /// | press, repeat | Backspace | delete |
    /// | press | a key that types | input |
    /// | press | any other key | system |
    ///
    /// So keys sound when they are pressed, never when they are released.
    ///
    /// **Source:** KeyboardKit's rules. There Return keys that say "search" or the like are silent, as are
    /// keys of a program's own; that every key that can be seen clicks is ours.
    ///
    /// - Parameters:
    ///   - gesture: What a finger does.
    ///   - action: What the key does.
    /// - Returns: The sound, perhaps ``Audio/none``; `nil` if the rules know none.
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
