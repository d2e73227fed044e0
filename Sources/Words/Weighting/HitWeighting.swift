// SPDX-License-Identifier: MIT

/// The choice of the key that a tap was meant for: P(tap | key) · P(key | letters so far).
///
/// A decision reads the children of one or two nodes and allocates no memory.
///
/// **Source:** Goodman et al., "Language modeling for soft keyboards", 2002, for the product;
/// Gunawardana et al., "Usability guided key-target resizing", 2010, for the anchor.
public struct HitWeighting: Sendable {
  public var model: TouchModel

  public init(model: TouchModel = TouchModel()) {
    self.model = model
  }

  /// Returns the index of the candidate that was most probably meant.
  ///
  /// The result is 0, the key under the finger, near the middle of a key. It is 0 on keys that type
  /// neither a letter nor a space. It is also 0 after letters that begin no word, and if no
  /// candidate continues a word.
  public func decide(_ tap: Tap, after path: WordPath, in language: borrowing LanguageModel) -> Int
  {
    guard tap.count > 1, path.isKnown, !model.isAnchored(tap.typed) else { return 0 }
    var odds = InlineArray<10, Float>(repeating: 0)
    let total = LetterOdds.sum(of: tap, after: path, in: language, into: &odds)
    guard total > 0 else { return 0 }
    let unknownWord = UnknownWord.probability(
      ofLetters: path.count, alphabet: language.alphabetSize)
    var best = 0
    var bestCost = Float.infinity
    var isKnown = false
    for index in 0..<tap.count {
      isKnown = isKnown || odds[index] > 0
      let share = (odds[index] + unknownWord / language.alphabetSize) / (total + unknownWord)
      let letter = Rarity.rarity(of: Double(max(model.minimumLetterProbability, share)))
      let cost = model.cost(tap[index]) + Float(letter)
      if cost < bestCost {
        bestCost = cost
        best = index
      }
    }
    return isKnown ? best : 0
  }
}

/// The model of words that are in no lexicon, in which all letters are equally probable.
///
/// The rarer the beginning of a word is in the lexicon, the more probable is an unknown word. So
/// the taps of a password or a name are not changed.
///
/// **Source:** Bayes' rule. The share of unknown words is the smallest with which random letters
/// are typed less than 10 % worse than with the plain hit test.
enum UnknownWord {
  /// The odds that a word is in no lexicon, before its first letter.
  private static let odds: Float = 0.5

  /// Returns the probability of a number of letters at the beginning of such a word.
  static func probability(ofLetters count: Int, alphabet: Float) -> Float {
    var probability = odds
    for _ in 0..<min(count, LexiconFormat.maximumWordLength) { probability /= alphabet }
    return probability
  }
}

/// The probabilities of letters after the beginning of a word.
enum LetterOdds {
  /// Sums the probabilities of words that continue with each candidate of a tap, in both languages.
  ///
  /// For the space, the words that end here count.
  ///
  /// - Returns: The sum over all letters and the end; `odds` receives the candidates' parts of it.
  static func sum(
    of tap: Tap, after path: WordPath, in language: borrowing LanguageModel,
    into odds: inout InlineArray<10, Float>
  ) -> Float {
    var total: Float = 0
    if let node = path.nodes[0] {
      let scale = language.weight(0) / probability(language.first.root.totalRarity)
      total += add(node, language.first, scale, of: tap, &odds)
    }
    if let node = path.nodes[1], let second = language.second {
      let scale = language.weight(1) / probability(second.root.totalRarity)
      total += add(node, second, scale, of: tap, &odds)
    }
    return total
  }

  @inline(__always)
  private static func probability(_ rarity: UInt8) -> Float {
    Float(Rarity.probability(rarity))
  }

  private static func add(
    _ node: Lexicon.Node, _ lexicon: borrowing Lexicon, _ scale: Float, of tap: Tap,
    _ odds: inout InlineArray<10, Float>
  ) -> Float {
    if let rarity = node.wordRarity { add(scale * probability(rarity), to: " ", of: tap, &odds) }
    var children = lexicon.children(of: node)
    while let child = children.next() {
      add(scale * probability(child.node.totalRarity), to: child.letter, of: tap, &odds)
    }
    return scale * probability(node.totalRarity)
  }

  @inline(__always)
  private static func add(
    _ amount: Float, to letter: Unicode.Scalar, of tap: Tap,
    _ odds: inout InlineArray<10, Float>
  ) {
    for index in 0..<tap.count where tap[index].letter == letter {
      odds[index] += amount
    }
  }
}
