// SPDX-License-Identifier: MIT

// Edits by the embedding program, such as those of its own toolbar.
//
// The keyboard records them like typed text. Apply the effects of the responses as those of
// ``KeyboardSession/handle(_:)``.
//
// **Source:** KeyboardKit's keyboard controller.
extension KeyboardSession {
  /// Types a text at the cursor.
  public func insertText(_ text: String, at time: Timestamp) -> Response {
    handle(.edit(TextEdit(text: text), time))
  }

  /// Deletes a number of characters before the cursor; a no-op for 0 or less.
  public func deleteBackward(times: Int = 1, at time: Timestamp) -> Response {
    handle(.edit(TextEdit(deleteCount: times), time))
  }

  /// Moves the cursor by a number of characters, backward if negative.
  ///
  /// The text around the cursor is unknown afterwards.
  public func adjustTextPosition(by offset: Int, at time: Timestamp) -> Response {
    handle(.edit(TextEdit(cursorOffset: offset), time))
  }

  /// Moves the cursor by a number of words, backward if negative, as an arrow key with Ctrl does.
  ///
  /// The text around the cursor is unknown afterwards.
  public func moveCursor(byWords count: Int, at time: Timestamp) -> Response {
    let stroke = KeyStroke(count < 0 ? .left : .right, modifiers: .control)
    return press(stroke, times: count.magnitude, at: time)
  }

  /// Moves the cursor to the beginning of the text, as Home with Ctrl does.
  ///
  /// The text around the cursor is unknown afterwards.
  public func moveCursorToBeginning(at time: Timestamp) -> Response {
    press(KeyStroke(.home, modifiers: .control), times: 1, at: time)
  }

  /// Moves the cursor to the end of the text, as End with Ctrl does.
  ///
  /// The text around the cursor is unknown afterwards.
  public func moveCursorToEnd(at time: Timestamp) -> Response {
    press(KeyStroke(.end, modifiers: .control), times: 1, at: time)
  }

  /// Replaces the spaces before the cursor by the end of a sentence; a no-op after unknown text.
  public func endSentence(withText text: String = ". ", at time: Timestamp) -> Response {
    perform(at: time) { $0.endSentence(withText: text) }
  }

  /// Types a diacritic, which changes the letter before the cursor; a no-op after unknown text.
  public func insertDiacritic(_ diacritic: Keyboard.Diacritic, at time: Timestamp) -> Response {
    perform(at: time) { $0.insertDiacritic(diacritic) }
  }

  /// Shows a page from the next input on; a no-op for a missing page.
  public func setKeyboardType(_ type: Keyboard.KeyboardType) {
    context.keyboardType = type
  }

  /// Changes the case of the letters from the next input on.
  public func setKeyboardCase(_ keyboardCase: Keyboard.Case) {
    context.keyboardCase = keyboardCase
  }

  /// Performs an edit that depends on the text.
  ///
  /// An empty edit is performed first: it types the keys of fingers that are down, and drops an
  /// expired text.
  private func perform(
    at time: Timestamp, _ makeEdit: (TextContext) -> TextEdit?
  ) -> Response {
    var response = handle(.edit(TextEdit(), time))
    guard let edit = makeEdit(TextContext(text)) else { return response }
    append(handle(.edit(edit, time)), to: &response)
    return response
  }

  /// Presses a key that moves the cursor, after the keys of fingers that are down.
  private func press(_ stroke: KeyStroke, times: UInt, at time: Timestamp) -> Response {
    var response = handle(.edit(TextEdit(), time))
    let count = Int(min(times, KeyboardEngine.maximumMove))
    guard count > 0 else { return response }
    response.effects += repeatElement(.press(stroke), count: count)
    append(handle(.textChangedElsewhere(time)), to: &response)
    return response
  }

  /// Appends the response to a later input to an earlier response.
  private func append(_ later: Response, to response: inout Response) {
    response.effects += later.effects
    response.gestures += later.gestures
    response.calloutEvents += later.calloutEvents
    response.feedback += later.feedback
    response.changes.formUnion(later.changes)
    response.deadline = later.deadline
  }
}
