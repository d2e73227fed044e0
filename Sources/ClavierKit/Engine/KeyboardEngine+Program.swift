// SPDX-License-Identifier: MIT

/// Requests of the program that owns the keyboard.
extension KeyboardEngine {
  /// Shows a page, as its key would; a missing page is a no-op.
  ///
  /// Fingers that are down type keys of the page that they came down on.
  public mutating func setKeyboardType(_ type: Keyboard.KeyboardType) {
    guard pages.contains(type) else { return }
    mode.page.show(type)
  }

  /// Sets the case of letters, as Shift would: capitals for one letter, or locked.
  ///
  /// - Parameter keyboardCase: The case; ``Keyboard/Case/auto`` for the one that the text asks for.
  public mutating func setKeyboardCase(_ keyboardCase: Keyboard.Case) {
    mode.shift.show(keyboardCase)
    if keyboardCase == .auto { preferCapital() }
  }

  /// Edits the text around the cursor, after the keys of fingers that are down.
  ///
  /// Latched keys wait for a key. After a move the text is unknown.
  mutating func perform(_ edit: TextEdit, at time: Timestamp, _ response: inout Response) {
    commitOlder(than: presses.endIndex, at: time, &response)
    move(by: edit.cursorOffset, &response)
    replaceEnd(by: edit, at: time, &response)
    // A later space is the first of two at most, and not a suggestion's.
    typed.restart()
    preferCapital()
  }

  private mutating func move(by offset: Int, _ response: inout Response) {
    guard offset != 0 else { return }
    let stroke = KeyStroke(offset < 0 ? .left : .right)
    let count = min(offset.magnitude, Self.farthestMove)
    response.effects += repeatElement(.press(stroke), count: Int(count))
    forgetText()
  }

  /// The longest move of the cursor in characters or words; each is a key press.
  static let farthestMove: UInt = 10_000
}
