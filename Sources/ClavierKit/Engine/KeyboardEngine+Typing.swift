// SPDX-License-Identifier: MIT

/// The effects of keys on the text, and of the text on the keyboard.
extension KeyboardEngine {
  mutating func insert(_ string: String, at time: Timestamp, _ response: inout Response) {
    guard !string.isEmpty else { return }
    response.effects.append(.insertText(string))
    typed.record.insert(string, at: time)
    if !typed.dictated.isEmpty { typed.dictated = "" }
  }

  private mutating func delete(_ count: Int, at time: Timestamp, _ response: inout Response) {
    guard count > 0 else { return }
    response.effects.append(.deleteBackward(count))
    typed.record.deleteBackward(count, at: time)
    if isTextUnknown { typed.history.reset() }
  }

  /// Types a text, composed with the text before the cursor where a composition method applies.
  mutating func type(_ string: String, at time: Timestamp, _ response: inout Response) {
    guard features.contains(.composition), let edit = composed(string, at: time) else {
      return insert(string, at: time, &response)
    }
    replaceEnd(by: edit, at: time, &response)
  }

  private mutating func composed(_ string: String, at time: Timestamp) -> TextEdit? {
    let (record, timeout) = (text, settings.timing.textTrust)
    return typed.composition?.edit(typing: string, in: record, at: time, timeout: timeout)
  }

  /// Ends the word in progress before a space.
  mutating func endWord(at time: Timestamp, _ response: inout Response) {
    let record = text
    guard let edit = typed.composition?.end(in: record) else { return }
    replaceEnd(by: edit, at: time, &response)
  }

  /// Deletes the last letter of an unfinished syllable.
  ///
  /// - Returns: Whether a letter was deleted.
  mutating func deleteLetter(at time: Timestamp, _ response: inout Response) -> Bool {
    let (record, timeout) = (text, settings.timing.textTrust)
    guard let edit = typed.composition?.deletion(in: record, at: time, timeout: timeout) else {
      return false
    }
    replaceEnd(by: edit, at: time, &response)
    return true
  }

  /// Deletes characters before the cursor, and types a text in their place.
  mutating func replaceEnd(
    by edit: TextEdit, at time: Timestamp, _ response: inout Response
  ) {
    delete(edit.deleteCount, at: time, &response)
    insert(edit.text, at: time, &response)
  }

  /// Types a diacritic: changes the letter before the cursor if it is known, or types the mark
  /// alone.
  ///
  /// - Returns: Whether anything is typed.
  mutating func insert(
    _ diacritic: Keyboard.Diacritic, at time: Timestamp, _ response: inout Response
  ) -> Bool {
    guard let edit = diacritic.edit(after: text.tail) else { return false }
    typed.composition?.reset()
    replaceEnd(by: edit, at: time, &response)
    return true
  }

  mutating func insertSpace(at time: Timestamp, _ response: inout Response) {
    let interval = typed.lastSpace.map { time - $0 }
    typed.lastSpace = time
    guard behavior.endsSentence(onSpaceAfter: text, interval: interval) else {
      insert(" ", at: time, &response)
      return
    }
    // The second space is never typed: the result is the same with fewer keys and no flicker.
    delete(text.tail.trailingSpaceCount, at: time, &response)
    insert(behavior.sentenceEnd, at: time, &response)
  }

  /// Deletes a character, or a word after Backspace has repeated for long.
  mutating func deleteBackward(
    repeatingFor duration: Duration, at time: Timestamp, _ response: inout Response
  ) {
    let count = behavior.backspaceCount(in: text, repeatingFor: duration)
    guard count > 1 || duration > settings.timing.wordDeletionDelay else {
      return delete(count, at: time, &response)
    }
    let old = text.tail.suffix(count)
    delete(count, at: time, &response)
    recordChange(of: old, to: "")
  }

  /// Records an automatic change of the text, to undo it.
  ///
  /// - Parameters:
  ///   - old: The text that was deleted before the cursor.
  ///   - new: The text that was typed in its place.
  ///   - end: The text that a key will type after the change.
  mutating func recordChange(
    of old: some StringProtocol, to new: String, before end: String = ""
  ) {
    let tail = text.tail
    guard !isTextUnknown, tail.hasSuffix(new) else { return }
    let start = String(tail.dropLast(new.count))
    typed.history.record(String(old) + end, to: new + end, after: start)
  }

  /// Reverts the last automatic change of the text, or repeats it.
  ///
  /// - Parameters:
  ///   - isUndo: Whether to revert the last change; otherwise the last reverted change is repeated.
  ///   - time: The time of the key.
  ///   - response: The response, to which the effects are added.
  /// - Returns: Whether the text was changed.
  mutating func replay(isUndo: Bool, at time: Timestamp, _ response: inout Response) -> Bool {
    let record = text
    let edit = isUndo ? typed.history.undo(in: record) : typed.history.redo(in: record)
    guard let edit else { return false }
    if isUndo { rejectCorrection(&response) }
    typed.lastSpace = nil
    typed.composition?.reset()
    typed.autocomplete?.space.reset()
    typed.autocomplete?.correction.confirm()
    let old = record.tail.suffix(edit.deleteCount)
    let history = typed.history
    replaceEnd(of: old, with: edit.text, at: time, &response)
    // The text was unknown for a moment if all that is known of it was replaced.
    if !isTextUnknown { typed.history = history }
    // The letters of a restored word have no places of taps.
    typed.autocomplete?.willType(in: typed.record)
    return true
  }

  /// Switches to the page that the behavior prefers after a key.
  mutating func switchPage(after action: KeyboardAction) {
    mode.page.prefer(
      behavior.preferredKeyboardType(after: action, on: keyboardType, text: text))
  }

  /// Updates the record after keys that move the cursor away from the typed text.
  mutating func updateText(after action: KeyboardAction) {
    switch action {
    case .primary: typed.record.endLine()
    case .tab: typed.record.forget()
    // As a clip, which may lead to another field.
    case .text(let text) where text.contains(where: { $0 == "\t" || $0.isNewline }):
      typed.record.forget()
    default: return
    }
    typed.history.reset()
  }

  /// Sets the case that autocapitalization prefers for the text.
  mutating func preferCapital() {
    mode.shift.prefer(capital: behavior.prefersCapital(after: text))
  }
}
