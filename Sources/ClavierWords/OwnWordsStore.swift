// SPDX-License-Identifier: MIT

public import Words

/// The own words of a user, shared by the services of all languages and fields.
public final class OwnWordsStore {
  /// The words, pairs and removed suggestions.
  public var words: OwnWords {
    didSet { isChanged = isChanged || words != oldValue }
  }
  /// Whether words are learned as they are typed; removed suggestions stay removed in any case.
  public var learns: Bool
  /// Whether the words have changed since the flag was last set to `false`.
  public var isChanged = false

  public init(_ words: OwnWords = OwnWords(), learns: Bool = false) {
    self.words = words
    self.learns = learns
  }
}
