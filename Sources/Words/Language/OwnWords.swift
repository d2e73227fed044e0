// SPDX-License-Identifier: MIT

/// The words and word pairs that a user has typed, and the suggestions that they have removed.
///
/// Each use adds to a count. When there are too many entries, all counts are halved and those below
/// one are dropped, so that old words are forgotten.
public struct OwnWords: Hashable, Sendable {
  /// The maximum number of words, and of pairs.
  ///
  /// **Source:** ours: the entries take some 100 kB of memory, and searching them takes less time
  /// than searching a lexicon.
  public static let (wordLimit, pairLimit) = (2000, 5000)
  /// The count from which a word is known: after it was typed twice, or chosen once.
  static let knownCount = 2

  var words: [String: Int] = [:]
  var pairs: [Pair: Int] = [:]
  var removed: Set<String> = []

  struct Pair: Hashable {
    var first: String
    var second: String
  }

  /// Creates a record without words.
  public init() {}

  /// Whether no word, pair or removed suggestion is recorded.
  public var isEmpty: Bool { words.isEmpty && pairs.isEmpty && removed.isEmpty }

  /// Returns whether a word can be learned: 2 to 48 letters, apostrophes and hyphens.
  public static func canLearn(_ word: String) -> Bool {
    let scalars = word.unicodeScalars
    return (2...LexiconFormat.maximumWordLength).contains(scalars.count)
      && scalars.allSatisfy(WordCorrector.isWordScalar)
      && scalars.contains(where: \.properties.isAlphabetic)
  }

  /// Returns whether a suggestion can be removed: one to four words, such as "a lot", separated by
  /// spaces.
  ///
  /// Each has 1 to 48 letters, apostrophes and hyphens.
  static func canRemove(_ suggestion: String) -> Bool {
    let words = suggestion.unicodeScalars.split(
      separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
    return (1...4).contains(words.count)
      && words.allSatisfy { word in
        (1...LexiconFormat.maximumWordLength).contains(word.count)
          && word.allSatisfy(WordCorrector.isWordScalar)
          && word.contains(where: \.properties.isAlphabetic)
      }
  }

  // MARK: Learning

  /// Counts a typed word; words that cannot be learned are ignored.
  ///
  /// - Parameters:
  ///   - word: The word in its own case.
  ///   - isChosen: Whether the user insisted on the word, so that it is known at once; a removed
  ///     word is then learned again.
  public mutating func add(_ word: String, isChosen: Bool = false) {
    guard Self.canLearn(word), isChosen || !removed.contains(word) else { return }
    removed.remove(word)
    words[word, default: 0] += isChosen ? Self.knownCount : 1
    if words.count > Self.wordLimit { words = Self.decayed(words, to: Self.wordLimit) }
  }

  /// Counts a word that was typed after another word.
  public mutating func add(_ second: String, after first: String) {
    guard Self.canLearn(first), Self.canLearn(second), !removed.contains(second) else { return }
    pairs[Pair(first: first, second: second), default: 0] += 1
    if pairs.count > Self.pairLimit { pairs = Self.decayed(pairs, to: Self.pairLimit) }
  }

  /// Forgets a word, which may be learned again.
  public mutating func forget(_ word: String) {
    words[word] = nil
    pairs = pairs.filter { $0.key.first != word && $0.key.second != word }
  }

  /// Forgets a word, or a suggestion of several words, and stops suggesting it.
  public mutating func remove(_ word: String) {
    forget(word)
    guard Self.canRemove(word) else { return }
    removed.insert(word)
    // A user removes far fewer words, so it does not matter which one is dropped.
    if removed.count > Self.wordLimit { removed.removeFirst() }
  }

  /// Returns the entries with half their counts, at most `limit` of them, the most frequent ones.
  private static func decayed<Key: Hashable>(_ counts: [Key: Int], to limit: Int) -> [Key: Int] {
    let kept = counts.compactMapValues { $0 > 1 ? $0 / 2 : nil }
    guard kept.count > limit else { return kept }
    return Dictionary(
      uniqueKeysWithValues: kept.sorted { $0.value > $1.value }.prefix(limit).map { ($0, $1) })
  }

  // MARK: Reading

  /// The known words, in ascending order.
  public var knownWords: [String] { words.filter { $0.value >= Self.knownCount }.keys.sorted() }

  /// Returns whether a word is known, so that it is not corrected.
  public func contains(_ word: String) -> Bool { words[word, default: 0] >= Self.knownCount }

  /// Returns whether a word was removed, so that it is not suggested.
  public func hasRemoved(_ word: String) -> Bool { removed.contains(word) }

  /// Returns the known words with a beginning, the most frequent first.
  ///
  /// - Parameters:
  ///   - beginning: The beginning; in lower case, it matches words in any case.
  ///   - limit: The maximum number of words.
  ///   - folding: The folding of the language, for its lower case.
  /// - Returns: The words that are longer than the beginning.
  public func completions(
    of beginning: String, limit: Int, folding: Folding = Folding(language: "")
  ) -> [String] {
    let isLower = beginning == folding.lowercased(beginning)
    let found = words.filter { word, count in
      count >= Self.knownCount && word.count > beginning.count
        && (isLower ? folding.lowercased(word) : word).hasPrefix(beginning)
    }
    return Self.ranked(found, limit)
  }

  /// Returns the words that were typed at least twice after another word, the most frequent first.
  public func words(after first: String, limit: Int) -> [String] {
    var found: [String: Int] = [:]
    for (pair, count) in pairs where count >= Self.knownCount && pair.first == first {
      found[pair.second] = count
    }
    return Self.ranked(found, limit)
  }

  private static func ranked(_ counts: [String: Int], _ limit: Int) -> [String] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(limit).map(\.key)
  }
}
