// SPDX-License-Identifier: MIT

/// Sounds and haptic effects of gestures and selections.
extension KeyboardEngine {
  /// Adds the sound of a gesture, then its haptic.
  func addFeedback(
    for gesture: Keyboard.Gesture, on action: KeyboardAction, _ response: inout Response
  ) {
    let feedback = settings.feedback
    if let audio = feedback.audio(for: gesture, on: action) {
      response.feedback.append(.audio(audio))
    }
    if let haptic = feedback.haptic(for: gesture, on: action) {
      response.feedback.append(.haptic(haptic))
    }
  }

  /// Adds a haptic tick for each item that a finger moves to; the long press was felt before.
  func addFeedback(for event: Callouts.Event, _ response: inout Response) {
    guard event == .selectionChanged, let haptic = settings.feedback.hapticForSelection else {
      return
    }
    response.feedback.append(.haptic(haptic))
  }
}
