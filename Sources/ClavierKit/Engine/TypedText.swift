// SPDX-License-Identifier: MIT

/// The text before the cursor, and the machines whose state depends on it.
///
/// Their states describe the end of that text, so all of them are reset when the text is replaced
/// or becomes unknown.
struct TypedText: Sendable {
  /// The assumed text before the cursor.
  var record: TextRecord
  /// The composition of one character from several keys; `nil` if each key types its own character.
  var composition: CompositionMachine?
  /// The state of suggestions; `nil` without them.
  var autocomplete: AutocompleteMachine?
  /// The time of the last typed space, which may be the first of two that end a sentence.
  var lastSpace: Timestamp?
  /// The dictated text that Backspace removes from before the cursor; empty for none.
  var dictated = ""
  /// The automatic changes of the text, such as corrections.
  var history = EditHistory()

  /// Makes the text before the cursor unknown.
  mutating func forget() {
    record.forget()
    restart()
  }

  /// Replaces the text by that of another field.
  mutating func replace(with record: TextRecord) {
    self.record = record
    restart()
    autocomplete?.begin(in: record)
  }

  /// Updates the text to a session's report.
  ///
  /// - Returns: Whether the cursor is still directly after the text that this keyboard typed.
  mutating func update(_ context: TextContext, at time: Timestamp) -> Bool {
    let isSamePlace = record.update(context, at: time)
    // A space that was typed elsewhere is not the first of two, and not an automatic one. A secret
    // field has no text record, but may have a syllable in progress.
    if !isSamePlace, !record.field.isSecret { restart() }
    return isSamePlace
  }

  /// Resets the machines for a text that was not typed on this keyboard.
  mutating func restart() {
    lastSpace = nil
    resetMachines()
  }

  /// Resets composition, suggestions, dictation and history, whose states end with the touches.
  mutating func resetMachines() {
    dictated = ""
    history.reset()
    autocomplete?.reset()
    composition?.reset()
  }
}
