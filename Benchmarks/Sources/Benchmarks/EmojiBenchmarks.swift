// SPDX-License-Identifier: MIT

import ClavierEmoji
import Words

/// Benchmarks of the search for emojis, in two languages as large as CLDR's.
enum EmojiBenchmarks {
  /// The number of emojis without skin tones.
  ///
  /// **Source:** emoji-test.txt of Unicode 15.0.
  private static let count = 1870

  /// Returns all benchmarks.
  ///
  /// **Source:** issue "Emoji": 0.2 ms a letter.
  static func all() throws -> [Benchmark] {
    let (listBytes, checksum) = SyntheticEmojis.list(of: count)
    let list = try EmojiList(bytes: LexiconBytes(listBytes))
    let names = try ["xx", "yy"].map { language in
      let bytes = SyntheticEmojis.names(of: count, in: language, listChecksum: checksum)
      return try EmojiNames(bytes: LexiconBytes(bytes), list: list)
    }
    let frequent = Array(list.emojis.suffix(30))
    let search = EmojiSearch(names, preferring: frequent)
    // Each query letter by letter: the first finds the most emojis, later ones are sorted by names.
    let queries = ["flag", "face", "woman", "beca", "heart baba"].flatMap { query in
      query.indices.map { String(query[...$0]) }
    }
    return [
      Benchmark(
        name: "emojis, a letter of a query", iterations: 10 * queries.count,
        budget: .microseconds(200)
      ) { _ in
        (0..<10).reduce(0) { sum, _ in
          queries.reduce(sum) { $0 &+ search.emojis(matching: $1).count }
        }
      },
      Benchmark(name: "emojis, a search opened", iterations: 10, budget: .milliseconds(8)) { _ in
        (0..<10).reduce(0) { sum, _ in
          let search = EmojiSearch(names, preferring: frequent)
          return sum &+ search.emojis(matching: "f", limit: 1).count
        }
      },
    ]
  }
}
