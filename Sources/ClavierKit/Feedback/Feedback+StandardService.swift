// SPDX-License-Identifier: MIT

extension Feedback {
  /// A feedback service that passes every event to a function.
  ///
  /// The library itself has no access to a loudspeaker or a vibration motor. Subclasses may change
  /// the feedback.
  open class StandardService: FeedbackService {
    private let player: (Event) -> Void

    /// Creates a service that calls `player` for each event.
    public required init(player: @escaping (Event) -> Void = { _ in }) {
      self.player = player
    }

    /// Passes a sound to the player.
    open func triggerAudioFeedback(_ feedback: Audio) {
      player(.audio(feedback))
    }

    /// Passes a haptic effect to the player.
    open func triggerHapticFeedback(_ feedback: Haptic) {
      player(.haptic(feedback))
    }
  }
}
