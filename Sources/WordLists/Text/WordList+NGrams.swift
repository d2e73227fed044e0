// SPDX-License-Identifier: MIT

import Words

extension WordList {
  /// Reads the unigrams of an n-gram model.
  ///
  /// Models in the ARPA format have logarithms to base 10 (`-2.31 word [backoff]`); those of
  /// Onboard have counts (`221 word`). Tokens in angle brackets, such as `<unk>`, are not words.
  ///
  /// **Source:** "ngram-format(5)" of SRILM; the models of Onboard 1.4.
  ///
  /// - Throws: ``WordListError`` if the unigrams are missing, fewer than announced, or malformed.
  init(ngrams bytes: [UInt8]) throws(WordListError) {
    self.init(.ngrams)
    var lines = TextLines(bytes)
    let declaredCount = try Self.unigramCount(&lines)
    var counted: [(word: String, count: UInt64)] = []
    var found = 0
    while let line = lines.next() {
      let fields = line.fields
      guard let number = fields.first else { continue }
      if number.first == UInt8(ascii: "\\") { break }
      guard fields.count >= 2 else { throw line.error("is no number with a word") }
      found += 1
      if fields[1].first == UInt8(ascii: "<") { continue }
      let word = try line.text(fields[1])
      if let count = UInt64(decimal: number) {
        counted.append((word, count))
      } else if let logarithm = Double(try line.text(number)), logarithm <= 0, logarithm.isFinite {
        try add(word, rarity: UInt8(min(254, (-25 * max(logarithm, -20)).rounded())))
      } else {
        throw line.error("\(TextLine.excerpt(number)) is neither a count nor a logarithm")
      }
    }
    guard found >= declaredCount else {
      throw WordListError("promises \(declaredCount) unigrams and has \(found): it is cut off")
    }
    try add(counted)
  }

  /// Reads the lines before the unigrams.
  ///
  /// - Returns: The number of unigrams that the header announces.
  private static func unigramCount(_ lines: inout TextLines) throws(WordListError) -> UInt64 {
    var declaredCount: UInt64 = 0
    while let line = lines.next() {
      let text = try line.text(line.bytes)
      if text.hasPrefix("ngram 1=") {
        guard let count = UInt64(decimal: line.bytes.dropFirst("ngram 1=".utf8.count)) else {
          throw line.error("promises no number of unigrams")
        }
        declaredCount = count
      }
      if text.hasPrefix("\\1-grams:") { return declaredCount }
    }
    throw WordListError("has no line \"\\1-grams:\"")
  }
}
