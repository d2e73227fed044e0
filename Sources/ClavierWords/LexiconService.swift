// SPDX-License-Identifier: MIT

public import ClavierKit
public import Words

/// An autocomplete service with a lexicon: corrections and completions of the word before the
/// cursor, and next words.
///
/// ```swift
/// let lexicon = try Lexicon(bytes: LexiconBytes(contents))
/// session.services.autocompleteService = LexiconService(LanguageModel(lexicon))
/// ```
///
/// With the pages of the keyboard, the service also uses the positions of taps. A text that
/// continues the last one costs one step of the search.
public final class LexiconService: AutocompleteService {
  var corrector: WordCorrector
  private let keys: LetterKeys?
  private let limit: Int
  let ownWords: OwnWordsStore
  /// The search for the word before the cursor.
  private var search: Search?
  /// The last finished word that the language model has seen.
  private var observed: Substring?
  /// The last text that ended in a word: the part before the word, and the word.
  var lastTyped: (start: String, word: String)?

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - language: The model of the words.
  ///   - pages: The pages of the keyboard; `nil` to ignore the positions of taps.
  ///   - ownWords: The user's own words; by default none are learned.
  ///   - limit: The maximum number of suggestions.
  public init(
    _ language: LanguageModel, pages: KeyboardPages? = nil,
    ownWords: OwnWordsStore = OwnWordsStore(), limit: Int = 3
  ) {
    corrector = WordCorrector(language)
    keys = pages.map { LetterKeys($0, language.folding) }
    self.ownWords = ownWords
    self.limit = limit
  }

  /// Returns the suggestions for a text without the positions of its taps.
  public func suggestions(
    for text: TextContext, localeIdentifier: String
  ) -> [Autocomplete.Suggestion] {
    suggestions(for: text, taps: text.unknownTaps, localeIdentifier: localeIdentifier)
  }

  /// Returns the typed word if no lexicon has it, its correction, and other words, in this order.
  ///
  /// After a space, returns the words that may follow.
  ///
  /// There are no suggestions inside a word, or after its closing quotation mark. Quotation marks
  /// before a word are part of its suggestions' texts, not of their titles.
  public func suggestions(
    for text: TextContext, taps: [Autocomplete.Tap?], localeIdentifier: String
  ) -> [Autocomplete.Suggestion] {
    guard let before = text.beforeInput, text.isCursorAtTheEndOfTheCurrentWord else { return [] }
    let fragment = before.wordFragmentAtEnd
    let start = before[..<fragment.startIndex]
    observeWord(before: start)
    // A word that was not typed on this keyboard, such as a pasted one, is not learned.
    if !fragment.isEmpty, taps.isEmpty {
      lastTyped = nil
    } else {
      learn(typed: before, endingWith: fragment)
    }
    guard !fragment.isEmpty else { return nextWords(after: start) }
    let word = fragment.drop(while: \.isQuotationMark)
    guard !word.isEmpty, word.last?.isQuotationMark != true,
      word.unicodeScalars.count <= Lexicon.maximumWordLength
    else { return [] }
    let places = Array(taps.suffix(word.unicodeScalars.count))
    let beam = beam(for: word, places, after: start.wordsBeforeSpace)
    let context = TextContext(beforeInput: String(start))
    let isFirst = context.isCursorAtNewSentenceWithTrailingWhitespace
    let found = suggestions(
      for: String(word), beam, startsSentence: isFirst && word.first?.isUppercase == true)
    let marks = String(fragment[..<word.startIndex])
    guard !marks.isEmpty else { return found }
    return found.map {
      Autocomplete.Suggestion(text: marks + $0.text, type: $0.type, title: $0.title)
    }
  }

  private func suggestions(
    for word: String, _ beam: Beam, startsSentence: Bool
  ) -> [Autocomplete.Suggestion] {
    let corrections = corrector.corrections(
      of: beam, typed: word, startsSentence: startsSentence, limit: limit)
    let completions = corrector.completions(
      of: beam, typed: word, startsSentence: startsSentence, limit: limit)
    let isOwn = hasForm(of: word, ownWords.words.contains)
    let replacement = corrections.replacement.flatMap { isOwn || isRemoved($0.text) ? nil : $0 }
    var found: [Autocomplete.Suggestion] = []
    if replacement != nil || !isOwn && !corrector.language.contains(word) {
      found.append(Autocomplete.Suggestion(text: word, type: .unknown))
    }
    if let replacement {
      found.append(Autocomplete.Suggestion(text: replacement.text, type: .autocorrect))
    }
    let others = (completions + corrections.guesses).sorted { $0.cost < $1.cost }.map(\.text)
    for other in ownCompletions(of: word, startsSentence: startsSentence) + others
    where other != word && found.count < limit && !isRemoved(other) {
      if found.contains(where: { $0.text == other }) { continue }
      found.append(Autocomplete.Suggestion(text: other))
    }
    return found
  }

