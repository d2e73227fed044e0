// SPDX-License-Identifier: MIT

extension Autocomplete {
  /// A request of the keyboard to the autocomplete service.
  ///
  /// A request contains the user's text: pass it to the service only, never to a log.
  public enum Request: Hashable, Sendable {
    /// A request for suggestions, to be answered with ``Input/suggestions(_:for:_:)``, now or
    /// later.
    ///
    /// `taps` has the place of the tap for each scalar of the word before the cursor; `nil` for a
    /// scalar that no single tap typed. It is empty if a part of the word was not typed on this
    /// keyboard, such as a pasted word, which must not be learned.
    case suggestions(for: TextContext, taps: [Tap?])
    /// A request to learn an unknown word that the user chose.
    case learnWord(String)
    /// A request to stop correcting a word, because the user undid its correction.
    case ignoreWord(String)
    /// A request to stop suggesting a word, because the user removed it from the suggestions.
    case removeSuggestion(String)
  }
}
