// SPDX-License-Identifier: MIT

extension Autocomplete {
  /// What a user may choose about suggestions.
  ///
  /// They count only where somebody answers requests for suggestions.
  ///
  /// **Source:** KeyboardKit 9.0's settings of the same names, with their defaults.
  public struct Settings: Hashable, Sendable {
    /// Whether suggestions are asked for at all.
    public var isAutocompleteEnabled = true
    /// Whether a misspelt word is put right when it is finished.
    public var isAutocorrectEnabled = true
    /// Whether words that the user chooses or insists on are remembered; nothing is unless this is on.
    public var isAutolearnEnabled = false
    /// Whether, where words are remembered, those are that the user would not have corrected.
    public var isAutoIgnoreEnabled = true
    /// How many suggestions are shown; less than none is none.
    ///
    /// Those that are not shown correct nothing either.
    public var suggestionsDisplayCount = 3

    public init() {}
  }
}
