// SPDX-License-Identifier: MIT

import ClavierKit
import Words

// Learning: finished words that no lexicon has, and word pairs.

extension LexiconService {
  public var canLearnWords: Bool { ownWords.learns }
  public var canIgnoreWords: Bool { ownWords.learns }
  public var learnedWords: [String] { ownWords.words.knownWords }
  public var ignoredWords: [String] { learnedWords }

  /// Returns whether a word is one of the user's own words, which are never corrected.
  public func hasIgnoredWord(_ word: String) -> Bool { ownWords.words.contains(word.unquoted) }

  /// Returns whether a word is one of the user's own words.
  public func hasLearnedWord(_ word: String) -> Bool { ownWords.words.contains(word.unquoted) }

  /// Learns a word that the user has chosen as they typed it.
  public func learnWord(_ word: String) { ownWords.words.add(word.unquoted, isChosen: true) }

  /// Learns a word whose correction the user has undone.
  public func ignoreWord(_ word: String) { learnWord(word) }

  /// Forgets a word, which may be learned again.
  public func unlearnWord(_ word: String) { ownWords.words.forget(word.unquoted) }

  /// Forgets a word, which may be learned again.
  public func removeIgnoredWord(_ word: String) { unlearnWord(word) }

  /// Stops suggesting a word, and correcting to it.
  ///
  /// A word that is shown with a capital, as at the start of a sentence, is also removed without
  /// the capital.
  public func removeSuggestion(_ word: String) {
    let word = word.unquoted
    let language = corrector.language
    let isOwn = ownWords.words.contains(word)
    ownWords.words.remove(word)
    let spellings = (0..<language.count).flatMap { language[$0].entries(for: word).map(\.word) }
    // The capital may belong to the word, as in a name.
    guard !isOwn, !spellings.contains(word) else { return }
    for spelling in spellings { ownWords.words.remove(spelling) }
    let small = language.folding.lowercased(word)
    // A suggestion of two words, such as "a lot", is no entry of a lexicon.
    if ownWords.words.contains(small) || small.contains(" ") { ownWords.words.remove(small) }
  }

  /// Learns the word that the last key has finished, and its pair with the word before.
  ///
  /// - Parameters:
  ///   - text: The text before the cursor.
  ///   - word: The part of a word at the end of `text`; must be empty for learning.
  func learn(typed text: String, endingWith word: Substring) {
    guard word.isEmpty else {
      lastTyped = (String(text[..<word.startIndex]), String(word))
      return
    }
    guard let last = lastTyped.take(), ownWords.learns, text.hasPrefix(last.start) else { return }
    // Another text, such as one that a session reported, was not typed on this keyboard.
    let finished = text.dropFirst(last.start.count).dropLast()
    guard !finished.isEmpty, finished.allSatisfy({ !$0.isWordDelimiter }) else { return }
    let isFirst =
      TextContext(beforeInput: last.start).isCursorAtNewSentenceWithTrailingWhitespace
    let typed = String(finished)
    let learned = isFirst ? typed.decapitalized(corrector.language.folding) : typed
    let isKnown = corrector.language.contains(typed)
    if finished == last.word[...], !isKnown { ownWords.words.add(learned) }
    if let previous = last.start[...].wordBeforeSpace,
      isKnown || ownWords.words.contains(learned)
    {
      ownWords.words.add(learned, after: previous)
    }
  }
}

extension String {
  /// The word without quotation marks before it, which its suggestions keep.
  fileprivate var unquoted: String { String(drop(while: \.isQuotationMark)) }

  /// Returns the word without the capital of a sentence; words with other capitals are unchanged.
  fileprivate func decapitalized(_ folding: Folding) -> String {
    let rest = String(dropFirst())
    return rest == folding.lowercased(rest) ? folding.lowercased(self) : self
  }
}
