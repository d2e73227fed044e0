// SPDX-License-Identifier: MIT

/// The text before the cursor, with the machines that depend on it.
///
/// Their states are about the end of that text. So all of them begin again when it is replaced or
/// unknown.
struct TypedText: Sendable {
  /// The assumed text before the cursor.
  var record: TextRecord
  /// The composition of one character from several keys; `nil` if each key types its own.
  var composition: CompositionMachine?
  /// The state of suggestions; `nil` without them.
  var autocomplete: AutocompleteMachine?
  /// The moment of the last typed space, which may be the first of two that end a sentence.
  var lastSpace: Timestamp?
  /// The keyboard's own changes of the text, such as corrections.
  var history = EditHistory()

  /// Forgets the text.
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
  /// - Returns: Whether the cursor is still where this keyboard typed.
  mutating func update(_ context: TextContext, at time: Timestamp) -> Bool {
    let isSamePlace = record.update(context, at: time)
    // A space typed elsewhere is neither the first of two nor a suggestion's. A secret field has no
    // record, but a syllable in progress.
    if !isSamePlace, !record.field.isSecret { restart() }
    return isSamePlace
  }

  /// Restarts the machines at a text that was not typed here.
  mutating func restart() {
    lastSpace = nil
    resetMachines()
  }

  /// Resets composition, suggestions and history, which end with the fingers on the keyboard.
  mutating func resetMachines() {
    history.reset()
    autocomplete?.reset()
    composition?.reset()
  }
}
