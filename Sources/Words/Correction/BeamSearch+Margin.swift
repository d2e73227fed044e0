// SPDX-License-Identifier: MIT

extension BeamSearch {
  /// Returns the margin by which a guess must be better than the typed word to replace it.
  ///
  /// A tap near the middle of its key is deliberate. So a word of such taps stays, unless it
  /// resembles a common misspelling of a much more frequent word.
  ///
  /// - Parameters:
  ///   - guess: The word that would replace the typed one.
  ///   - typed: The typed word, as it is in the text.
  ///   - beam: The beam after the word's taps.
  /// - Returns: The margin in 1/25 decade; 0 for a word with taps farther from the middle, and for
  ///   a word that only lacks accents.
  func margin(of guess: String, typed: String, _ beam: Beam) -> Float {
    let word = withoutAccents(typed)
    let other = withoutAccents(guess)
    guard word.count == beam.count, word != other else { return 0 }
    let first = zip(word, other).prefix { $0 == $1 }.count
    let shared = zip(word.dropFirst(first).reversed(), other.dropFirst(first).reversed())
    let last = word.count - shared.prefix { $0 == $1 }.count
    let changed = first..<last
    let isExchange = Set(word[changed]) == Set(other[changed.clamped(to: other.indices)])
    let isEnd = last == word.count && !isExchange
    if isEnd, isCentred(changed, beam) { return costs.centredEnd }
    guard isCentred(0..<word.count, beam) else { return 0 }
    if other.count < word.count { return costs.centredEnd }
    if other.contains(" ") { return costs.centredSplitLetter * Float(word.count) }
    return isExchange && !changed.isEmpty ? costs.centredExchange : costs.centredWord
  }

  /// Returns the folded letters of a word without their accents.
  private func withoutAccents(_ word: String) -> [Unicode.Scalar] {
    language.folding.fold(word).map { letter in
      accents.lazy.compactMap { $0.base(letter) }.first ?? letter
    }
  }

  /// Returns whether all taps in a range were near the middles of their keys.
  private func isCentred(_ places: Range<Int>, _ beam: Beam) -> Bool {
    beam.taps[places].allSatisfy { model.isAnchored($0.typed) }
  }
}
