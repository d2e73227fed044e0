// SPDX-License-Identifier: MIT

/// What keys do when they are pressed and released: effects, and what follows from them.
///
/// The order is KeyboardKit's: the key's own effect, the end of the sentence, the case, the page.
extension KeyboardEngine {
  /// Does what a key does as soon as a finger is on it.
  mutating func pressed(
    _ action: KeyboardAction, by contact: Contact.ID, at time: Timestamp, _ response: inout Response
  ) {
    switch action {
    case .backspace: pressBackspace(1, under: modifiersOfText, at: time, &response)
    case .shift: shift.press(by: contact)
    case .capsLock: shift.toggleLock()
    case .keyboardType(let type): page.press(type, by: contact)
    case .modifier(let modifier): modifiers.press(modifier, by: contact)
    default: break
    }
  }

  /// What a key types here: itself, or the mark that the text asks for.
  ///
  /// Under modifiers it is a key of a computer, and stays itself.
  func replaced(_ action: KeyboardAction) -> KeyboardAction {
    guard let other = behavior.replacement(for: action, after: text), modifiersOfText.isEmpty else {
      return action
    }
    return other
  }

  /// Does what a key does when the finger lifts from it.
  ///
  /// A request is no key for others: Shift and the modifiers wait for one, and the text is what it was.
  mutating func released(
    _ action: KeyboardAction, on type: Keyboard.KeyboardType, at time: Timestamp,
    _ response: inout Response
  ) {
    if let stroke = stroke(for: action) {
      press(stroke, &response)
      return
    }
    switch action {
    case .character(let string), .characterMargin(let string), .text(let string):
      insert(string, at: time, &response)
    case .space: insertSpace(at: time, &response)
    case .primary: insert("\n", at: time, &response)
    case .tab: insert("\t", at: time, &response)
    case .urlDomain: insert(".", at: time, &response)
    case .custom(let name): return response.effects.append(.request(.custom(named: name)))
    case .dictation: return response.effects.append(.request(.dictation))
    case .dismissKeyboard: return response.effects.append(.request(.dismissKeyboard))
    case .nextKeyboard: return response.effects.append(.request(.nextKeyboard))
    case .nextLocale: return response.effects.append(.request(.nextLocale))
    case .backspace, .shift, .capsLock, .escape, .key, .keyboardType, .modifier,
      .moveCursorBackward, .moveCursorForward, .none:
      return
    }
    typed()
    page.prefer(behavior.preferredKeyboardType(after: action, on: keyboardType, text: text.tail))
    moveText(after: action)
    preferCapital()
  }

  /// Follows the cursor where a key takes it away from what was typed.
  private mutating func moveText(after action: KeyboardAction) {
    switch action {
    case .primary: text.restart()
    case .tab: text.forget()
    default: break
    }
  }

  /// Presses Backspace: deletes so many characters before the cursor, or under modifiers presses the key.
  mutating func pressBackspace(
    _ count: Int, under modifiers: KeyStroke.Modifiers, at time: Timestamp,
    _ response: inout Response
  ) {
    guard modifiers.isEmpty else {
      press(KeyStroke(.backspace, modifiers: modifiers), &response)
      return
    }
    response.effects.append(.deleteBackward(count))
    text.deleteBackward(count, at: time)
    typed()
    preferCapital()
  }

  /// Presses a key of a computer; what it does to the text is not known.
  private mutating func press(_ stroke: KeyStroke, _ response: inout Response) {
    response.effects.append(.press(stroke))
    typed()
    forgetText()
    guard stroke == KeyStroke(.return, modifiers: .shift) else { return }
    text.restart()
    preferCapital()
  }

  /// Takes what autocapitalization says about the text.
  mutating func preferCapital() {
    shift.prefer(capital: behavior.prefersCapital(after: text))
  }

  /// Tells Shift, the modifiers and the page that a key was typed under them.
  private mutating func typed() {
    shift.keyTyped()
    page.keyTyped()
    modifiers.keyTyped()
  }

  private mutating func insert(_ string: String, at time: Timestamp, _ response: inout Response) {
    guard !string.isEmpty else { return }
    response.effects.append(.insertText(string))
    text.insert(string, at: time)
  }

  private mutating func insertSpace(at time: Timestamp, _ response: inout Response) {
    let interval = lastSpace.map { time - $0 }
    lastSpace = time
    guard behavior.endsSentence(onSpaceAfter: text, interval: interval) else {
      insert(" ", at: time, &response)
      return
    }
    // The second space is not typed first: the same text with fewer keys and no flicker.
    let spaces = text.tail.trailingSpaceCount
    response.effects.append(.deleteBackward(spaces))
    text.deleteBackward(spaces, at: time)
    insert(". ", at: time, &response)
  }
}
