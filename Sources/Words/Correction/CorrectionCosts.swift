// SPDX-License-Identifier: MIT

/// The costs of differences between a word and its taps, in 1/25 decade of probability.
///
/// 25 is a mistake that happens once in ten times, 50 one in a hundred. The positions of the taps
/// are not included; they are ``TouchModel``'s.
///
/// **Source:** the kinds are those of LatinIME. The first amounts came from the rates of kebbie's
/// noise. They were fitted by a coarse search for the best F0.9 on the 120 development sentences.
/// The noisy typist of the tests typed them four to eight times, with wordfreq's small English
/// list. Among equals those were taken that replaced the fewest rare English and German words. No
/// amount was chosen by the recorded taps or the test sentences.
public struct CorrectionCosts: Hashable, Sendable {
  /// Another letter than the keys near the tap have.
  public var substitution: Float = 110
  /// A letter of the word that was not typed.
  public var omission: Float = 62
  /// The second of two equal letters that was not typed.
  public var doubledOmission: Float = 45
  /// The first letter of the word that was not typed.
  public var firstOmission: Float = 85
  /// The last letter of the word that was not typed; a second of two equal ones is cheaper.
  public var lastOmission: Float = 95
  /// An apostrophe or a hyphen that was not typed.
  public var markOmission: Float = 20
  /// A tap too many.
  public var insertion: Float = 105
  /// A tap too many on the key of the tap before.
  public var doubledInsertion: Float = 50
  /// A tap too many on a key beside that of the tap before.
  public var adjacentInsertion: Float = 90
  /// Two taps in the wrong order.
  public var transposition: Float = 50
  /// A letter without its accent.
  public var accent: Float = 20
  /// A blank that was not typed.
  public var spaceOmission: Float = 70
  /// A letter that was hit instead of the blank, beside the cost of the place.
  public var spaceSubstitution: Float = 10
  /// A word without a known frequency, beside the cost of its taps.
  public var unknownWord: Float = 116
  /// Each letter of such a word.
  public var unknownLetter: Float = 13
  /// The reduction of such a word's cost by a capital, except for the first of a sentence.
  public var unknownName: Float = 15
  /// The margin for replacing a word whose taps were all near the middles of their keys.
  ///
  /// **Source:** this margin and the next three were fitted on 6 000 rare English words and 6 000
  /// of twelve other languages, against 3 000 common misspellings, all typed at the middles.
  public var centred: Float = 32
  /// The margin for exchanging such taps.
  public var centredExchange: Float = 24
  /// The margin for a missing blank, for each letter: long words are often compounds.
  public var centredSplitLetter: Float = 4
  /// The margin for dropping taps near the middles of their keys, or replacing the last letter.
  ///
  /// Misspellings lack letters or exchange them. Unknown words are often inflected known ones, or
  /// differ at the end in another language.
  public var centredEnd: Float = 52
  /// The least lead of a correction over the next one.
  public var lead: Float = 3
  /// The weight of a word's rarity.
  public var language: Float = 1.15
  /// The number of hypotheses kept for each tap.
  public var beam = 64
  /// The number of hypotheses whose completions are looked for.
  public var completionSeeds = 24
  /// The distance from the best beyond which a hypothesis is dropped.
  public var band: Float = 130

  public init() {}
}
