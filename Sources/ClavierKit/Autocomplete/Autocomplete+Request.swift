// SPDX-License-Identifier: MIT

extension Autocomplete {
  /// What the keyboard wants of whoever knows words.
  ///
  /// A request holds what the user typed: it goes to nobody but the service, and into no log.
  public enum Request: Hashable, Sendable {
    /// Suggestions for this text, to be handed in with ``Input/suggestions(_:for:_:)``, now or later.
    case suggestions(for: TextContext)
    /// The user chose this word, which was not known.
    case learnWord(String)
    /// The user insists on this word, which would have been corrected.
    case ignoreWord(String)
  }
}
