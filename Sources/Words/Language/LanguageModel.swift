// SPDX-License-Identifier: MIT

/// A model of the words that a user types: one or two lexicons, word pairs, and the probability of
/// each language.
public struct LanguageModel: Sendable {
  public let first: Lexicon
  public let second: Lexicon?
  /// The word pairs of the first language; `nil` if none are known.
  public let pairs: WordPairs?
  /// The number of letters with which words of the first language begin, plus one for the space.
  let alphabetSize: Float
  /// The probability that the next word is in the first language, from 0.02 to 0.98; 1 without a
  /// second language.
  public private(set) var weight: Float

  /// Creates a model.
  ///
  /// - Parameters:
  ///   - first: The lexicon of the language that is expected at first.
  ///   - second: The lexicon of another language; `nil` for none.
  ///   - pairs: The word pairs of the first language; `nil` for none.
  public init(
    _ first: Lexicon, _ second: Lexicon? = nil, pairs: WordPairs? = nil
  ) {
    self.first = first
    self.second = second
    self.pairs = pairs
    weight = second == nil ? 1 : Self.initialWeight
    // Letters of other languages begin hardly any word.
    let limit = Int(first.root.totalRarity) + Self.rareLetter
    alphabetSize = 1 + Float(first.children(of: first.root).count { $0.node.totalRarity <= limit })
  }

  /// The folding of the first language, which is used for both.
  public var folding: Folding { first.folding }

  /// The number of lexicons: 1 or 2.
  public var count: Int { second == nil ? 1 : 2 }

  /// The lexicon at an index: the second one for 1 if it exists, otherwise the first.
  public subscript(index: Int) -> Lexicon { index == 1 ? second ?? first : first }

  /// Returns whether one of the lexicons has a word.
  public func contains(_ word: String) -> Bool {
    first.contains(word) || second?.contains(word) ?? false
  }

  /// Updates the languages' weights with a finished word.
  ///
  /// The weight follows Bayes' rule, given the word's frequencies in both languages, after a step
  /// towards the middle. So a change of language takes two or three words. A word that is in no
  /// lexicon changes nothing.
  public mutating func observe(_ word: String) {
    guard let second else { return }
    let probabilities = (Self.probability(word, first), Self.probability(word, second))
    guard probabilities.0 > 0 || probabilities.1 > 0 else { return }
    let prior = Self.persistence * weight + (1 - Self.persistence) * 0.5
    let one = prior * Float(probabilities.0 + Self.unknownWordProbability)
    let other = (1 - prior) * Float(probabilities.1 + Self.unknownWordProbability)
    weight = max(0.02, min(0.98, one / (one + other)))
  }

  /// Resets the weights, as for a new field.
  public mutating func reset() {
    weight = second == nil ? 1 : Self.initialWeight
  }

  /// Returns the probability of a lexicon's language, from 0 to 1.
  func weight(_ index: Int) -> Float {
    index == 0 ? weight : 1 - weight
  }

  /// Returns the cost of a language, in 1/25 decade.
  func cost(_ index: Int) -> Float {
    second == nil ? 0 : Float(Rarity.rarity(of: Double(weight(index))))
  }

  private static func probability(_ word: String, _ lexicon: Lexicon) -> Double {
    guard let node = lexicon.node(lexicon.folding.fold(word)), let rarity = node.wordRarity else {
      return 0
    }
    return Rarity.probability(rarity)
  }

  /// The rarity, in 1/25 decade, beyond which a first letter is not counted: 1 in 10 000.
  private static let rareLetter = 100
  private static let initialWeight: Float = 0.6
  /// The fraction of the weight that is kept from word to word.
  private static let persistence: Float = 0.8
  /// The probability of a word that is not in a lexicon.
  private static let unknownWordProbability = 1e-6
}

extension LanguageModel {
  /// The nodes of the words before, in the word pairs; `nil` where they are unknown.
  struct Context: Sendable {
    var pairs: Lexicon.Node?
    /// The node of the last two words.
    var triples: Lexicon.Node?
  }

  /// Returns the nodes of the last word, and of the last two words, in the word pairs.
  ///
  /// - Parameters:
  ///   - word: The last word; `nil` if it is unknown or in another sentence.
  ///   - earlier: The word before it, empty at the start of a sentence; `nil` if unknown.
  /// - Returns: The nodes.
  func context(after word: String?, precededBy earlier: String? = nil) -> Context {
    guard let word else { return Context() }
    return Context(
      pairs: pairs?.node(after: word),
      triples: earlier.flatMap { pairs?.node(after: word, precededBy: $0) })
  }

  /// Returns the rarity of a word after other words, in 1/25 decade.
  ///
  /// Words that a longer context lacks share the rest of its probability, in the proportions of the
  /// shorter context. `unigram` is the rarity of the word without context.
  func rarity(of word: some Sequence<Unicode.Scalar>, unigram: UInt8, in context: Context) -> Float
  {
    guard let pairs else { return Float(unigram) }
    var left = 1.0
    for node in [context.triples, context.pairs] {
      guard let node else { continue }
      if let known = pairs.lexicon.node(word, from: node)?.wordRarity {
        return Float(Rarity.rarity(of: left * Rarity.probability(known)))
      }
      left *= 1 - Rarity.probability(node.totalRarity)
    }
    return Float(Rarity.rarity(of: left * Rarity.probability(unigram)))
  }

  /// Returns the probabilities of the letters that may follow the beginning of a word.
  ///
  /// - Parameter beginning: The letters so far, in any case; empty at the beginning of a word.
  /// - Returns: The probabilities of folded letters, and of a space for the end of the word. Their
  ///   sum is at most 1; the result is empty if no word has this beginning.
  public func letters(after beginning: some StringProtocol) -> [Unicode.Scalar: Double] {
    var odds: [Unicode.Scalar: Double] = [:]
    var total = 0.0
    for index in 0..<count {
      let lexicon = self[index]
      guard let node = lexicon.node(folding.fold(String(beginning))) else { continue }
      let scale = Double(weight(index)) / Rarity.probability(lexicon.root.totalRarity)
      if let rarity = node.wordRarity {
        odds[" ", default: 0] += scale * Rarity.probability(rarity)
      }
      var children = lexicon.children(of: node)
      while let child = children.next() {
        odds[child.letter, default: 0] += scale * Rarity.probability(child.node.totalRarity)
      }
      total += scale * Rarity.probability(node.totalRarity)
    }
    // Rarities are rounded to steps of 10 %, so the parts may exceed their sum.
    let sum = max(total, odds.values.reduce(0, +))
    return sum > 0 ? odds.mapValues { $0 / sum } : [:]
  }
}
