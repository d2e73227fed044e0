// SPDX-License-Identifier: MIT

extension Feedback {
  /// What one gesture on one key gives, in place of what the rules say.
  public struct Custom<Value: Hashable & Sendable>: Hashable, Sendable {
    public var feedback: Value
    public var gesture: Keyboard.Gesture
    public var action: KeyboardAction

    public init(_ feedback: Value, for gesture: Keyboard.Gesture, on action: KeyboardAction) {
      self.feedback = feedback
      self.gesture = gesture
      self.action = action
    }
  }
}

extension Array {
  /// What the first entry for a gesture on a key gives; `nil` if there is none.
  func feedback<Value>(
    for gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> Value? where Element == Feedback.Custom<Value> {
    // Nearly always there is none, and looking costs nothing then.
    for entry in self where entry.gesture == gesture && entry.action == action {
      return entry.feedback
    }
    return nil
  }
}
