// SPDX-License-Identifier: MIT

extension Feedback {
  /// The haptic effects of gestures on keys.
  ///
  /// **Source:** KeyboardKit's value of the same name.
  public struct HapticConfiguration: Hashable, Sendable {
    public var press: Haptic
    public var release: Haptic
    public var doubleTap: Haptic
    public var longPress: Haptic
    /// The effect of a long press on the space bar, which usually starts to move the cursor;
    /// performed even with haptic feedback off.
    public var longPressOnSpace: Haptic
    public var `repeat`: Haptic
    /// Effects of single keys, which override the general ones; the first match counts.
    public var custom: [Custom<Haptic>]

    public init(
      press: Haptic = .none, release: Haptic = .none, doubleTap: Haptic = .none,
      longPress: Haptic = .none, longPressOnSpace: Haptic = .mediumImpact, repeat: Haptic = .none,
      custom: [Custom<Haptic>] = []
    ) {
      self.press = press
      self.release = release
      self.doubleTap = doubleTap
      self.longPress = longPress
      self.longPressOnSpace = longPressOnSpace
      self.repeat = `repeat`
      self.custom = custom
    }

    /// The configuration with light ticks.
    ///
    /// **Source:** KeyboardKit 9.0.
    public static let standard = HapticConfiguration(
      press: .selectionChanged, release: .selectionChanged, longPress: .mediumImpact,
      repeat: .selectionChanged)
    /// The configuration with a tap for each key.
    ///
    /// **Source:** KeyboardKit 8.9.
    public static let enabled = HapticConfiguration(
      press: .lightImpact, release: .lightImpact, doubleTap: .lightImpact,
      longPress: .mediumImpact, repeat: .selectionChanged)
    /// The configuration without effects, except the long press on the space bar.
    public static let disabled = HapticConfiguration()

    /// Registers the effect of one gesture on one key; overrides an earlier one.
    public mutating func registerCustomFeedback(_ feedback: Custom<Haptic>) {
      custom.insert(feedback, at: 0)
    }

    /// Returns the effect of a gesture on a key.
    ///
    /// - Parameters:
    ///   - gesture: The gesture of the finger.
    ///   - action: The action of the key.
    /// - Returns: The effect, perhaps ``Haptic/none``; `nil` for the end of a touch.
    public func feedback(for gesture: Keyboard.Gesture, on action: KeyboardAction) -> Haptic? {
      if let own = custom.feedback(for: gesture, on: action) { return own }
      return switch (gesture, action) {
      case (.longPress, .space): longPressOnSpace
      case (.press, _): press
      case (.release, _): release
      case (.doubleTap, _): doubleTap
      case (.longPress, _): longPress
      case (.repeatPress, _): `repeat`
      case (.end, _): nil
      }
    }
  }
}
