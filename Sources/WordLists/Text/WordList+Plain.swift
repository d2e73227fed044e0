// SPDX-License-Identifier: MIT

import Words

extension WordList {
  /// Reads a list with one word per line; lines that begin with `#` are comments.
  ///
  /// - Throws: ``WordListError`` for a line with several words, or one that is not UTF-8.
  init(plain bytes: [UInt8]) throws(WordListError) {
    self.init(.plain)
    var lines = TextLines(bytes)
    while let line = lines.nextEntry() {
      let fields = line.fields
      guard fields.count == 1 else {
        throw line.error("has \(fields.count) words; a plain list has one a line")
      }
      try add(line.text(fields[0]))
    }
  }

  /// Reads a list of words with counts: `the 221`, `the<TAB>221` or `221 the`.
  ///
  /// A probability is a count divided by the sum of all counts, including those of omitted entries.
  ///
  /// - Throws: ``WordListError`` for a line without a word or a count.
  init(counts bytes: [UInt8]) throws(WordListError) {
    self.init(.counts)
    var counted: [(word: String, count: UInt64)] = []
    var isCountFirst: Bool?
    var lines = TextLines(bytes)
    while let line = lines.nextEntry() {
      let fields = line.fields
      guard fields.count == 2 else { throw line.error("is no word with a count") }
      // A number can be a word of the list, so the first line with letters determines the order.
      let isFirst = isCountFirst ?? !WordListFormat.isNumber(fields[1])
      let isClear = WordListFormat.isNumber(fields[0]) != WordListFormat.isNumber(fields[1])
      if isCountFirst == nil, isClear { isCountFirst = isFirst }
      let (word, number) = isFirst ? (fields[1], fields[0]) : (fields[0], fields[1])
      guard let count = UInt64(decimal: number) else {
        throw line.error("\(TextLine.excerpt(number)) is no count")
      }
      counted.append((try line.text(word), count))
    }
    try add(counted)
  }

  /// Adds words with their counts, which are converted to probabilities.
  mutating func add(_ counted: [(word: String, count: UInt64)]) throws(WordListError) {
    let sum = counted.reduce(0.0) { $0 + Double($1.count) }
    for (word, count) in counted {
      let rarity = count == 0 ? Rarity.none : Rarity.rarity(of: Double(count) / sum)
      try add(word, rarity: rarity)
    }
  }
}

extension UInt64 {
  /// Parses ASCII digits; `nil` for other bytes, no digits, or more than 18.
  init?(decimal digits: ArraySlice<UInt8>) {
    guard WordListFormat.isNumber(digits), digits.count <= 18 else { return nil }
    self = digits.reduce(0) { $0 * 10 + UInt64($1 - 0x30) }
  }
}
