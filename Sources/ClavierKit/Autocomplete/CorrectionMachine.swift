// SPDX-License-Identifier: MIT

/// What becomes of a word that was put right.
///
/// ```
///        finished       Backspace: what was typed comes back
///   none ───────▶ fresh ──────────────────▶ none, and the word is refused: it is not corrected again
///    ▲              │
///    └──────────────┘ anything else
/// ```
///
/// **Source:** KeyboardKit remembers the corrected word; that Backspace takes a correction back is what
/// phones do.
struct CorrectionMachine: Hashable, Sendable {
  /// A word that stands corrected, and the key that finished it.
  struct Correction: Hashable {
    /// What the user typed.
    var word: String
    /// What stands there instead.
    var replacement: String
    /// What the key typed that finished the word.
    var trigger: String

    /// What stands before the cursor as long as nothing else was typed.
    var text: String { replacement + trigger }
  }

  private var fresh: Correction?
  /// The word that was corrected last, as the user typed it.
  private(set) var lastWord: String?
  private var refused: String?

  /// A word was put right.
  mutating func corrected(_ correction: Correction) {
    fresh = correction
    lastWord = correction.word
  }

  /// Takes the correction back that stands at the end of a text, if nothing was done since.
  mutating func takeBack(in text: some StringProtocol) -> Correction? {
    guard let correction = fresh, text.hasSuffix(correction.text) else { return nil }
    fresh = nil
    refused = correction.word
    return correction
  }

  /// Whether the user has taken the correction of this word back.
  func isRefused(_ word: some StringProtocol) -> Bool {
    refused.map { $0 == word } ?? false
  }

  /// Something else was typed.
  mutating func settle() {
    fresh = nil
  }

  /// The cursor stands in another text, or may do so.
  mutating func reset() {
    self = CorrectionMachine()
  }
}
