// SPDX-License-Identifier: MIT

/// A guess of the word for which some taps were meant.
public struct WordGuess: Hashable, Sendable {
  /// The word, in the case of the typed one; two words where a space was missed.
  public var text: String
  /// The cost in 1/25 decade: -log P(taps, word); lower is better.
  public var cost: Float
  /// Whether the guess may replace a typed word automatically.
  public var mayReplace: Bool
  /// The folding of the word's language, for its capitals.
  var folding = Folding(language: "")
}

/// The guesses for a typed word, and the decision whether one replaces it.
public struct WordCorrections: Hashable, Sendable {
  /// The guesses, the best first; the typed word is included only if a lexicon has it.
  public var guesses: [WordGuess]
  /// The guess that replaces the typed word; `nil` to keep it.
  public var replacement: WordGuess?
  /// The probability of the best guess among all guesses and the typed word, from 0 to 1.
  ///
  /// The value is 1 for a typed word that is never replaced.
  public var confidence: Float
}

/// The case of a typed word.
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

  /// Returns a word with this case; the word's own capitals are kept.
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
  /// Returns the guess in the case of a typed word.
  func with(_ wordCase: WordCase) -> WordGuess {
    var result = self
    result.text = wordCase.apply(to: text, folding)
    return result
  }
}
