// SPDX-License-Identifier: MIT

import Words

/// The first line of a list with rarities in 1/100 decade: `#clavier-words 1 LANGUAGE`.
enum RarityHeader {
  static let mark = Array("#clavier-words ".utf8)
}

extension WordList {
  /// Reads a list in the format of `scripts/words`: `word<TAB>steps`, below its header.
  ///
  /// A third field `hidden` marks words that are neither suggested nor used as corrections.
  ///
  /// The steps state the probability in 1/100 decade below certainty, from 0 to 1023; lexicons have
  /// steps of 1/25 decade.
  ///
  /// **Source:** the "cBpack" lists of wordfreq 3.1.1 use the same steps.
  ///
  /// - Throws: ``WordListError`` for another version, and for a line that is not of this form.
  init(rarities bytes: [UInt8]) throws(WordListError) {
    var lines = TextLines(bytes)
    var language: String?
    while language == nil, let line = lines.next() {
      guard line.bytes.starts(with: RarityHeader.mark) else { continue }
      let fields = line.fields
      guard fields.count == 3, fields[1].elementsEqual("1".utf8) else {
        throw line.error("is no header \"#clavier-words 1 LANGUAGE\"")
      }
      language = try line.text(fields[2]).languageCode
      guard language != nil else { throw line.error("has no code of a language") }
    }
    self.init(.rarities, language: language)
    while let line = lines.nextEntry() {
      let parts = line.bytes.split(separator: 0x09, omittingEmptySubsequences: false)
      let isHidden = parts.count == 3 && parts[2].elementsEqual("hidden".utf8)
      guard parts.count == 2 || isHidden else {
        throw line.error("is no word, tab and number, with a tab and \"hidden\" or without")
      }
      guard let steps = UInt64(decimal: parts[1]), steps <= 1023 else {
        throw line.error("\(TextLine.excerpt(parts[1])) is no number from 0 to 1023")
      }
      try add(
        line.text(parts[0]), rarity: UInt8(min(254, (steps + 2) / 4)), flags: isHidden ? .all : [])
    }
  }
}

extension String {
  /// The language code in the form "en" or "pt-BR"; `nil` if the text has other characters or more
  /// than 35.
  ///
  /// **Source:** BCP 47, section 2.1.1; the underscores of POSIX locales become hyphens.
  package var languageCode: String? {
    let scalars = unicodeScalars.map { $0 == "_" ? "-" : $0 }
    guard (2...35).contains(scalars.count), scalars.first?.isASCIILetter == true,
      scalars.allSatisfy({ $0 == "-" || $0.isASCIILetter || ("0"..."9").contains($0) })
    else { return nil }
    let parts = String(String.UnicodeScalarView(scalars)).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ (1...8).contains($0.count) }) else { return nil }
    let cased = parts.enumerated().map { index, part in
      switch (index, part.count) {
      case (1..., 2): part.uppercased()
      case (1..., 4): part.prefix(1).uppercased() + part.dropFirst().lowercased()
      default: part.lowercased()
      }
    }
    return cased.joined(separator: "-")
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self)
  }
}
