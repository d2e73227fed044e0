// SPDX-License-Identifier: MIT

extension LanguageModel {
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
