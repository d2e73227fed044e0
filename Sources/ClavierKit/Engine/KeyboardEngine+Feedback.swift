// SPDX-License-Identifier: MIT

/// Reports of gestures and selections, with their sounds and haptic effects.
extension KeyboardEngine {
  /// Reports a gesture to observers, and adds its sound, then its haptic.
  func report(
    _ gesture: Keyboard.Gesture, on action: KeyboardAction, _ response: inout Response
  ) {
    response.gestures.append(GestureEvent(gesture, on: action))
    guard features.contains(.feedback) else { return }
    let feedback = settings.feedback
    if let audio = feedback.audio(for: gesture, on: action) {
      response.feedback.append(.audio(audio))
    }
    if let haptic = feedback.haptic(for: gesture, on: action) {
      response.feedback.append(.haptic(haptic))
    }
  }

  /// Reports a change of an action callout, with a haptic tick for each item of a moving finger.
  ///
  /// The tick of the long press precedes them.
  func report(_ event: Callouts.Event, _ response: inout Response) {
    response.calloutEvents.append(event)
    response.changes.insert(.callouts)
    guard features.contains(.feedback), event == .selectionChanged,
      let haptic = settings.feedback.hapticForSelection
    else { return }
    response.feedback.append(.haptic(haptic))
  }
}
