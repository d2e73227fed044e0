// SPDX-License-Identifier: MIT

// What a program does through the keyboard: what its own toolbar types, say. The keyboard remembers it as what
// fingers typed, and the responses say what to do, as those of ``KeyboardSession/handle(_:)`` do.
//
// **Source:** KeyboardKit's keyboard controller, which the input view controller is itself.
extension KeyboardSession {
  /// Types a text at the cursor.
  public func insertText(_ text: String, at time: Timestamp) -> Response {
    handle(.edit(TextEdit(text: text), time))
  }

  /// Deletes as many characters before the cursor; none for 0 or less.
  public func deleteBackward(times: Int = 1, at time: Timestamp) -> Response {
    handle(.edit(TextEdit(deleteCount: times), time))
  }

  /// Moves the cursor as many characters forward, or backward if negative.
  ///
  /// What stands there is not known.
  public func adjustTextPosition(by offset: Int, at time: Timestamp) -> Response {
    handle(.edit(TextEdit(cursorOffset: offset), time))
  }

  /// Puts the end of a sentence in the place of the spaces before the cursor; nothing after unknown text.
  public func endSentence(withText text: String = ". ", at time: Timestamp) -> Response {
    perform(TextContext(self.text).endSentence(withText: text), at: time)
  }

  /// Types a mark that changes the letter before it; nothing after unknown text.
  public func insertDiacritic(_ diacritic: Keyboard.Diacritic, at time: Timestamp) -> Response {
    perform(TextContext(text).insertDiacritic(diacritic), at: time)
  }

  /// Shows a page, from the next input on; one that the keyboard does not have changes nothing.
  public func setKeyboardType(_ type: Keyboard.KeyboardType) {
    context.keyboardType = type
  }

  /// Has letters in another form, from the next input on.
  public func setKeyboardCase(_ keyboardCase: Keyboard.Case) {
    context.keyboardCase = keyboardCase
  }

  private func perform(_ edit: TextEdit?, at time: Timestamp) -> Response {
    handle(.edit(edit ?? TextEdit(), time))
  }
}
