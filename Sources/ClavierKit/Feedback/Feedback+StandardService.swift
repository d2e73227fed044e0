// SPDX-License-Identifier: MIT

extension Feedback {
  /// A feedback service that passes every event to a function.
  ///
  /// The library has no access to a loudspeaker or a motor. Subclass to change the feedback.
  open class StandardService: FeedbackService {
    private let player: (Event) -> Void

    /// A service that calls `player` for each event.
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
