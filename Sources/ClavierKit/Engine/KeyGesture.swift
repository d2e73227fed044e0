// SPDX-License-Identifier: MIT

/// A gesture of a finger on a key, on its way through the pipeline.
struct KeyGesture {
  let gesture: Keyboard.Gesture
  let action: KeyboardAction
  /// The finger.
  let contact: Contact.ID
  let time: Timestamp
  /// The modifiers at the press of Backspace, or at the first repeat of another key.
  var modifiers = Press.Modifiers()
  /// The time for which the key has been repeating.
  var duration: Duration = .zero
  /// Whether the action was selected in an action callout, so that it is not replaced.
  var isChosen = false
  /// The place of the tap; `nil` for any other gesture, and without suggestions.
  var tap: Autocomplete.Tap?
}
