// SPDX-License-Identifier: MIT

extension StringProtocol {
  /// Returns whether the last word of the line is an abbreviation, with white space after it.
  ///
  /// In all languages these are words with full stops within, such as "e.g.", "z.B." or "т.е.";
  /// single small consonants; and words after a single small letter, as in "z. B." and "т. е.".
  /// An initial is followed by a capital anyway, and a vowel can be a word, such as "é" and "я".
  /// Parts have at most four letters, so that addresses are none.
  ///
  /// - Parameters:
  ///   - isWhole: Whether the text begins here, so that its first word has no letters before.
  ///   - known: Other abbreviations, in lower case and without their full stop.
  /// - Returns: Whether it is; `false` where the line is new, and after closing marks.
  func endsAfterAbbreviation(whereStartBegins isWhole: Bool, _ known: Set<String>) -> Bool {
    guard let (name, before) = withoutOpeningMarks.lastNameWithFullStop,
      isWhole || !before.isEmpty
    else { return false }
    if known.contains(name.lowercased()) || abbreviatingConsonants.contains(String(name)) {
      return true
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ (1...4).contains($0.count) && $0.allSatisfy(\.isLetter) }) else {
      return false
    }
    if parts.count > 1 { return true }
    guard let earlier = before.lastNameWithFullStop?.name else { return false }
    return earlier.count == 1 && earlier.allSatisfy(\.isLowercase)
  }

  /// The last word without its full stop, and the text before it; `nil` unless a full stop and
  /// white space of the same line end the text.
  private var lastNameWithFullStop: (name: SubSequence, before: SubSequence)? {
    let blank = suffix { $0.isTextWhitespace }
    guard !blank.isEmpty, !blank.contains(where: \.isNewline) else { return nil }
    let word = self[..<blank.startIndex].suffix { !$0.isTextWhitespace }
    let name = word.drop { $0.isSentenceOpening }
    guard name.last == "." else { return nil }
    return (name.dropLast(), self[..<word.startIndex])
  }
}

/// The consonants that stand for a word in Latin, Greek and Cyrillic.
private let abbreviatingConsonants = Set(
  "bcdfghjklmnpqrstvwxzβγδζθκλμνξπρστφχψбвгґджзклмнпрстфхцчшщ".map { String($0) })
