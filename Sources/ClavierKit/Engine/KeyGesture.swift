// SPDX-License-Identifier: MIT

/// A gesture of a finger on a key, with everything that its effects depend on.
struct KeyGesture {
  let gesture: Keyboard.Gesture
  let action: KeyboardAction
  /// The finger that makes the gesture.
  let contact: Contact.ID
  let time: Timestamp
  /// The modifiers at the press of Backspace, or at the first repeat of another key.
  var modifiers = Press.Modifiers()
  /// The time for which the key has been repeating.
  var duration: Duration = .zero
  /// Whether the action was selected in an action callout, so that no rule replaces it.
  var isChosen = false
  /// The place of the tap; `nil` for other gestures, and without suggestions.
  var tap: Autocomplete.Tap?
}
