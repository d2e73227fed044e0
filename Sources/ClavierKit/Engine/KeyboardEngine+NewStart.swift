// SPDX-License-Identifier: MIT

/// The reset when the user or the focused program may have changed.
extension KeyboardEngine {
  /// Resets the keyboard, from the next input on: the machine slept, or another console is shown.
  ///
  /// Fingers that are down are dropped, since their lifts will not be seen. Shift, Caps Lock, Ctrl,
  /// Alt, AltGr, Super and Fn are released, however they were set. The page is reset, an open list
  /// closes, and the text before the cursor is unknown and has no suggestions. No text is typed.
  ///
  /// - Parameter now: The present moment.
  /// - Returns: The changes to show, and the next deadline.
  public mutating func beginAnew(at now: Timestamp) -> Response {
    let before = mode.shown
    var response = handle(.cancel(now))
    mode = KeyboardMode()
    forgetText()
    if typed.autocomplete?.isShowing ?? false { updateSuggestions(&response) }
    response.changes.formUnion(SceneChanges(from: before, to: mode.shown))
    response.deadline = deadline
    return response
  }
}
