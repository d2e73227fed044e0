// SPDX-License-Identifier: MIT

import ClavierKit
import Foundation
import TestSupport
import Words

/// The table of noisy taps in all languages, each on its own layout.
enum LanguageTable {
  /// The number of words typed in each language by each kind of hand.
  private static let words = 1500

  /// Prints a line for each lexicon in a directory.
  ///
  /// - Parameter directory: The directory with the lexicons, as scripts/words makes them.
  /// - Returns: The languages whose errors are more than half of those of the plain hit test.
  static func print(_ directory: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    Swift.print("| noisy taps | taps | plain | weighted | ratio | by hand |")
    Swift.print("| --- | --- | --- | --- | --- | --- |")
    var failures: [String] = []
    for file in files.sorted() where file.hasSuffix(".words") {
      let code = String(file.dropLast(6))
      // "pt" is the lexicon of pt-BR and pt-PT.
      guard
        let locale = KeyboardLocale(rawValue: code)
          ?? KeyboardLocale.allCases.first(where: { $0.rawValue.hasPrefix(code + "-") }),
        let data = FileManager.default.contents(atPath: directory + "/" + file),
        let lexicon = try? Lexicon(bytes: LexiconBytes(Array(data)))
      else {
        // No layout types the words of Chinese and Japanese by letters.
        Swift.print("| \(code) | not measured: no layout | | | | |")
        continue
      }
      var all = LayoutEvaluation(locale, lexicon)
      var ratios: [String] = []
      for scatter in TapScatter.all {
        var random = SplitMix64(seed: 24)
        let words = sample(of: lexicon, &random)
        var one = LayoutEvaluation(locale, lexicon)
        one.type(words, scatter, &random)
        ratios.append(rounded(one.ratio))
        all.add(one)
      }
      guard all.letters > all.chosen else {
        Swift.print("| \(code) | not measured: most letters are composed of others | | | | |")
        continue
      }
      Swift.print(
        "| \(code) | \(all.taps) (+ \(all.chosen)) | \(all.plainWrong) | \(all.weightedWrong)",
        rounded(all.ratio), ratios.joined(separator: ", ") + " |", separator: " | ")
      if all.ratio > 0.5 { failures.append(code) }
    }
    return failures
  }

  private static func rounded(_ value: Double) -> String {
    String(format: "%.2f", value)
  }

  /// Returns words of a lexicon, each as often as it is used.
  private static func sample(of lexicon: Lexicon, _ random: inout SplitMix64) -> [String] {
    var words: [(word: String, end: Double)] = []
    var total = 0.0
    lexicon.forEach { entry in
      total += Rarity.probability(entry.rarity)
      words.append((entry.word.lowercased(), total))
    }
    return (0..<Self.words).compactMap { _ in
      let place = Double.random(in: 0..<total, using: &random)
      var (low, high) = (0, words.count - 1)
      while low < high {
        let middle = (low + high) / 2
        if words[middle].end > place { high = middle } else { low = middle + 1 }
      }
      return words.isEmpty ? nil : words[low].word
    }
  }
}
