// SPDX-License-Identifier: MIT

import ClavierKit
import Words

// Learning: words that no lexicon has, once they are finished as they were typed, and pairs.

extension LexiconService {
  public var canLearnWords: Bool { own.learns }
  public var canIgnoreWords: Bool { own.learns }
  public var learnedWords: [String] { own.words.all }
  public var ignoredWords: [String] { learnedWords }

  /// Returns whether a word is one of the person's own, which are never corrected.
  public func hasIgnoredWord(_ word: String) -> Bool { own.words.contains(word.unquoted) }

  /// Returns whether a word is one of the person's own.
  public func hasLearnedWord(_ word: String) -> Bool { own.words.contains(word.unquoted) }

  /// Learns a word that the person has chosen as they typed it.
  public func learnWord(_ word: String) { own.words.add(word.unquoted, isChosen: true) }

  /// Learns a word whose correction the person has rejected.
  public func ignoreWord(_ word: String) { learnWord(word) }

  /// Forgets a word, which may be learned again.
  public func unlearnWord(_ word: String) { own.words.forget(word.unquoted) }

  /// Forgets a word.
  public func removeIgnoredWord(_ word: String) { unlearnWord(word) }

  /// Suggests a word no more, and does not correct to it.
  ///
  /// A word that is shown with a capital, as at the start of a sentence, is removed without it,
  /// too.
  public func removeSuggestion(_ word: String) {
    let word = word.unquoted
    let language = corrector.language
    let isOwn = own.words.contains(word)
    own.words.remove(word)
    let spellings = (0..<language.count).flatMap { language[$0].entries(for: word).map(\.word) }
    // The capital may be the word's own.
    guard !isOwn, !spellings.contains(word) else { return }
    for spelling in spellings { own.words.remove(spelling) }
    let small = language.folding.lowercased(word)
    // Two words, such as a lot, are no entry of a lexicon.
    if own.words.contains(small) || small.contains(" ") { own.words.remove(small) }
  }

  /// Learns the word that the last key has finished, and the pair of it and the word before.
  ///
  /// - Parameters:
  ///   - text: The text before the cursor.
  ///   - word: The part of a word at its end; learning needs an empty one.
  func learn(typed text: String, endingWith word: Substring) {
    guard word.isEmpty else {
      lastTyped = (String(text[..<word.startIndex]), String(word))
      return
    }
    guard let last = lastTyped.take(), own.learns, text.hasPrefix(last.start) else { return }
    // Another text, such as one that a session reports, is not what was typed.
    let finished = text.dropFirst(last.start.count).dropLast()
    guard !finished.isEmpty, finished.allSatisfy({ !$0.isWordDelimiter }) else { return }
    let isFirst =
      TextContext(beforeInput: last.start).isCursorAtNewSentenceWithTrailingWhitespace
    let typed = String(finished)
    let own = isFirst ? typed.decapitalized(corrector.language.folding) : typed
    let isKnown = corrector.language.contains(typed)
    if finished == last.word[...], !isKnown { self.own.words.add(own) }
    if let previous = last.start[...].wordBeforeSpace, isKnown || self.own.words.contains(own) {
      self.own.words.add(own, after: previous)
    }
  }
}

extension String {
  /// The word without the quotation marks before it, which its suggestions keep.
  fileprivate var unquoted: String { String(drop(while: \.isQuotationMark)) }

  /// Returns the word without the capital of a sentence; words with other capitals stay.
  fileprivate func decapitalized(_ folding: Folding) -> String {
    let rest = String(dropFirst())
    return rest == folding.lowercased(rest) ? folding.lowercased(self) : self
  }
}
