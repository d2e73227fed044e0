// SPDX-License-Identifier: MIT

/// Words with those that follow them or two words, and how probable each is.
///
/// The bytes are a lexicon of another kind: its words are pairs, written with a blank, and the
/// rarity of a pair is that of the second word after the first. Three words begin with a blank, so
/// that they are a subtree of their own. Their first word is empty at the start of a sentence.
public struct WordPairs: Sendable {
  let lexicon: Lexicon

  /// Opens a list of pairs.
  ///
  /// - Throws: What is wrong with the header.
  public init(bytes: LexiconBytes) throws(LexiconError) {
    lexicon = try Lexicon(bytes: bytes, kind: .pairs)
  }

  /// The code of the language.
  public var language: String { lexicon.language }
  /// The number of pairs and of three words.
  public var count: Int { lexicon.count }

  /// Checks every byte.
  ///
  /// - Throws: The first damage found.
  public func verify() throws(LexiconError) {
    try lexicon.verify()
  }

  /// Returns the probability of a word after another; 0 if the pair is not known.
  public func probability(of word: String, after first: String) -> Double {
    guard let start = node(after: first),
      let rarity = lexicon.node(lexicon.folding.fold(word), from: start)?.wordRarity
    else { return 0 }
    return Rarity.probability(rarity)
  }

  /// Returns the commonest words after one or two others, folded.
  ///
  /// - Parameters:
  ///   - previous: The word before.
  ///   - earlier: The word before that one, empty at the start of a sentence; `nil` for those that
  ///     follow `previous` after any word.
  ///   - limit: The most words.
  /// - Returns: The words.
  public func words(
    after previous: String, following earlier: String? = nil, limit: Int
  ) -> [String] {
    guard let start = node(after: previous, following: earlier) else { return [] }
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

  /// Returns the place after one word or two, and a blank; `nil` if nothing is known to follow.
  func node(after previous: String, following earlier: String? = nil) -> Lexicon.Node? {
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

/// Pairs of words, and three words, on their way into bytes.
public struct WordPairsBuilder {
  private var builder: LexiconBuilder

  /// - Parameter language: A code of at most 255 bytes, as "en" or "pt-BR".
  public init(language: String) {
    builder = LexiconBuilder(language: language, kind: .pairs)
  }

  /// Adds a pair; of the same one twice the commoner stays.
  ///
  /// - Parameters:
  ///   - first: The word before; it may not have blanks, and both together 47 scalars at most.
  ///   - second: The word that follows.
  ///   - rarity: The probability of the second after the first, in steps of 1/25 decade.
  /// - Returns: Whether the pair can stand in a list.
  @discardableResult
  public mutating func add(_ first: String, _ second: String, rarity: UInt8) -> Bool {
    guard !first.isEmpty, !second.isEmpty, !(first + second).contains(" ") else { return false }
    return builder.add(WordEntry("\(first) \(second)", rarity: rarity))
  }

  /// Adds three words; of the same ones twice the commoner entry stays.
  ///
  /// - Parameters:
  ///   - first: The word before the second; empty at the start of a sentence.
  ///   - second: The word before the third. All three may have 45 scalars together.
  ///   - third: The word that follows.
  ///   - rarity: The probability of the third after the other two, in steps of 1/25 decade.
  /// - Returns: Whether the words can stand in a list.
  @discardableResult
  public mutating func add(
    _ first: String, _ second: String, _ third: String, rarity: UInt8
  ) -> Bool {
    guard !second.isEmpty, !third.isEmpty, !(first + second + third).contains(" ") else {
      return false
    }
    return builder.add(WordEntry(" \(first) \(second) \(third)", rarity: rarity))
  }

  /// Returns the bytes of the list.
  public consuming func bytes() -> [UInt8] {
    builder.bytes()
  }
}
