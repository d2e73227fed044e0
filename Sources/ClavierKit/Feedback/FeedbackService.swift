// SPDX-License-Identifier: MIT

/// A player of audio and haptic feedback, for programs that embed the keyboard.
///
/// ``KeyboardSession`` calls the service with the events of each input, in order, before it returns
/// the input's response. The calls must return at once and must not wait for the end of a sound.
public protocol FeedbackService {
  /// Plays a sound.
  func triggerAudioFeedback(_ feedback: Feedback.Audio)
  /// Plays a haptic effect.
  func triggerHapticFeedback(_ feedback: Feedback.Haptic)
}

extension FeedbackService {
  /// Plays a sound or a haptic effect.
  public func trigger(_ event: Feedback.Event) {
    switch event {
    case .audio(let audio): triggerAudioFeedback(audio)
    case .haptic(let haptic): triggerHapticFeedback(haptic)
    }
  }
}

extension FeedbackService where Self == Feedback.StandardService {
  /// Returns the standard service.
  ///
  /// - Parameter player: The function that plays an event; does nothing by default.
  /// - Returns: A new service.
  public static func standard(player: @escaping (Feedback.Event) -> Void = { _ in }) -> Self {
    Self(player: player)
  }
}
