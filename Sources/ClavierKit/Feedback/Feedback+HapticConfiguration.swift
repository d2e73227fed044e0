// SPDX-License-Identifier: MIT

extension Feedback {
  /// What fingers feel of their gestures.
  ///
  /// **Source:** KeyboardKit's value of the same name.
  public struct HapticConfiguration: Hashable, Sendable {
    public var press: Haptic
    public var release: Haptic
    public var doubleTap: Haptic
    public var longPress: Haptic
    /// For the space bar, which moves the cursor from then on; felt even where nothing else is.
    public var longPressOnSpace: Haptic
    public var `repeat`: Haptic
    /// What single keys give, which goes before all others; of two for the same the first counts.
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

    /// Light ticks, as little as is usual.
    ///
    /// **Source:** KeyboardKit 9.0.
    public static let standard = HapticConfiguration(
      press: .selectionChanged, release: .selectionChanged, longPress: .mediumImpact,
      repeat: .selectionChanged)
    /// A tap for each key.
    ///
    /// **Source:** KeyboardKit 8.9.
    public static let enabled = HapticConfiguration(
      press: .lightImpact, release: .lightImpact, doubleTap: .lightImpact,
      longPress: .mediumImpact, repeat: .selectionChanged)
    /// Nothing but the long press on the space bar.
    public static let disabled = HapticConfiguration()

    /// Gives one gesture on one key something else, in place of what was registered for it before.
    public mutating func registerCustomFeedback(_ feedback: Custom<Haptic>) {
      custom.insert(feedback, at: 0)
    }

    /// What a gesture on a key gives.
    ///
    /// - Parameters:
    ///   - gesture: What a finger does.
    ///   - action: What the key does.
    /// - Returns: What there is to feel, perhaps ``Haptic/none``; `nil` for the end of a touch.
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
