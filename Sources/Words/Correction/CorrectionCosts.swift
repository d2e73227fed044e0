// SPDX-License-Identifier: MIT

/// The costs of differences between a word and its taps, in 1/25 decade of probability.
///
/// A cost of 25 is a mistake in one of ten cases, a cost of 50 in one of a hundred. ``TouchModel``
/// adds the costs of the positions of the taps.
///
/// **Source:** LatinIME for the kinds of mistakes. The first amounts came from the rates of
/// kebbie's noise. They were fitted by a coarse search for the best F0.9 on the 120 development
/// sentences. The noisy typist of the tests typed them four to eight times, with wordfreq's small
/// English list. Of equal results, those that replaced the fewest rare English and German words
/// were chosen. No amount was chosen by the recorded taps or the test sentences.
public struct CorrectionCosts: Hashable, Sendable {
  /// The cost of a letter that no key near the tap has.
  public var substitution: Float = 110
  /// The cost of an omitted letter of the word.
  public var omission: Float = 62
  /// The cost of an omitted second letter of two equal ones.
  public var doubledOmission: Float = 45
  /// The cost of an omitted first letter of the word.
  public var firstOmission: Float = 85
  /// The cost of an omitted last letter of the word; for the second of two equal letters,
  /// ``doubledOmission`` applies.
  public var lastOmission: Float = 95
  /// The cost of an omitted apostrophe or hyphen.
  public var markOmission: Float = 20
  /// The cost of a superfluous tap.
  public var insertion: Float = 105
  /// The cost of a superfluous tap on the same key as the tap before.
  public var doubledInsertion: Float = 50
  /// The cost of a superfluous tap on a key beside that of the tap before.
  public var adjacentInsertion: Float = 90
  /// The cost of two exchanged taps.
  public var transposition: Float = 50
  /// The cost of a missing accent of a letter.
  public var accent: Float = 20
  /// The cost of a missing space.
  public var spaceOmission: Float = 70
  /// The cost of a letter that was hit instead of the space bar, in addition to that of the
  /// position.
  public var spaceSubstitution: Float = 10
  /// The cost of a word that is in no lexicon, in addition to the cost of its taps.
  public var unknownWord: Float = 116
  /// The cost of each letter of a word that is in no lexicon.
  public var unknownLetter: Float = 13
  /// The reduction for a word that is in no lexicon and has a capital, except at the start of a
  /// sentence.
  public var unknownName: Float = 15
  /// The margin for replacing a word whose taps were all near the middles of their keys.
  ///
  /// **Source:** 6 000 rare English words, 6 000 words of twelve other languages and 3 000 common
  /// misspellings, all typed at the middles. This margin and the next three were fitted to them.
  public var centredWord: Float = 32
  /// The margin for exchanging two taps near the middles of their keys.
  public var centredExchange: Float = 24
  /// The margin for a missing space between such taps, for each letter: long words are often
  /// compounds.
  public var centredSplitLetter: Float = 4
  /// The margin for removing taps near the middles of their keys, or replacing the last letter.
  ///
  /// Misspellings lack letters or exchange them. Unknown words are often inflections of known ones,
  /// or have the ending of another language.
  public var centredEnd: Float = 52
  /// The minimum difference between the costs of a correction and the next one.
  public var leadMargin: Float = 3
  /// The weight of a word's rarity in its cost.
  public var rarityWeight: Float = 1.15
  /// The number of hypotheses kept for each tap.
  public var beamWidth = 64
  /// The number of hypotheses for which completions are searched.
  public var completionSeeds = 24
  /// The maximum difference to the cost of the best hypothesis; others are dropped.
  public var pruningMargin: Float = 130

  public init() {}
}
