// SPDX-License-Identifier: MIT

extension Autocomplete {
  /// A request of the keyboard to the autocomplete service.
  ///
  /// A request holds the user's text: pass it to the service only, never to a log.
  public enum Request: Hashable, Sendable {
    /// A request for suggestions, to be answered with ``Input/suggestions(_:for:_:)``, now or
    /// later.
    ///
    /// `taps` has the places of the taps of the word before the cursor, one for each of its
    /// scalars; `nil` where no single tap typed it.
    case suggestions(for: TextContext, taps: [Tap?])
    /// A request to learn an unknown word that the user chose.
    case learnWord(String)
    /// A request to stop correcting a word that the user insists on.
    case ignoreWord(String)
    /// A request to suggest a word no more, because the user has removed it.
    case removeSuggestion(String)
  }
}
