// SPDX-License-Identifier: MIT

/// A search for emojis by prefixes of words, in several languages by precedence.
public struct EmojiSearch: Sendable {
  /// The maximum number of words of a query; further ones are ignored.
  public static let wordLimit = 8
  /// The maximum number of characters of a query; further ones are ignored.
  public static let characterLimit = 64

  private let languages: [EmojiNames]
  /// The places of preferred emojis, by their indexes in the list of each language.
  private let places: [[Int: Int]]

  /// Creates a search.
  ///
  /// Preferred emojis are looked up once, since the index of an emoji is found by a scan of the
  /// list.
  ///
  /// - Parameters:
  ///   - languages: The names in order of precedence, usually those of the keyboard's language and
  ///     then English.
  ///   - preferred: The emojis that come first among equals, with or without skin tones; none by
  ///     default.
  public init(_ languages: [EmojiNames], preferring preferred: [Emoji] = []) {
    self.languages = languages
    places = languages.map { names in
      let pairs = preferred.enumerated().compactMap { place, emoji in
        names.list.index(of: emoji).map { ($0, place) }
      }
      return Dictionary(pairs) { first, _ in first }
    }
  }

  /// Returns the emojis for which each word of a query is a prefix of a word of the name or a
  /// keyword.
  ///
  /// All words must match in one language. Within a language, the emoji with exactly this name
  /// comes first. Then come those with whole words in the name, by the number of its different
  /// words, and those with whole words. Last are those with prefixes in the name, and the others.
  /// Among equal ones the preferred come first, in their order, and then the others in the order of
  /// the list.
  ///
  /// - Parameters:
  ///   - query: The words, in any case and order.
  ///   - limit: The maximum number of emojis.
  ///   - version: The newest version; `nil` for all.
  ///   - wholeWords: Whether the query's words must be whole words of the name or keywords.
  /// - Returns: The emojis without skin tones and duplicates; empty for a query without a word.
  public func emojis(
    matching query: String, limit: Int = 30, upTo version: EmojiVersion? = nil,
    wholeWords: Bool = false
  ) -> [Emoji] {
    let query = String(query.prefix(Self.characterLimit))
    var found: [Emoji] = []
    var seen: Set<Emoji> = []
    for (names, places) in zip(languages, places) where found.count < limit {
      for index in names.matches(query, wholeWords, preferring: places)
      where names.list.includes(index, upTo: version) {
        guard found.count < limit else { return found }
        let emoji = names.list.emoji(at: names.list.record(index))
        if seen.insert(emoji).inserted { found.append(emoji) }
      }
    }
    return found
  }
}

/// The ways in which an emoji matches all words of a query so far.
private struct EmojiMatch: OptionSet {
  let rawValue: UInt8

  static let beginning = EmojiMatch(rawValue: 1)
  static let beginningInName = EmojiMatch(rawValue: 2)
  static let word = EmojiMatch(rawValue: 4)
  static let wordInName = EmojiMatch(rawValue: 8)
}

extension EmojiNames {
  /// Returns the indexes of the emojis that match a query, the best first.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - wholeWords: Whether its words must be whole words.
  ///   - places: The places of preferred emojis, by index.
  /// - Returns: The indexes.
  fileprivate func matches(
    _ query: String, _ wholeWords: Bool, preferring places: [Int: Int]
  ) -> [Int] {
    let words = EmojiWords.words(of: query, folding: folding).prefix(EmojiSearch.wordLimit)
    guard let first = words.first else { return [] }
    var found = matches(ofWord: first)
    for word in words.dropFirst() {
      for (index, match) in matches(ofWord: word).enumerated() {
        found[index].formIntersection(match)
      }
    }
    var named: [(rank: Int, place: Int, index: Int)] = []
    var others: [[Int]] = [[], [], []]
    let wanted = wholeWords ? EmojiMatch.word : .beginning
    for (index, match) in found.enumerated() where match.contains(wanted) {
      if match.contains(.wordInName) {
        named.append((rank(of: index, for: words), places[index] ?? .max, index))
      } else if match.contains(.word) {
        others[0].append(index)
      } else {
        others[match.contains(.beginningInName) ? 1 : 2].append(index)
      }
    }
    named.sort { ($0.rank, $0.place, $0.index) < ($1.rank, $1.place, $1.index) }
    let rest = others.flatMap { group -> [Int] in
      let first = group.filter { places[$0] != nil }
      guard !first.isEmpty else { return group }
      return first.sorted { places[$0] ?? 0 < places[$1] ?? 0 }
        + group.filter { places[$0] == nil }
    }
    return named.map { $0.index } + rest
  }

  /// Returns the number of different words of an emoji's name; 0 if the name is the query.
  private func rank(of index: Int, for query: ArraySlice<[UInt8]>) -> Int {
    let count = Int(nameWordCounts[index])
    // Only names without further words are read, since a short query is in hundreds of names.
    guard count <= query.count,
      EmojiWords.words(of: name(index), folding: folding).elementsEqual(query)
    else { return count }
    return 0
  }

  /// Returns the matches of one word for each emoji.
  private func matches(ofWord word: [UInt8]) -> [EmojiMatch] {
    var found = [EmojiMatch](repeating: [], count: list.count)
    var index = firstWord(from: word)
    while index < wordCount, self.word(index).starts(with: word) {
      let isWhole = self.word(index).count == word.count
      for use in uses(ofWord: index) {
        let (emoji, isOfName) = self.use(use)
        guard emoji < found.count else { continue }
        found[emoji].insert(.beginning)
        if isOfName { found[emoji].insert(.beginningInName) }
        if isWhole { found[emoji].insert(.word) }
        if isWhole, isOfName { found[emoji].insert(.wordInName) }
      }
      index += 1
    }
    return found
  }

  /// Returns the index of the first word that is not less than a word, by bytes.
  private func firstWord(from word: [UInt8]) -> Int {
    var (low, high) = (0, wordCount)
    while low < high {
      let middle = (low + high) / 2
      if self.word(middle).lexicographicallyPrecedes(word) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
