// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierWords
import Glibc
import Words

/// Benchmarks of weighting a tap and correcting a word.
enum WordsBenchmarks {
  /// Returns all benchmarks; none if the lexicon of the tests is missing.
  ///
  /// **Source:** issue "Words": a key is decided within 0.2 ms and without an allocation, a word is
  /// corrected within 2 ms.
  static func all() -> [Benchmark] {
    guard let lexicon = lexicon() else { return [] }
    let language = LanguageModel(lexicon)
    let corrector = WordCorrector(language)
    // Beside the middle of each key, so that no tap is anchored.
    let words = ["because", "restuarant", "thier", "tommorow", "conversation", "i"].map(taps)
    let count = words.reduce(0) { $0 + $1.count }
    return [
      centred(language),
      Benchmark(
        name: "words, a key decided", iterations: 100 * count, budget: .microseconds(5),
        allocationLimit: 0
      ) { _ in
        (0..<100).reduce(0) { sum, _ in sum &+ decide(words, in: language) }
      },
      Benchmark(
        name: "words, a word corrected", iterations: 4 * words.count, budget: .milliseconds(1)
      ) { _ in
        (0..<4).reduce(0) { sum, _ in
          words.reduce(sum) { $0 &+ correct($1, with: corrector) }
        }
      },
    ]
  }

  /// Measures taps near the middles of their keys, which keep them, and which are learned.
  private static func centred(_ language: LanguageModel) -> Benchmark {
    let pages = KeyboardPages(
      service: KeyboardLayout.PhoneService(), context: KeyboardContext(), width: 390)
    let keys = pages[.alphabetic, .lowercased].keys
    let points = keys.map(\.capFrame.center)
    let weighting = LexiconWeighting(language, pages: pages)
    return Benchmark(
      name: "words, a tap near the middle kept, learned", iterations: 100 * keys.count,
      budget: .microseconds(2), allocationLimit: 0
    ) { _ in
      var sum = 0
      var offset: TapOffset?
      for _ in 0..<100 {
        for (key, point) in points.enumerated() {
          let meant = weighting.key(intendedAt: point, on: key, after: "", offset: offset)
          offset = weighting.offset(afterTapAt: point, typing: meant, from: offset)
          sum &+= meant
        }
      }
      return sum
    }
  }

  private static func decide(_ words: [[Tap]], in language: LanguageModel) -> Int {
    let weighting = HitWeighting()
    var sum = 0
    for word in words {
      var path = WordPath(language)
      for tap in word {
        let index = weighting.decide(tap, after: path, in: language)
        path.append(tap[index].letter, language)
        sum &+= index
      }
    }
    return sum
  }

  private static func correct(_ taps: [Tap], with corrector: WordCorrector) -> Int {
    var beam = corrector.begin()
    var typed = ""
    for tap in taps {
      corrector.extend(&beam, with: tap)
      typed.unicodeScalars.append(tap.typed.letter)
    }
    return corrector.corrections(of: beam, typed: typed).guesses.count
  }

  private static func taps(_ word: String) -> [Tap] {
    let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    var keys: [KeyPlaces.Key] = []
    for (row, letters) in rows.enumerated() {
      for (column, letter) in letters.unicodeScalars.enumerated() {
        let x = Float(column) + Float(row) * 0.5
        keys.append(.init(letter, x: x, y: Float(row), width: 1, height: 1))
      }
    }
    keys.append(.init(" ", x: 4.5, y: 3, width: 5, height: 1))
    let places = KeyPlaces(keys)
    return word.unicodeScalars.compactMap { letter in
      keys.first { $0.letter == letter }.flatMap { places.tap(x: $0.x + 0.3, y: $0.y + 0.3) }
    }
  }

  /// Reads the lexicon of the tests; `nil` if it is missing.
  private static func lexicon(from source: String = #filePath) -> Lexicon? {
    let root = source.split(separator: "/").dropLast(4).joined(separator: "/")
    guard let file = fopen("/\(root)/Tests/WordsSupport/Data/Lexicons/en.words", "r") else {
      return nil
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&part, 1, part.count, file)
      guard count > 0 else { break }
      bytes += part.prefix(count)
    }
    return try? Lexicon(bytes: LexiconBytes(bytes))
  }
}
