// SPDX-License-Identifier: MIT

public import Words

/// The harm of weighting and correction to words outside the language.
public enum UnknownWordEvaluation {
  /// Counts the words of one lexicon that are replaced where a different language is expected.
  ///
  /// The words are typed without a mistake, but with the scatter of a finger.
  ///
  /// - Parameters:
  ///   - corrector: The correction, whose lexicons do not have the words.
  ///   - words: The words of the other language.
  ///   - generator: The random numbers for the scatter.
  /// - Returns: The number of words typed and of those replaced.
  public static func replaced(
    by corrector: WordCorrector, of words: [String], _ generator: some RandomNumberGenerator
  ) -> (typed: Int, replaced: Int) {
    var typist = NoisyTypist(generator)
    var counts = (typed: 0, replaced: 0)
    for word in words where !corrector.language.contains(word) {
      let typed = typist.type([word])
      guard typed.mistakes == 0 else { continue }
      var beam = corrector.begin()
      for tap in typed.taps { corrector.extend(&beam, with: tap) }
      counts.typed += 1
      let decision = corrector.corrections(of: beam, typed: typed.text)
      counts.replaced += decision.replacement == nil ? 0 : 1
    }
    return counts
  }

  /// Returns the words that are replaced though each tap was at the middle of its key.
  ///
  /// - Parameters:
  ///   - corrector: The correction, whose lexicons do not have the words.
  ///   - words: The words, of letters of an English keyboard.
  /// - Returns: The replaced words with their replacements.
  public static func replaced(
    by corrector: WordCorrector, ofExact words: [String]
  ) -> [(word: String, replacement: String)] {
    let keys = KeyPlaces.qwerty.keys
    return words.compactMap { word in
      var beam = corrector.begin()
      for letter in word.unicodeScalars {
        let key = keys.first { $0.letter == letter }
        let tap = key.flatMap { KeyPlaces.qwerty.tap(x: $0.x, y: $0.y) }
        corrector.extend(&beam, with: tap ?? Tap(letter: letter))
      }
      return corrector.corrections(of: beam, typed: word).replacement.map { (word, $0.text) }
    }
  }

  /// Counts the wrong letters of random strings, typed with the scatter of recorded taps.
  ///
  /// - Parameters:
  ///   - recording: The taps whose scatter is used.
  ///   - weighting: The hit weighting, `nil` for the plain hit test.
  ///   - language: The expected words.
  ///   - generator: The random numbers for letters and scatter.
  /// - Returns: The number of letters typed and of those wrong.
  public static func wrongLetters(
    _ recording: RecordedTaps, weighting: HitWeighting?, in language: LanguageModel,
    _ generator: some RandomNumberGenerator
  ) -> (letters: Int, wrong: Int) {
    var generator = generator
    let scatter = recording.phrases.joined().filter { $0.meant != " " }
    let keys = recording.places.keys.filter { $0.letter.properties.isAlphabetic }
    var counts = (letters: 0, wrong: 0)
    for _ in 0..<4000 {
      var path = WordPath(language)
      for _ in 0..<Int.random(in: 3...8, using: &generator) {
        guard let key = keys.randomElement(using: &generator),
          let offset = scatter.randomElement(using: &generator),
          let tap = recording.places.tap(
            x: key.x + offset.dx * key.width, y: key.y + offset.dy * key.height)
        else { continue }
        let letter = tap[weighting?.decide(tap, after: path, in: language) ?? 0].letter
        counts.letters += 1
        counts.wrong += letter == key.letter ? 0 : 1
        path.append(letter, language)
      }
    }
    return counts
  }
}
