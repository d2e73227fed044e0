// SPDX-License-Identifier: MIT

/// Requests of the program that embeds the keyboard.
extension KeyboardEngine {
  /// Shows a page, as a page key does; a no-op if the page is missing.
  ///
  /// Fingers that are down still type keys of the page on which they came down.
  public mutating func setKeyboardType(_ type: Keyboard.KeyboardType) {
    guard pages.contains(type) else { return }
    mode.page.show(type)
  }

  /// Sets the case of letters, as Shift does: capitals for one letter, or locked.
  ///
  /// - Parameter keyboardCase: The case; ``Keyboard/Case/auto`` for that of autocapitalization.
  public mutating func setKeyboardCase(_ keyboardCase: Keyboard.Case) {
    mode.shift.show(keyboardCase)
    if keyboardCase == .auto { preferCapital() }
  }

  /// Edits the text around the cursor, after the keys of fingers that are down.
  ///
  /// Latched modifiers stay latched. After a move of the cursor the text is unknown.
  mutating func perform(_ edit: TextEdit, at time: Timestamp, _ response: inout Response) {
    commitOlder(than: presses.endIndex, at: time, &response)
    move(by: edit.cursorOffset, &response)
    replaceEnd(by: edit, at: time, &response)
    // A later space is not the second of two, and not an automatic one.
    typed.restart()
    preferCapital()
  }

  private mutating func move(by offset: Int, _ response: inout Response) {
    guard offset != 0 else { return }
    let stroke = KeyStroke(offset < 0 ? .left : .right)
    let count = min(offset.magnitude, Self.maximumMove)
    response.effects += repeatElement(.press(stroke), count: Int(count))
    forgetText()
  }

  /// The maximum move of the cursor, in characters or words; each step is a key press.
  static let maximumMove: UInt = 10_000
}
