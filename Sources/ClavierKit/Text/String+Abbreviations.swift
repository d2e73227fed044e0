// SPDX-License-Identifier: MIT

extension StringProtocol {
  /// Returns whether the line ends with an abbreviation and white space.
  ///
  /// In all languages, words with inner full stops are abbreviations, such as "e.g." or "т.е.". So
  /// are single small consonants, and words after a single small letter, as in "z. B.". Initials
  /// are excluded, since a capital follows them anyway, and vowels, since they can be words, such
  /// as "é" and "я". Parts have at most four letters, which excludes addresses.
  ///
  /// - Parameters:
  ///   - isWhole: Whether the text begins here, so that its first word is complete.
  ///   - known: Other abbreviations, in lower case and without their full stop.
  /// - Returns: Whether the line ends so; `false` for an empty line, and after closing marks.
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

  /// The last word without its full stop, and the text before the word; `nil` unless a full stop
  /// and white space of the same line end the text.
  private var lastNameWithFullStop: (name: SubSequence, before: SubSequence)? {
    let blank = suffix { $0.isTextWhitespace }
    guard !blank.isEmpty, !blank.contains(where: \.isNewline) else { return nil }
    let word = self[..<blank.startIndex].suffix { !$0.isTextWhitespace }
    let name = word.drop { $0.isSentenceOpening }
    guard name.last == "." else { return nil }
    return (name.dropLast(), self[..<word.startIndex])
  }
}

/// The consonants that alone abbreviate a word in Latin, Greek and Cyrillic scripts.
private let abbreviatingConsonants = Set(
  "bcdfghjklmnpqrstvwxzβγδζθκλμνξπρστφχψбвгґджзклмнпрстфхцчшщ".map { String($0) })
