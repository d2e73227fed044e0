// SPDX-License-Identifier: MIT

/// The reset when the user or the focused program may have changed.
extension KeyboardEngine {
  /// Resets the keyboard before the next input, after the system slept or another console was
  /// shown.
  ///
  /// Fingers that are down are dropped, since their lifts may be lost. Shift, Caps Lock, Ctrl, Alt,
  /// AltGr, Super and Fn are released. The page is reset, and an open action callout closes. The
  /// text before the cursor becomes unknown, and its suggestions are removed. No text is typed.
  ///
  /// - Parameter now: The current time.
  /// - Returns: The changes to show, and the next deadline.
  public mutating func reset(at now: Timestamp) -> Response {
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
