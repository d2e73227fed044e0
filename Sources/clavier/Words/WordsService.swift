// SPDX-License-Identifier: MIT

import ClavierLink
import Words

/// The answers of `clavier words serve`: one line of JSON for each request line.
struct WordsService {
  private let language: LanguageModel
  private let corrector: WordCorrector
  private var places = KeyPlaces([])

  init(_ language: LanguageModel) {
    self.language = language
    corrector = WordCorrector(language)
  }

  /// Returns the answer to a line, with its line feed.
  mutating func answer(_ line: [UInt8]) -> [UInt8] {
    do throws(CommandError) {
      switch try WordsRequest(line) {
      case .keys(let keys):
        places = KeyPlaces(keys.map(folded))
        return (["keys": .integer(places.keys.count)] as JSONValue).line
      case .query(let query): return try answer(query).line
      }
    } catch {
      return Self.problem(error.message)
    }
  }

  /// Returns an error answer.
  static func problem(_ message: String) -> [UInt8] {
    (["error": .string(message)] as JSONValue).line
  }

  private func answer(
    _ query: WordsRequest.Query
  ) throws(CommandError) -> JSONValue {
    guard places.keys.count > 0 || query.taps.allSatisfy({ $0 == nil }) else {
      throw CommandError("taps: the places of the keys are not known; send keys first")
    }
    let text = TypedText(query.text)
    let corrector = corrector(after: text.words)
    let beam = beam(for: text, query, corrector)
    let (typed, limit) = (text.word, query.limit)
    let decision = corrector.corrections(
      of: beam, typed: typed, startsSentence: text.startsSentence, limit: limit)
    let completions = corrector.completions(
      of: beam, typed: typed, startsSentence: text.startsSentence, limit: limit)
    let replacement = decision.replacement?.text
    let (last, earlier) = text.lastWords(finishedAs: replacement)
    let next = corrector.nextWords(after: last, precededBy: earlier, limit: limit)
    let confidence = typed.isEmpty ? 0 : Double(decision.confidence)
    return [
      "word": .string(typed), "replacement": replacement.map(JSONValue.string) ?? .null,
      "confidence": .fraction((confidence * 1000).rounded() / 1000),
      "corrections": .list(typed.isEmpty ? [] : decision.guesses.map { .string($0.text) }),
      "completions": .list(typed.isEmpty ? [] : completions.map { .string($0.text) }),
      "next": .list(next.map(JSONValue.string)),
    ]
  }

  /// Returns the corrector; for two languages, with the weights that result from the last words.
  private func corrector(after words: [String]) -> WordCorrector {
    guard language.count > 1 else { return corrector }
    var language = language
    for word in words.suffix(20) { language.observe(word) }
    return WordCorrector(language)
  }

  /// Returns the beam after the taps of the word.
  private func beam(
    for text: TypedText, _ query: WordsRequest.Query, _ corrector: WordCorrector
  ) -> Beam {
    var beam = corrector.begin(after: text.previous, precededBy: text.earlier)
    let letters = Array(text.word.unicodeScalars)
    // The taps belong to the last letters, of which some may precede the word.
    let missing = max(0, letters.count - query.taps.count)
    let taps = Array(repeating: nil, count: missing) + query.taps.suffix(letters.count)
    for (letter, place) in zip(letters, taps) {
      corrector.extend(&beam, with: tap(language.folding.fold(letter), at: place))
    }
    return beam
  }

  /// Returns a tap; a tap without a place counts as on the middle of its key.
  private func tap(_ letter: Unicode.Scalar, at place: WordsRequest.Place?) -> Tap {
    let key = places.keys.first { $0.letter == letter }
    let place = place ?? key.map { WordsRequest.Place(x: $0.x, y: $0.y) }
    guard let place, let tap = places.tap(x: place.x, y: place.y),
      (0..<tap.count).contains(where: { tap[$0].letter == letter })
    else { return Tap(letter: letter) }
    return tap
  }

  private func folded(_ key: KeyPlaces.Key) -> KeyPlaces.Key {
    var key = key
    key.letter = language.folding.fold(key.letter)
    return key
  }
}
