// SPDX-License-Identifier: MIT

/// The last automatic correction of a word, which Backspace can undo.
///
/// ```
///        finished          Backspace: the typed word is restored
///   none ───────▶ undoable ───────────────▶ none; the word is refused: never corrected again
///    ▲                │
///    └────────────────┘ anything else
/// ```
///
/// **Source:** KeyboardKit stores the corrected word; on phones, Backspace undoes a correction.
struct CorrectionMachine: Hashable, Sendable {
  /// A correction, and the key that caused it.
  struct Correction: Hashable {
    /// The misspelt word that the user typed.
    var word: String
    /// The word that replaced the misspelt one.
    var replacement: String
    /// The text of the key that finished the word.
    var trigger: String

    /// The text before the cursor, until further text is typed.
    var text: String { replacement + trigger }
  }

  private var undoable: Correction?
  /// The last corrected word, as the user typed it.
  private(set) var lastWord: String?
  private var refused: String?

  /// Records a correction, which Backspace may undo.
  mutating func corrected(_ correction: Correction) {
    undoable = correction
    lastWord = correction.word
  }

  /// Undoes the correction at the end of `text`, and returns it; `nil` unless it was the last
  /// change.
  mutating func undo(in text: some StringProtocol) -> Correction? {
    guard let correction = undoable, text.hasSuffix(correction.text) else { return nil }
    undoable = nil
    refused = correction.word
    return correction
  }

  /// Returns whether the user has undone a correction of this word.
  func isRefused(_ word: some StringProtocol) -> Bool {
    refused.map { $0 == word } ?? false
  }

  /// Makes the correction permanent, because further text was typed.
  mutating func confirm() {
    undoable = nil
  }

  /// Forgets all corrections, because the cursor is, or may be, in another text.
  mutating func reset() {
    self = CorrectionMachine()
  }
}
