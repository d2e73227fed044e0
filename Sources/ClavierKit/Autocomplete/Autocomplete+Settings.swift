// SPDX-License-Identifier: MIT

extension Autocomplete {
  /// The user's choices about suggestions.
  ///
  /// They have an effect only if a service answers the requests for suggestions.
  ///
  /// **Source:** KeyboardKit 9.0's settings of the same names, with their defaults.
  public struct Settings: Hashable, Sendable {
    /// Whether suggestions are requested.
    public var isAutocompleteEnabled = true
    /// Whether a finished misspelt word is corrected.
    public var isAutocorrectEnabled = true
    /// Whether any words are remembered: those that the user chooses, and see
    /// ``isAutoIgnoreEnabled``.
    public var isAutolearnEnabled = false
    /// Whether words whose correction the user rejects are remembered too.
    public var isAutoIgnoreEnabled = true
    /// The number of suggestions shown; negative numbers count as zero.
    ///
    /// Suggestions beyond it do not autocorrect either.
    public var suggestionsDisplayCount = 3

    public init() {}
  }
}
