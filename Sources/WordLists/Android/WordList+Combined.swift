// SPDX-License-Identifier: MIT

import Words

extension WordList {
  /// Reads the source text of a dictionary of the Android keyboard.
  ///
  /// The header names the language. Of the lines `word=the,f=222,flags=` the word, its frequency
  /// and the marks `possibly_offensive=true`, `flags=offensive` and `not_a_word=true` are read;
  /// shortcuts and bigrams are skipped.
  ///
  /// **Source:** the `.combined` files of the Android Open Source Project's LatinIME.
  ///
  /// - Throws: ``WordListError`` for a line of a different form.
  init(combined bytes: [UInt8]) throws(WordListError) {
    self.init(.combined)
    var lines = TextLines(bytes)
    while let line = lines.nextEntry() {
      let attributes = try Self.attributes(of: line)
      let (name, value) = attributes[0]
      switch name {
      case "dictionary":
        let locale = attributes.first { $0.name == "locale" }?.value
        language = locale?.languageCode
      case "word": try add(value, attributes, line)
      case "shortcut", "bigram", "ngram", "prev_word": continue
      default: throw line.error("begins neither with word= nor with shortcut= or bigram=")
      }
    }
  }

  private mutating func add(
    _ word: String, _ attributes: [(name: String, value: String)], _ line: TextLine
  ) throws(WordListError) {
    var frequency: Int?
    var flags: WordEntry.Flags = []
    for (name, value) in attributes.dropFirst() {
      switch (name, value) {
      case ("f", _): frequency = Int(value)
      case ("flags", "offensive"), ("possibly_offensive", "true"): flags = .all
      case ("not_a_word", "true"): return
      default: continue
      }
    }
    guard let frequency, (0...255).contains(frequency) else {
      throw line.error("has no frequency f= from 0 to 255")
    }
    let entry = AndroidFrequency(frequency)
    try add(word, rarity: entry.rarity, flags: flags.union(entry.flags))
  }

  /// Returns the pairs `name=value` between the commas of a line, at least one.
  private static func attributes(
    of line: TextLine
  ) throws(WordListError) -> [(name: String, value: String)] {
    var attributes: [(name: String, value: String)] = []
    let start = line.bytes.drop { $0 == 0x20 || $0 == 0x09 }
    for part in start.split(separator: UInt8(ascii: ",")) {
      guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else {
        // A description in the header may contain commas.
        if attributes.first?.name == "dictionary" { continue }
        throw line.error("\(TextLine.excerpt(part)) has no =")
      }
      attributes.append((try line.text(part[..<equals]), try line.text(part[(equals + 1)...])))
    }
    guard !attributes.isEmpty else { throw line.error("has no attributes") }
    return attributes
  }
}

/// A frequency in the Android keyboard's unit: 8 bits, a factor of two in 8 steps, 255 the most
/// frequent.
///
/// **Source:** the values in the lists, such as 222 for "the" with a share of 5.7 % of English
/// text; 0 marks valid words that are never offered.
struct AndroidFrequency {
  let rarity: UInt8
  let flags: WordEntry.Flags

  /// Creates a frequency.
  ///
  /// - Parameter value: The value from 0 to 255; others are clamped.
  init(_ value: Int) {
    let steps = Double(255 - min(max(value, 0), 255))
    // A decade has 25 steps, and a factor of two is log10(2) decades.
    rarity = UInt8(min(254, (steps * 25 * 0.301_029_995_663_981_2 / 8).rounded()))
    flags = value <= 0 ? .all : []
  }
}
