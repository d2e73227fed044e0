// SPDX-License-Identifier: MIT

/// A format of word lists.
public enum WordListFormat: String, Hashable, Sendable, CaseIterable {
  /// One word per line, without frequencies.
  case plain = "plain list"
  /// A word and its count per line, in either order.
  case counts = "list with counts"
  /// A word and its rarity in 1/100 decade per line, as `scripts/words` writes wordfreq's lists.
  case rarities = "list with 1/100 decades"
  /// The unigrams of a language model in ARPA or a similar format.
  case ngrams = "n-gram model"
  /// The `.dic` file of a hunspell dictionary.
  case hunspell = "hunspell dictionary"
  /// The source text of a dictionary of the Android keyboard, `.combined`.
  case combined = "Android word list"
  /// A compiled dictionary of the Android keyboard, `.dict`.
  case binary = "Android dictionary"

  /// Recognizes the format of a file by its content.
  ///
  /// - Throws: ``WordListError`` with the remedy, if the file is certainly of another kind.
  public init(recognizing bytes: [UInt8]) throws(WordListError) {
    if bytes.starts(with: BinaryDictionary.signature) {
      self = .binary
      return
    }
    if let problem = Self.nonTextReason(bytes) { throw WordListError(problem) }
    var lines = TextLines(bytes)
    while let line = lines.next() {
      guard let first = line.fields.first else { continue }
      if line.bytes.starts(with: RarityHeader.mark) {
        self = .rarities
        return
      }
      if first.starts(with: Array("#".utf8)) { continue }
      self = Self.format(of: line, followedBy: lines.nextEntry())
      return
    }
    throw WordListError("has no words")
  }

  /// Returns the format of a text by its first line with words.
  private static func format(
    of line: TextLine, followedBy next: TextLine?
  ) -> WordListFormat {
    let fields = line.fields
    if fields[0].elementsEqual("\\data\\".utf8) { return .ngrams }
    if line.bytes.starts(with: Array("dictionary=".utf8)) { return .combined }
    if isNumber(fields[0]) {
      // A number not followed by another number is hunspell's number of words; some have a comment
      // after it.
      let isCount = fields.count == 2 && next.map { isNumber($0.fields[0]) } ?? true
      return isCount ? .counts : .hunspell
    }
    return fields.count == 2 && isNumber(fields[1]) ? .counts : .plain
  }

  static func isNumber(_ field: ArraySlice<UInt8>) -> Bool {
    !field.isEmpty && field.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Returns the reason why the bytes are not text, with the remedy; `nil` for a text.
  private static func nonTextReason(_ bytes: [UInt8]) -> String? {
    for (signature, problem) in signatures where bytes.starts(with: signature) { return problem }
    if let zero = bytes.firstIndex(of: 0) { return "is no text: byte \(zero) is zero" }
    return nil
  }

  private static let signatures: [([UInt8], String)] = [
    ([0x1F, 0x8B], "is compressed; decompress it with gunzip first"),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "is compressed; decompress it with unxz first"),
    ([0x28, 0xB5, 0x2F, 0xFD], "is compressed; decompress it with unzstd first"),
    ([0x50, 0x4B, 0x03, 0x04], "is an archive; unpack it with unzip first"),
    ([0x78, 0xB1], "is an Android dictionary of version 1, which is not read"),
    (
      Array("aspell default speller rowl".utf8),
      "is compiled for aspell; give a language to \"clavier words import\" in place of the file"
    ),
    (Array("SQLite format 3".utf8), "is a database, not a word list"),
  ]
}
