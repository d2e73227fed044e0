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
    case .backspace: deleteBackward(1, at: time, &response)
    case .shift: shift.press(by: contact)
    case .capsLock: shift.toggleLock()
    case .keyboardType(let type): page.press(type, by: contact)
    default: break
    }
  }

  /// Does what a key does when the finger lifts from it.
  mutating func released(
    _ action: KeyboardAction, on type: Keyboard.KeyboardType, at time: Timestamp,
    _ response: inout Response
  ) {
    switch action {
    case .character(let string), .characterMargin(let string), .text(let string):
      insert(string, at: time, &response)
    case .space: insertSpace(at: time, &response)
    case .primary: insert("\n", at: time, &response)
    case .tab: insert("\t", at: time, &response)
    case .escape: response.effects.append(.pressKey(.escape))
    case .moveCursorBackward: response.effects.append(.pressKey(.left))
    case .moveCursorForward: response.effects.append(.pressKey(.right))
    case .key(let key): response.effects.append(.pressKey(key))
    case .urlDomain: insert(".", at: time, &response)
    case .custom(let name): response.effects.append(.request(.custom(named: name)))
    case .dictation: response.effects.append(.request(.dictation))
    case .dismissKeyboard: response.effects.append(.request(.dismissKeyboard))
    case .nextKeyboard: response.effects.append(.request(.nextKeyboard))
    case .nextLocale: response.effects.append(.request(.nextLocale))
    case .backspace, .shift, .capsLock, .keyboardType, .modifier, .none: return
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
    case .tab, .escape, .key, .moveCursorBackward, .moveCursorForward: text.forget()
    default: break
    }
  }

  /// Deletes before the cursor, and lets the case follow the text that is left.
  mutating func deleteBackward(_ count: Int, at time: Timestamp, _ response: inout Response) {
    response.effects.append(.deleteBackward(count))
    text.deleteBackward(count, at: time)
    typed()
    preferCapital()
  }

  /// Takes what autocapitalization says about the text.
  mutating func preferCapital() {
    shift.prefer(capital: behavior.prefersCapital(after: text))
  }

  /// Tells the modifiers that a key was typed under them.
  private mutating func typed() {
    shift.keyTyped()
    page.keyTyped()
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
