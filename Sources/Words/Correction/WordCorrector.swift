// SPDX-License-Identifier: MIT

/// The correction of words as they are typed, their completion, and the prediction of next words.
///
/// Pass each tap to ``extend(_:with:)``; request corrections or completions at any time. A tap
/// costs one level of the beam, so the end of a word takes no longer than its letters.
public struct WordCorrector: Sendable {
  private(set) var search: BeamSearch

  public init(
    _ language: LanguageModel, model: TouchModel = TouchModel(),
    costs: CorrectionCosts = CorrectionCosts()
  ) {
    search = BeamSearch(
      language: language, accents: (0..<language.count).map { AccentTable(language[$0]) },
      model: model, costs: costs)
  }

  /// The lexicons and word pairs.
  public var language: LanguageModel { search.language }

  /// Updates the weights of the languages with a finished word: ``LanguageModel/observe(_:)``.
  public mutating func observe(_ word: String) {
    search.language.observe(word)
  }

  /// Returns a beam without taps.
  ///
  /// - Parameters:
  ///   - previous: The word before; `nil` if it is unknown or in another sentence.
  ///   - earlier: The word before `previous`, empty at the start of a sentence; `nil` if unknown.
  /// - Returns: The beam.
  public func begin(after previous: String? = nil, precededBy earlier: String? = nil) -> Beam {
    search.begin(after: previous, precededBy: earlier)
  }

  /// Adds a tap to a beam.
  public func extend(_ beam: inout Beam, with tap: Tap) {
    search.extend(&beam, with: tap)
  }

  /// Returns the guesses for a finished word, and whether one of them replaces it.
  ///
  /// Some words are not replaced: words in a lexicon, single letters, and words with some capitals
  /// after the first letter. Nor are texts with characters other than letters, apostrophes and
  /// hyphens, such as digits, @ or a full stop. A lexicon's word in lower case still gets its
  /// capitals, as in a name.
  ///
  /// - Parameters:
  ///   - beam: The beam after the word's taps.
  ///   - typed: The typed word, as it is in the text.
  ///   - startsSentence: Whether the word is the first of a sentence.
  ///   - limit: The maximum number of guesses.
  /// - Returns: The guesses in order, and the decision.
  public func corrections(
    of beam: Beam, typed: String, startsSentence: Bool = false, limit: Int = 5
  ) -> WordCorrections {
    let wordCase = WordCase(of: typed, startsSentence: startsSentence)
    let guesses = search.guesses(of: beam, limit: max(3, limit)).map { $0.with(wordCase) }
    var result = WordCorrections(
      guesses: Array(guesses.prefix(limit)), replacement: nil, confidence: 0)
    if !isReplaceable(typed) {
      result.replacement = withLexiconCapitals(typed, wordCase)
      result.confidence = 1
      return result
    }
    guard let best = guesses.first else { return result }
    var literal = search.unknownWordCost(of: beam, typed: typed)
    // A capital inside a sentence marks a name, and names are less often in a lexicon.
    let isName = wordCase == .capitalized && !startsSentence
    let nameMargin = isName ? search.costs.unknownName : 0
    literal -= nameMargin
    var sum = Rarity.ratio(ofDifference: literal - best.cost)
    for guess in guesses { sum += Rarity.ratio(ofDifference: guess.cost - best.cost) }
    result.confidence = 1 / sum
    guard best.text != typed, best.mayReplace else { return result }
    let margin = max(0, search.margin(of: best.text, typed: typed, beam) - nameMargin)
    guard literal - margin >= best.cost else { return result }
    let next = guesses.dropFirst().first?.cost ?? .infinity
    if next - best.cost >= search.costs.leadMargin { result.replacement = best }
    return result
  }

