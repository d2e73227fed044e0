// SPDX-License-Identifier: MIT

extension Feedback {
  /// Hands everything to a function.
  ///
  /// The library itself has no loudspeaker and no motor. Subclass it to change what is played.
  open class StandardService: FeedbackService {
    private let player: (Event) -> Void

    /// A service that plays by a function.
    public required init(player: @escaping (Event) -> Void = { _ in }) {
      self.player = player
    }

    /// Hands a sound to the player.
    open func triggerAudioFeedback(_ feedback: Audio) {
      player(.audio(feedback))
    }

    /// Hands what is to be felt to the player.
    open func triggerHapticFeedback(_ feedback: Haptic) {
      player(.haptic(feedback))
    }
  }
}
