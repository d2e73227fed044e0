// SPDX-License-Identifier: MIT

extension Autocomplete {
  /// The settings of suggestions and autocorrection.
  ///
  /// They have an effect only if a service answers the requests for suggestions.
  ///
  /// **Source:** KeyboardKit 9.0's settings of the same names, with their defaults.
  public struct Settings: Hashable, Sendable {
    /// Whether suggestions are requested.
    public var isAutocompleteEnabled = true
    /// Whether a misspelt word is corrected when it is finished.
    public var isAutocorrectEnabled = true
    /// Whether words are stored: those that the user chooses, and those of ``isAutoIgnoreEnabled``.
    public var isAutolearnEnabled = false
    /// Whether words whose correction the user undoes are stored, too.
    public var isAutoIgnoreEnabled = true
    /// The maximum number of suggestions shown; negative numbers count as zero.
    ///
    /// Suggestions beyond this number do not autocorrect either.
    public var suggestionsDisplayCount = 3

    public init() {}
  }
}
