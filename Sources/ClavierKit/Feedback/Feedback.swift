// SPDX-License-Identifier: MIT

/// The audio and haptic feedback of keys, in KeyboardKit's terms.
///
/// ```
///   gesture on a key ──Feedback.Settings──▶ Feedback.Event ──FeedbackService──▶ a click, a buzz
/// ```
///
/// The engine returns the events in ``Response/feedback`` and plays nothing itself. The embedding
/// program chooses the sound of a click and drives the vibration motor, if the device has one.
public enum Feedback {
  /// One sound or haptic effect, due at once.
  public enum Event: Hashable, Sendable {
    case audio(Audio)
    case haptic(Haptic)
  }
}