  /// Returns the words that begin with the taps so far, the best first, without the typed word.
  ///
  /// - Parameters:
  ///   - beam: The beam after the taps.
  ///   - typed: The typed letters, as they are in the text.
  ///   - startsSentence: Whether the word is the first of a sentence.
  ///   - limit: The maximum number of words.
  /// - Returns: The words in the case of the typed letters.
  public func completions(
    of beam: Beam, typed: String, startsSentence: Bool = false, limit: Int = 3
  ) -> [WordGuess] {
    let wordCase = WordCase(of: typed, startsSentence: startsSentence)
    let words = search.completions(of: beam, limit: limit + 1).map { $0.with(wordCase) }
    return Array(words.filter { $0.text != typed }.prefix(limit))
  }

  /// Returns the most probable next words, the best first.
  ///
  /// Without known word pairs, these are the most frequent words.
  ///
  /// - Parameters:
  ///   - previous: The word before.
  ///   - earlier: The word before `previous`, empty at the start of a sentence; `nil` if unknown.
  ///   - limit: The maximum number of words.
  /// - Returns: The words in their own case.
  public func nextWords(
    after previous: String, precededBy earlier: String? = nil, limit: Int = 3
  ) -> [String] {
    let context = language.context(after: previous, precededBy: earlier)
    var candidates: Set<String> = []
    for earlier in [earlier, nil] {
      let words = language.pairs?.words(after: previous, precededBy: earlier, limit: 3 * limit)
      candidates.formUnion(words ?? [])
    }
    candidates.formUnion(language.first.completions(of: "", limit: 2 * limit).map(\.word))
    let ranked = candidates.compactMap { word -> (text: String, cost: Float)? in
      let entry = language.first.entries(for: word).first ?? WordEntry(word, rarity: Rarity.rarest)
      guard !entry.flags.contains(.neverSuggest) else { return nil }
      let folded = language.folding.fold(word)
      return (entry.word, language.rarity(of: folded, unigram: entry.rarity, in: context))
    }
    .sorted { ($0.cost, $0.text) < ($1.cost, $1.text) }
    // Word pairs have "i", the lexicon "I": both are the same word.
    var found: Set<String> = []
    return Array(ranked.map(\.text).filter { found.insert($0).inserted }.prefix(limit))
  }

  /// Returns whether a word may be replaced by another.
  public func isReplaceable(_ typed: String) -> Bool {
    let scalars = typed.unicodeScalars
    guard scalars.count > 1, !language.contains(typed) else { return false }
    guard scalars.allSatisfy(Self.isWordScalar) else { return false }
    // McDonald, iPod and DVDs are not replaced; a word in capitals is corrected in capitals.
    let capitals = scalars.filter { $0.properties.isUppercase }.count
    let letters = scalars.filter { $0.properties.isAlphabetic }.count
    let isFirst = scalars.first?.properties.isUppercase ?? false
    return capitals == 0 || capitals == letters || capitals == 1 && isFirst
  }

  /// Returns whether a scalar is a letter, a combining mark, an apostrophe or a hyphen.
  static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
    default:
      scalar.properties.isAlphabetic || scalar == "'" || scalar == "\u{2019}" || scalar == "-"
    }
  }

  /// Returns the word with the capitals of the lexicon; `nil` if it has them already.
  private func withLexiconCapitals(_ typed: String, _ wordCase: WordCase) -> WordGuess? {
    guard typed == typed.lowercased() else { return nil }
    // For a word of both languages, such as hand and Hand, the more probable language decides.
    let order = language.weight(1) > language.weight(0) ? [1, 0] : [0, 1]
    for index in order.prefix(language.count) {
      let entries = language[index].entries(for: typed)
      guard let best = entries.first else { continue }
      // A word that the lexicon also has in lower case is not changed.
      guard !entries.contains(where: { $0.word == typed }) || wordCase == .capitalized else {
        return nil
      }
      let word = entries.contains { $0.word == typed } ? typed : best.word
      let text = wordCase.apply(to: word, language[index].folding)
      guard best.flags.isEmpty, text != typed else { return nil }
      return WordGuess(text: text, cost: Float(best.rarity), mayReplace: true)
    }
    return nil
  }
}
