// SPDX-License-Identifier: MIT

extension BeamSearch {
  /// A hypothesis with the letters that complete a word.
  private struct Ending {
    var stateIndex: Int
    /// The letters that follow the hypothesis's own.
    var letters: [Unicode.Scalar] = []
    /// The cost of those letters if they were omitted; 0 if they are still to be typed.
    var omission: Float = 0
    var cost: Float
  }

  /// Returns the best words for the taps of a beam, without words that are never suggested.
  ///
  /// Of two words with a missing space, the second is weighted by the first. The word before the
  /// taps is not used: it did not improve correction on the development sentences and the recorded
  /// taps.
  func guesses(of beam: Beam, limit: Int) -> [WordGuess] {
    let endings = endings(of: beam).sorted { $0.cost < $1.cost }
    return ranked(endings.prefix(3 * limit + 10), beam, limit, in: LanguageModel.Context())
  }

  /// Returns the best words that begin with the typed letters, or with a correction of them.
  func completions(of beam: Beam, limit: Int) -> [WordGuess] {
    let level = beam.level(beam.count)
    var endings: [Ending] = []
    var search = CompletionSearch()
    for stateIndex in level.prefix(costs.completionSeeds) {
      let state = beam.states[stateIndex]
      search.add(state.node, cost: state.cost, lexicon: Int(state.lexicon), seed: stateIndex)
    }
    let lexicons = (0..<language.count).map { language[$0] }
    while endings.count < 4 * limit + 12, let found = search.next(in: lexicons) {
      endings.append(Ending(stateIndex: found.seed, letters: found.letters, cost: found.cost))
    }
    endings += pairEndings(beam, beam.context.triples, limit)
    endings += pairEndings(beam, beam.context.pairs, limit)
    return ranked(endings[...], beam, limit, in: beam.context)
  }

  /// Returns the cost of the hypothesis that the typed word is correct but in no lexicon.
  func unknownWordCost(of beam: Beam, typed: String) -> Float {
    var cost = costs.unknownWord + costs.unknownLetter * Float(typed.unicodeScalars.count)
    let folded = language.folding.fold(typed)
    for (tap, letter) in zip(beam.taps, folded) {
      let index = (0..<tap.count).first { tap[$0].letter == letter } ?? 0
      cost += model.cost(tap[index])
    }
    return cost
  }

  /// Returns the hypotheses that are words, and those that one more letter makes a word.
  private func endings(of beam: Beam) -> [Ending] {
    var endings: [Ending] = []
    guard beam.count > 0 else { return [] }
    for stateIndex in beam.level(beam.count) {
      let state = beam.states[stateIndex]
      if let rarity = state.node.wordRarity {
        endings.append(
          Ending(stateIndex: stateIndex, cost: state.cost + Float(rarity) * costs.rarityWeight))
      }
      guard state.edits < maximumEdits(beam.count) else { continue }
      for child in language[Int(state.lexicon)].children(of: state.node) {
        guard let rarity = child.node.wordRarity else { continue }
        var cost = omission(child.letter, state, isFirst: false)
        if cost == costs.omission { cost = costs.lastOmission }
        endings.append(
          Ending(
            stateIndex: stateIndex, letters: [child.letter], omission: cost,
            cost: state.cost + cost + Float(rarity) * costs.rarityWeight))
      }
    }
    return endings
  }

  /// Returns the endings by the word pairs: the words that follow the words before, and continue
  /// the typed letters.
  private func pairEndings(
    _ beam: Beam, _ context: Lexicon.Node?, _ limit: Int
  ) -> [Ending] {
    guard let pairs = language.pairs, let context else { return [] }
    var search = CompletionSearch()
    for stateIndex in beam.level(beam.count).prefix(costs.completionSeeds) {
      let state = beam.states[stateIndex]
      guard state.spaces == 0,
        let node = pairs.lexicon.node(beam.letters(of: stateIndex), from: context)
      else { continue }
      search.add(node, cost: state.cost, lexicon: 0, seed: stateIndex)
    }
    var endings: [Ending] = []
    while endings.count < 2 * limit + 4, let found = search.next(in: [pairs.lexicon]) {
      endings.append(Ending(stateIndex: found.seed, letters: found.letters, cost: found.cost))
    }
    return endings
  }

  /// Returns the words of some endings, the most probable after the word before first.
  private func ranked(
    _ endings: ArraySlice<Ending>, _ beam: Beam, _ limit: Int, in context: LanguageModel.Context
  ) -> [WordGuess] {
    var best: [String: WordGuess] = [:]
    for ending in endings {
      guard let guess = guess(ending, beam, in: context) else { continue }
      if guess.cost < best[guess.text]?.cost ?? .infinity { best[guess.text] = guess }
    }
    let sorted = best.values.sorted { ($0.cost, $0.text) < ($1.cost, $1.text) }
    return Array(sorted.prefix(limit))
  }

  private func guess(
    _ ending: Ending, _ beam: Beam, in context: LanguageModel.Context
  ) -> WordGuess? {
    let state = beam.states[ending.stateIndex]
    let lexicon = language[Int(state.lexicon)]
    let letters = beam.letters(of: ending.stateIndex) + ending.letters
    var guess = WordGuess(
      text: "", cost: state.cost + ending.omission, mayReplace: true, folding: lexicon.folding)
    var context = context
    let words = letters.split(separator: " ")
    for (index, word) in words.enumerated() {
      let folded = Array(word)
      guard let node = lexicon.node(folded), let entry = lexicon.entry(at: node, folded),
        let rarity = node.wordRarity, !entry.flags.contains(.neverSuggest)
      else { return nil }
      guess.mayReplace = guess.mayReplace && !entry.flags.contains(.neverCorrectTo)
      guess.text += index == 0 ? entry.word : " " + entry.word
      // The words before the last are already part of the hypothesis.
      guard index == words.count - 1 else {
        context = language.context(after: entry.word)
        continue
      }
      let expected = language.rarity(of: folded, unigram: rarity, in: context)
      guess.cost += expected * costs.rarityWeight
    }
    return guess.text.isEmpty ? nil : guess
  }
}
