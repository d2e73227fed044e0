// SPDX-License-Identifier: MIT

/// A guess at the word that some taps were meant for.
public struct WordGuess: Hashable, Sendable {
  /// The word, in the case of the typed one; two words where a blank was missed.
  public var text: String
  /// The cost in 1/25 decade: -log P(taps, word), less is better.
  public var cost: Float
  /// Whether the guess may replace a typed word without being asked.
  public var mayReplace: Bool
  /// The folding of its language, which has the capitals.
  var folding = Folding(language: "")
}

/// The words that some taps may have been meant for, and the decision about the typed one.
public struct WordCorrections: Hashable, Sendable {
  /// The guesses, the best first; the typed word is among them only if it stands in a lexicon.
  public var guesses: [WordGuess]
  /// The guess that replaces the typed word; `nil` if that stays.
  public var replacement: WordGuess?
  /// The probability of the best guess among all guesses and the typed word, from 0 to 1.
  ///
  /// It is 1 for a typed word that stays in any case.
  public var confidence: Float
}

/// The capitals of a typed word.
enum WordCase {
  case lower
  case capitalized
  case upper

  init(of typed: String, startsSentence: Bool = false) {
    // The letter apostrophe ʼ is alphabetic, but has no case.
    let letters = typed.unicodeScalars.filter { $0.properties.isCased }
    if letters.count > 1, letters.allSatisfy({ $0.properties.isUppercase }) {
      self = .upper
    } else if startsSentence || letters.first?.properties.isUppercase ?? false {
      self = .capitalized
    } else {
      self = .lower
    }
  }

  /// Returns a word with these capitals of its language; its own stay.
  func apply(to word: String, _ folding: Folding) -> String {
    switch self {
    case .lower: return word
    case .upper: return word.unicodeScalars.reduce(into: "") { $0 += folding.capital($1) }
    case .capitalized:
      guard let first = word.first, first.isLowercase else { return word }
      return folding.titlecased(word)
    }
  }
}

extension WordGuess {
  /// Returns the guess with the capitals of a typed word.
  func with(_ wordCase: WordCase) -> WordGuess {
    var result = self
    result.text = wordCase.apply(to: text, folding)
    return result
  }
}
