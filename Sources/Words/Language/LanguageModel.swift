// SPDX-License-Identifier: MIT

/// The words that are expected: one or two lexicons, pairs of words, and the language of the last
/// words.
public struct LanguageModel: Sendable {
  public let first: Lexicon
  public let second: Lexicon?
  /// The pairs of the first language; `nil` if none are known.
  public let pairs: WordPairs?
  /// The number of letters that words of the first language begin with, and the blank.
  let alphabet: Float
  /// The probability that the next word is of the first language, from 0.02 to 0.98; 1 if alone.
  public private(set) var weight: Float

  /// - Parameters:
  ///   - first: The lexicon of the language that is expected at first.
  ///   - second: The other one, `nil` if only one language is written.
  ///   - pairs: Pairs of words of the first language.
  public init(
    _ first: Lexicon, _ second: Lexicon? = nil, pairs: WordPairs? = nil
  ) {
    self.first = first
    self.second = second
    self.pairs = pairs
    weight = second == nil ? 1 : Self.initialWeight
    // Letters of other languages are at the beginning of hardly a word.
    let least = Int(first.root.mass) + Self.rareLetter
    alphabet = 1 + Float(first.children(of: first.root).count { $0.node.mass <= least })
  }

  /// The folding of the first language, for both.
  public var folding: Folding { first.folding }

  /// The number of lexicons: 1 or 2.
  public var count: Int { second == nil ? 1 : 2 }

  /// A lexicon: the second for 1 if there is one, else the first.
  public subscript(index: Int) -> Lexicon { index == 1 ? second ?? first : first }

  /// Whether a word stands in one of the lexicons.
  public func contains(_ word: String) -> Bool {
    first.contains(word) || second?.contains(word) ?? false
  }

  /// Updates the languages' weights with a finished word.
  ///
  /// The weight follows Bayes' rule on the word's frequencies in both languages, after a step
  /// toward the middle, so that a change of language takes two or three words.
  /// A word that neither lexicon has changes nothing.
  public mutating func observe(_ word: String) {
    guard let second else { return }
    let probabilities = (Self.probability(word, first), Self.probability(word, second))
    guard probabilities.0 > 0 || probabilities.1 > 0 else { return }
    let prior = Self.inertia * weight + (1 - Self.inertia) * 0.5
    let one = prior * Float(probabilities.0 + Self.unknown)
    let other = (1 - prior) * Float(probabilities.1 + Self.unknown)
    weight = max(0.02, min(0.98, one / (one + other)))
  }

  /// Forgets the last words, as in a new field.
  public mutating func reset() {
    weight = second == nil ? 1 : Self.initialWeight
  }

  /// The probability of a lexicon's language, from 0 to 1.
  func weight(_ index: Int) -> Float {
    index == 0 ? weight : 1 - weight
  }

  /// Returns the cost of a language in 1/25 decade.
  func cost(_ index: Int) -> Float {
    second == nil ? 0 : Float(Rarity.rarity(of: Double(weight(index))))
  }

  private static func probability(_ word: String, _ lexicon: Lexicon) -> Double {
    guard let node = lexicon.node(lexicon.folding.fold(word)), let rarity = node.wordRarity else {
      return 0
    }
    return Rarity.probability(rarity)
  }

  /// The rarity of a letter at the beginning of words that is not counted: 1 in 10 000.
  private static let rareLetter = 100
  private static let initialWeight: Float = 0.6
  /// The part of the weight that lasts from word to word.
  private static let inertia: Float = 0.8
  /// The probability of a word that a lexicon does not have.
  private static let unknown = 1e-6
}

extension LanguageModel {
  /// The places in the pairs after the words before; `nil` where those are not known.
  struct Context: Sendable {
    var pairs: Lexicon.Node?
    /// The place after the last two words.
    var triples: Lexicon.Node?
  }

  /// Returns the places in the pairs after a word, and after it and the one before it.
  ///
  /// - Parameters:
  ///   - word: The word before; `nil` if it is not known or of another sentence.
  ///   - earlier: The one before it, empty at the start of a sentence; `nil` if it is not known.
  /// - Returns: The places.
  func context(after word: String?, following earlier: String? = nil) -> Context {
    guard let word else { return Context() }
    return Context(
      pairs: pairs?.node(after: word),
      triples: earlier.flatMap { pairs?.node(after: word, following: $0) })
  }

  /// Returns the rarity of a word after other words, in 1/25 decade.
  ///
  /// The words that a longer context does not have share the rest of its probability as in the
  /// shorter one. `unigram` is the rarity of the word without context.
  func rarity(of word: some Sequence<Unicode.Scalar>, unigram: UInt8, in context: Context) -> Float
  {
    guard let pairs else { return Float(unigram) }
    var left = 1.0
    for node in [context.triples, context.pairs] {
      guard let node else { continue }
      if let known = pairs.lexicon.node(word, from: node)?.wordRarity {
        return Float(Rarity.rarity(of: left * Rarity.probability(known)))
      }
      left *= 1 - Rarity.probability(node.mass)
    }
    return Float(Rarity.rarity(of: left * Rarity.probability(unigram)))
  }

  /// Returns the probabilities of the letters that may follow the beginning of a word.
  ///
  /// - Parameter beginning: The letters so far, in either case; empty at the beginning of a word.
  /// - Returns: The probabilities of folded letters, and of a blank for the word's end, at most 1
  ///   together; empty if no word begins so.
  public func letters(after beginning: some StringProtocol) -> [Unicode.Scalar: Double] {
    var odds: [Unicode.Scalar: Double] = [:]
    var total = 0.0
    for index in 0..<count {
      let lexicon = self[index]
      guard let node = lexicon.node(folding.fold(String(beginning))) else { continue }
      let scale = Double(weight(index)) / Rarity.probability(lexicon.root.mass)
      if let rarity = node.wordRarity {
        odds[" ", default: 0] += scale * Rarity.probability(rarity)
      }
      var children = lexicon.children(of: node)
      while let child = children.next() {
        odds[child.letter, default: 0] += scale * Rarity.probability(child.node.mass)
      }
      total += scale * Rarity.probability(node.mass)
    }
    // A step of the scale is 10 %, so that the parts may exceed their sum.
    let sum = max(total, odds.values.reduce(0, +))
    return sum > 0 ? odds.mapValues { $0 / sum } : [:]
  }
}
