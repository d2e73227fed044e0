// SPDX-License-Identifier: MIT

/// A gesture of a finger on a key, on its way through the pipeline.
struct KeyGesture {
  let gesture: Keyboard.Gesture
  let action: KeyboardAction
  /// The finger.
  let contact: Contact.ID
  let time: Timestamp
  /// The modifiers that Backspace went down with, or that another key first repeated under.
  var modifiers: KeyStroke.Modifiers = []
  /// Whether Fn held then.
  var isUnderFunction = false
  /// How long the key has been repeating.
  var duration: Duration = .zero
  /// Whether the finger chose the action from a list, which gives it as it stands there.
  var isChosen = false
}
