// SPDX-License-Identifier: MIT

extension Lexicon {
  /// Returns the commonest words that begin with a prefix and are longer than it.
  ///
  /// Words that are never suggested are left out. The search goes best first, so it touches little
  /// more than the words it returns.
  ///
  /// - Parameters:
  ///   - prefix: The first letters, in any case.
  ///   - limit: The largest number of words.
  /// - Returns: The words as people write them.
  public func completions(of prefix: String, limit: Int) -> [WordEntry] {
    let folded = folding.fold(prefix)
    guard let start = node(folded) else { return [] }
    var search = CompletionSearch()
    search.add(start, cost: 0, lexicon: 0, seed: 0)
    var words: [WordEntry] = []
    while words.count < limit, let found = search.next(in: [self]) {
      guard !found.letters.isEmpty else { continue }
      if let entry = entry(at: found.node, folded + found.letters),
        !entry.flags.contains(.neverSuggest)
      {
        words.append(entry)
      }
    }
    return words
  }
}
