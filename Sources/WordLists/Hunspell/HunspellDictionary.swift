// SPDX-License-Identifier: MIT

import Words

/// The `.dic` file of a hunspell dictionary: stems with the flags of their affixes.
///
/// Agglutinative languages have millions of forms. All stems are kept, and of each stem at most
/// ``WordListLimits/formsOfStem`` forms, so that all forms stay within a limit. The forms with the
/// fewest affixes are kept, and the bounds of any two stems differ by at most one.
///
/// **Source:** hunspell(5).
struct HunspellDictionary {
  private struct Stem {
    var word: [Unicode.Scalar]
    var flags: [AffixFlag]
  }

  private let affixes: HunspellAffixes
  private var stems: [Stem] = []
  private var omittedEntries = 0

  /// Reads the stems of the dictionary.
  ///
  /// - Throws: ``WordListError`` for unknown flags or letters, and for a file that has less than
  ///   half of the stems that its first line announces.
  init(_ bytes: [UInt8], affixes: HunspellAffixes) throws(WordListError) {
    self.affixes = affixes
    var lines = TextLines(bytes)
    let header = lines.nextEntry()
    guard let header, let declaredCount = UInt64(decimal: header.fields[0]) else {
      throw WordListError("does not begin with its number of words", at: .line(1))
    }
    while let line = lines.nextEntry() {
      if let stem = try stem(line) { stems.append(stem) } else { omittedEntries += 1 }
      guard stems.count <= WordListLimits.words else {
        throw WordListError("has more than \(WordListLimits.words) words")
      }
    }
    // The announced number is a hint for hunspell's table, and some dictionaries do not update it.
    guard declaredCount / 2 <= stems.count + omittedEntries else {
      throw WordListError("promises \(declaredCount) words and has \(stems.count): it is cut off")
    }
  }

  /// Returns the stem of a line; `nil` if the line has no word, or an expression with blanks.
  private func stem(_ line: TextLine) throws(WordListError) -> Stem? {
    let entry = Self.withoutMorphology(line.bytes)
    let slash = Self.slash(in: entry)
    let written = entry[..<(slash ?? entry.endIndex)].filter { $0 != UInt8(ascii: "\\") }
    guard let word = affixes.decoder.scalars(written[...]) else {
      throw line.error("is not in the encoding that the .aff file names")
    }
    guard !word.isEmpty, word.count <= WordListLimits.letters, !word.contains(" ") else {
      return nil
    }
    guard let slash else { return Stem(word: word, flags: []) }
    let field = entry[(slash + 1)...].prefix { $0 != 0x20 && $0 != 0x09 }
    return Stem(word: word, flags: field.isEmpty ? [] : try affixes.flags(field, at: line))
  }

  /// Returns an entry without its morphological fields, as in `word/flags po:noun is:plural`.
  private static func withoutMorphology(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = bytes.firstIndex(of: 0x09) ?? bytes.endIndex
    var index = bytes.startIndex
    while index + 3 < end {
      if bytes[index] == 0x20, bytes[index + 3] == UInt8(ascii: ":") { end = index }
      index += 1
    }
    return bytes[..<end]
  }

  /// Returns the index of the first slash without a preceding backslash; a word may begin with a
  /// slash.
  private static func slash(in entry: ArraySlice<UInt8>) -> Int? {
    entry.indices.dropFirst().first {
      entry[$0] == UInt8(ascii: "/") && entry[$0 - 1] != UInt8(ascii: "\\")
    }
  }

  /// Expands the stems to their forms, except forbidden ones.
  ///
  /// - Parameter limit: The maximum number of forms, if there are fewer stems.
  /// - Returns: The list of all words.
  /// - Throws: ``WordListError`` if the list has too many words.
  func wordList(forms limit: Int) throws(WordListError) -> WordList {
    var list = WordList(.hunspell, language: affixes.language)
    list.omittedEntries = omittedEntries
    let properties = affixes.properties
    let forbidden = forbiddenWords()
    let counting = forms(atMost: WordListLimits.formsOfStem)
    let counts = stems.map { counting.forEach($0.word, $0.flags) { _ in } }
    var quota = FormQuota(counts, limit: limit)
    for (stem, count) in zip(stems, counts) {
      if let flag = properties.forbidden, stem.flags.contains(flag) { continue }
      let bound = quota.next(count)
      let isHidden = properties.noSuggest.map { stem.flags.contains($0) } ?? false
      var words: [String] = []
      forms(atMost: bound).forEach(stem.word, stem.flags) { word in
        words.append(String(String.UnicodeScalarView(word)))
      }
      for word in words where !forbidden.contains(word) {
        try list.add(word, flags: isHidden ? .all : [])
      }
      list.omittedForms += max(0, count - bound)
    }
    return list
  }

  private func forms(atMost limit: Int) -> WordForms {
    WordForms(affixes, limit: limit, stems: stems.count)
  }

  private func forbiddenWords() -> Set<String> {
    guard let flag = affixes.properties.forbidden else { return [] }
    var words: Set<String> = []
    for stem in stems where stem.flags.contains(flag) {
      words.insert(String(String.UnicodeScalarView(stem.word)))
    }
    return words
  }
}
