// SPDX-License-Identifier: MIT

/// The probabilities of words after one or two other words, by prefix tree.
///
/// The bytes are a lexicon of another kind: its words are pairs, written with a space. The rarity
/// of a pair is that of the second word after the first. Three words begin with a space, so that
/// they form a separate subtree. Their first word is empty at the start of a sentence.
public struct WordPairs: Sendable {
  let lexicon: Lexicon

  /// Opens a list of pairs.
  ///
  /// - Throws: ``LexiconError`` if the header is invalid.
  public init(bytes: LexiconBytes) throws(LexiconError) {
    lexicon = try Lexicon(bytes: bytes, kind: .pairs)
  }

  /// The code of the language.
  public var language: String { lexicon.language }
  /// The number of pairs and triples of words.
  public var count: Int { lexicon.count }

  /// Checks every byte.
  ///
  /// - Throws: ``LexiconError`` for the first damage found.
  public func verify() throws(LexiconError) {
    try lexicon.verify()
  }

  /// Returns the probability of a word after another one, from 0 to 1; 0 for an unknown pair.
  public func probability(of word: String, after first: String) -> Double {
    guard let start = node(after: first),
      let rarity = lexicon.node(lexicon.folding.fold(word), from: start)?.wordRarity
    else { return 0 }
    return Rarity.probability(rarity)
  }

  /// Returns the most probable words after one or two other words, folded.
  ///
  /// - Parameters:
  ///   - previous: The word before.
  ///   - earlier: The word before `previous`, empty at the start of a sentence; `nil` for the words
  ///     after `previous` in any context.
  ///   - limit: The maximum number of words.
  /// - Returns: The words, the most probable first.
  public func words(
    after previous: String, precededBy earlier: String? = nil, limit: Int
  ) -> [String] {
    guard let start = node(after: previous, precededBy: earlier) else { return [] }
    var search = CompletionSearch()
    search.add(start, cost: 0, lexicon: 0, seed: 0)
    var words: [String] = []
    while words.count < limit, let found = search.next(in: [lexicon]) {
      var word = String.UnicodeScalarView()
      word.append(contentsOf: found.letters)
      words.append(String(word))
    }
    return words
  }

  /// Returns the node after one or two words and a space; `nil` if no following word is known.
  func node(after previous: String, precededBy earlier: String? = nil) -> Lexicon.Node? {
    var node = lexicon.root
    for text in earlier.map({ [" ", $0, " "] }) ?? [] {
      guard let next = step(from: node, text) else { return nil }
      node = next
    }
    return step(from: node, previous).flatMap { lexicon.child(of: $0, " ") }
  }

  private func step(from node: Lexicon.Node, _ text: String) -> Lexicon.Node? {
    lexicon.node(lexicon.folding.fold(text), from: node)
  }
}

/// A builder of the bytes of word pairs and triples.
public struct WordPairsBuilder {
  private var builder: LexiconBuilder

  /// Creates an empty builder.
  ///
  /// - Parameter language: A language code of at most 255 bytes, such as "en" or "pt-BR".
  public init(language: String) {
    builder = LexiconBuilder(language: language, kind: .pairs)
  }

  /// Adds a pair; of equal pairs, the more frequent one stays.
  ///
  /// - Parameters:
  ///   - first: The word before, without spaces; both words may have 47 scalars together.
  ///   - second: The word that follows.
  ///   - rarity: The probability of the second word after the first, in steps of 1/25 decade.
  /// - Returns: Whether the pair is valid.
  @discardableResult
  public mutating func add(_ first: String, _ second: String, rarity: UInt8) -> Bool {
    guard !first.isEmpty, !second.isEmpty, !(first + second).contains(" ") else { return false }
    return builder.add(WordEntry("\(first) \(second)", rarity: rarity))
  }

  /// Adds a triple of words; of equal triples, the more frequent one stays.
  ///
  /// - Parameters:
  ///   - first: The word before the second; empty at the start of a sentence.
  ///   - second: The word before the third. All three may have 45 scalars together.
  ///   - third: The word that follows.
  ///   - rarity: The probability of the third word after the others, in steps of 1/25 decade.
  /// - Returns: Whether the triple is valid.
  @discardableResult
  public mutating func add(
    _ first: String, _ second: String, _ third: String, rarity: UInt8
  ) -> Bool {
    guard !second.isEmpty, !third.isEmpty, !(first + second + third).contains(" ") else {
      return false
    }
    return builder.add(WordEntry(" \(first) \(second) \(third)", rarity: rarity))
  }

  /// Returns the bytes of the pairs.
  public consuming func bytes() -> [UInt8] {
    builder.bytes()
  }
}
