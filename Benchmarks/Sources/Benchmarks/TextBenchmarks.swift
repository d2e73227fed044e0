// SPDX-License-Identifier: MIT

import ClavierKit

/// Benchmarks of the rules about text, on a text as long as a session sends.
enum TextBenchmarks {
  static func all() -> [Benchmark] {
    // No quotation is open and no sentence ends: the worst case of each rule.
    let text = String(repeating: "word ", count: 2_000)
    let context = TextContext(beforeInput: text, afterInput: text)
    return [
      Benchmark(
        name: "text, word and sentence in 10 000", iterations: 1_000, budget: .microseconds(2)
      ) { iterations in
        (0..<iterations).reduce(0) { sum, _ in
          let isCapital = context.isCursorAtNewSentenceWithTrailingWhitespace
          let word = context.currentWord?.utf8.count ?? 0
          return sum &+ (isCapital ? 1 : 0) &+ word &+ text.lastWordCount
        }
      },
      Benchmark(
        name: "text, quotation in 10 000", iterations: 100, budget: .microseconds(500)
      ) { iterations in
        (0..<iterations).reduce(0) { sum, _ in
          let mark = text.preferredQuotationReplacement(whenAppending: "”", for: "en")
          return sum &+ (mark?.utf8.count ?? 0)
        }
      },
    ]
  }
}
