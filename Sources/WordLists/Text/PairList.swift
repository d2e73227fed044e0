// SPDX-License-Identifier: MIT

import Words

/// A list of word pairs, in the format of `scripts/words`.
///
/// Below the header `#clavier-pairs 1 LANGUAGE` each line is `first<TAB>second<TAB>steps`, or
/// `first<TAB>second<TAB>third<TAB>steps`. The steps are the probability of the last word after
/// the others, in 1/100 decade below certainty, from 0 to 1023. The first of three words is empty
/// at the start of a sentence.
public struct PairList {
  /// The code of the language.
  public let language: String
  /// The number of pairs and of sequences of three words.
  public private(set) var count = 0
  private var builder: WordPairsBuilder

  /// Reads a list of pairs.
  ///
  /// - Parameter bytes: The file, at most ``WordListLimits/bytes``.
  /// - Throws: ``WordListError`` with the first problem.
  public init(reading bytes: [UInt8]) throws(WordListError) {
    guard bytes.count <= WordListLimits.bytes else {
      throw WordListError("is larger than \(WordListLimits.bytes >> 20) MiB")
    }
    var lines = TextLines(bytes)
    guard let header = lines.next(), header.fields.count == 3,
      header.fields[0].elementsEqual("#clavier-pairs".utf8),
      header.fields[1].elementsEqual("1".utf8),
      let language = try header.text(header.fields[2]).languageCode
    else {
      throw WordListError("is no header \"#clavier-pairs 1 LANGUAGE\"", at: .line(1))
    }
    self.language = language
    builder = WordPairsBuilder(language: language)
    while let line = lines.nextEntry() { try add(line) }
    guard count > 0 else { throw WordListError("has no pairs") }
  }

  private mutating func add(_ line: TextLine) throws(WordListError) {
    let parts = line.bytes.split(separator: 0x09, omittingEmptySubsequences: false)
    guard (3...4).contains(parts.count) else {
      throw line.error("is not two or three words and a number with tabs")
    }
    let number = parts[parts.count - 1]
    guard let steps = UInt64(decimal: number), steps <= 1023 else {
      throw line.error("\(TextLine.excerpt(number)) is no number from 0 to 1023")
    }
    guard count < WordListLimits.words else {
      throw line.error("is more than \(WordListLimits.words) pairs")
    }
    var words: [String] = []
    for part in parts.dropLast() { words.append(try line.text(part).composed) }
    let rarity = UInt8(min(254, (steps + 2) / 4))
    let isAdded =
      words.count == 2
      ? builder.add(words[0], words[1], rarity: rarity)
      : builder.add(words[0], words[1], words[2], rarity: rarity)
    guard isAdded else {
      throw line.error("has no words without blanks, of 45 letters together")
    }
    count += 1
  }

  /// Returns the bytes of the list for ``WordPairs``.
  public consuming func bytes() -> [UInt8] {
    builder.bytes()
  }
}
