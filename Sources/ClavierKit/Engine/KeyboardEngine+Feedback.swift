// SPDX-License-Identifier: MIT

/// What there is to hear and to feel of gestures and of choices.
extension KeyboardEngine {
  /// The sound of a gesture first, then what is felt of it.
  func giveFeedback(
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

  /// A tick for each item that a finger goes to; a list that opens or closes was felt as a long press.
  func giveFeedback(for event: Callouts.Event, _ response: inout Response) {
    guard event == .selectionChanged, let haptic = settings.feedback.hapticForSelection else {
      return
    }
    response.feedback.append(.haptic(haptic))
  }
}
