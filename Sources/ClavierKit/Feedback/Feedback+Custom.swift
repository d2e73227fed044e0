// SPDX-License-Identifier: MIT

extension Feedback {
  /// The feedback of one gesture on one key, which overrides the general rules.
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
  /// Returns the feedback of the first entry for a gesture on a key; `nil` if there is none.
  func feedback<Value>(
    for gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> Value? where Element == Feedback.Custom<Value> {
    // The array is nearly always empty, so this costs almost nothing.
    for entry in self where entry.gesture == gesture && entry.action == action {
      return entry.feedback
    }
    return nil
  }
}