  /// Returns the own words with a beginning.
  ///
  /// At the start of a sentence these include words in lower case, which get a capital that
  /// ``learn(typed:endingWith:)`` does not learn.
  private func ownCompletions(of word: String, startsSentence: Bool) -> [String] {
    let folding = corrector.language.folding
    let exact = ownWords.words.completions(of: word, limit: limit, folding: folding)
    let lower = folding.lowercased(word)
    guard startsSentence, lower.dropFirst() == word.dropFirst() else { return exact }
    let small = ownWords.words.completions(of: lower, limit: limit, folding: folding)
    return exact + small.filter { $0.first?.isLowercase == true }.map { folding.titlecased($0) }
  }

  private func isRemoved(_ word: String) -> Bool {
    hasForm(of: word, ownWords.words.hasRemoved)
  }

  /// Returns whether a predicate holds for a word, or for its lower case in general or in the
  /// language.
  private func hasForm(of word: String, _ holds: (String) -> Bool) -> Bool {
    holds(word) || holds(word.lowercased())
      || holds(corrector.language.folding.lowercased(word))
  }

  /// Returns the words that follow in the word pairs; empty at the start of a sentence.
  private func nextWords(after start: Substring) -> [Autocomplete.Suggestion] {
    let (last, earlier) = start.wordsBeforeSpace
    guard let word = last else { return [] }
    var found = ownWords.words.words(after: word, limit: limit).filter { !isRemoved($0) }
    if corrector.language.pairs != nil {
      // Additional words, to replace those that were removed.
      let others = corrector.nextWords(after: word, precededBy: earlier, limit: 2 * limit)
      found += others.filter { !found.contains($0) && !isRemoved($0) }
    }
    return found.prefix(limit).map { Autocomplete.Suggestion(text: $0) }
  }

  /// Returns the probabilities of the characters that may be typed next, for programs that
  /// highlight or enlarge likely keys.
  ///
  /// - Parameter text: The known text around the cursor.
  /// - Returns: The probabilities, from 0 to 1, of lower-case letters, and of a space for the end
  ///   of the word. Empty inside a word, for an unknown text, and if no word has this beginning.
  public func nextCharacterPredictions(for text: TextContext) -> [Character: Double] {
    guard let word = text.currentWordPreCursorPart, text.isCursorAtTheEndOfTheCurrentWord else {
      return [:]
    }
    let letters = corrector.language.letters(after: word)
    // Two letters may be the same character, such as ά with tonos and with oxia.
    return Dictionary(letters.map { (Character($0), $1) }, uniquingKeysWith: +)
  }

  /// Updates the weights of two languages with the last finished word, once.
  private func observeWord(before start: Substring) {
    guard corrector.language.count > 1 else { return }
    let word = start.finishedWordAtEnd
    guard word != observed else { return }
    observed = word
    guard let word else { return }
    corrector.observe(String(word))
    // The beam of the search has the old weights.
    search = nil
  }
}

// The search continues that of the last word, if that is the beginning of this one.

extension LexiconService {
  /// The search for a word, and the input that led to it.
  private struct Search {
    var previous: (last: String?, earlier: String?)
    var word: [Unicode.Scalar]
    var taps: [Autocomplete.Tap?]
    var beam: Beam
  }

  private func beam(
    for word: Substring, _ taps: [Autocomplete.Tap?],
    after previous: (last: String?, earlier: String?)
  ) -> Beam {
    let letters = Array(word.unicodeScalars)
    let taps = taps.count == letters.count ? taps : Array(repeating: nil, count: letters.count)
    var search: Search
    if let last = self.search.take(), last.previous == previous {
      search = last
    } else {
      search = Search(
        previous: previous, word: [], taps: [],
        beam: corrector.begin(after: previous.last, precededBy: previous.earlier))
    }
    let common = zip(zip(search.word, search.taps), zip(letters, taps)).prefix { $0.0 == $0.1 }
    let count = common.reduce(0) { count, _ in count + 1 }
    while search.beam.count > count { search.beam.removeLast() }
    for index in count..<letters.count {
      corrector.extend(&search.beam, with: tap(letters[index], taps[index]))
    }
    (search.word, search.taps) = (letters, taps)
    self.search = search
    return search.beam
  }

  private func tap(_ letter: Unicode.Scalar, _ tap: Autocomplete.Tap?) -> Tap {
    let typed = corrector.language.folding.fold(letter)
    guard let tap, let placed = keys?.tap(at: tap.point, on: tap.key) else {
      return Tap(letter: typed)
    }
    // With Shift, keys of scripts without capitals type other letters, such as ख instead of क.
    let keyTypesLetter =
      letter.properties.isUppercase
      || (0..<placed.count).contains { placed[$0].letter == typed }
    return keyTypesLetter ? placed : Tap(letter: typed)
  }
}

extension Substring {
  /// The word before a single space at the end of the text; `nil` if the text ends otherwise.
  var wordBeforeSpace: String? {
    guard last == " " else { return nil }
    let word = dropLast().wordFragmentAtEnd
    return word.isEmpty ? nil : String(word)
  }

  /// The word before a single space at the end, and the word before it.
  ///
  /// The second is empty at the start of a sentence. Each is `nil` if the text is different there.
  var wordsBeforeSpace: (last: String?, earlier: String?) {
    guard let last = wordBeforeSpace else { return (nil, nil) }
    let rest = dropLast(last.count + 1)
    return (last, rest.endsAtNewSentence ? "" : rest.wordBeforeSpace)
  }
}
