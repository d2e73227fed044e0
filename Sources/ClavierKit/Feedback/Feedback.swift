// SPDX-License-Identifier: MIT

/// What fingers hear and feel of the keys, in KeyboardKit's words.
///
/// ```
///   gesture on a key ──Feedback.Settings──▶ Feedback.Event ──FeedbackService──▶ a click, a buzz
/// ```
///
/// The engine says what there should be, in ``Response/feedback``. It plays nothing: how a click sounds, and
/// whether there is a motor, is known to whoever holds the keyboard.
public enum Feedback {
  /// One thing to hear or to feel, once, at the moment it is told.
  public enum Event: Hashable, Sendable {
    case audio(Audio)
    case haptic(Haptic)
  }
}
