// SPDX-License-Identifier: MIT

/// What makes clicks heard and felt, for a program that embeds the keyboard.
///
/// ``KeyboardSession`` tells it what comes of each input, in order, before the input's response is
/// given back. What is told is over at once; whoever plays sounds must not wait for their end.
public protocol FeedbackService {
  /// Makes a sound.
  func triggerAudioFeedback(_ feedback: Feedback.Audio)
  /// Makes something felt.
  func triggerHapticFeedback(_ feedback: Feedback.Haptic)
}

extension FeedbackService {
  /// Gives what there is to hear or to feel.
  public func trigger(_ event: Feedback.Event) {
    switch event {
    case .audio(let audio): triggerAudioFeedback(audio)
    case .haptic(let haptic): triggerHapticFeedback(haptic)
    }
  }
}

extension FeedbackService where Self == Feedback.StandardService {
  /// The service to use where there is no reason for another.
  ///
  /// - Parameter player: What plays; nothing unless given.
  /// - Returns: A new service.
  public static func standard(player: @escaping (Feedback.Event) -> Void = { _ in }) -> Self {
    Self(player: player)
  }
}
