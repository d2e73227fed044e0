// SPDX-License-Identifier: MIT

/// What the program that holds the keyboard asks of it, beside what fingers do.
extension KeyboardEngine {
  /// Shows a page, as its key would; a page that the keyboard does not have changes nothing.
  ///
  /// Fingers that are down type what they came down on.
  public mutating func setKeyboardType(_ type: Keyboard.KeyboardType) {
    guard pages.contains(type) else { return }
    page.show(type)
  }

  /// Has letters in another form, as Shift would: capitals for one letter, or locked.
  ///
  /// - Parameter keyboardCase: The form; ``Keyboard/Case/auto`` for what the text asks for.
  public mutating func setKeyboardCase(_ keyboardCase: Keyboard.Case) {
    shift.show(keyboardCase)
    if keyboardCase == .auto { preferCapital() }
  }

  /// Changes the text around the cursor; what fingers have begun to type comes first.
  ///
  /// Latched keys wait for a key. After a move the text is not known.
  mutating func perform(_ edit: TextEdit, at time: Timestamp, _ response: inout Response) {
    commitOlder(than: presses.endIndex, at: time, &response)
    move(by: edit.cursorOffset, &response)
    if edit.deleteCount > 0 {
      response.effects.append(.deleteBackward(edit.deleteCount))
      text.deleteBackward(edit.deleteCount, at: time)
    }
    if !edit.text.isEmpty {
      response.effects.append(.insertText(edit.text))
      text.insert(edit.text, at: time)
    }
    // A space that follows is the first of two at most, and no suggestion's.
    lastSpace = nil
    autocomplete?.reset()
    composition?.reset()
    preferCapital()
  }

  private mutating func move(by offset: Int, _ response: inout Response) {
    guard offset != 0 else { return }
    let stroke = KeyStroke(offset < 0 ? .left : .right)
    let count = min(offset.magnitude, Self.farthestMove)
    response.effects += repeatElement(.press(stroke), count: Int(count))
    forgetText()
  }

  /// How many characters the cursor is moved at most: each is the press of a key.
  private static let farthestMove: UInt = 10_000
}
