// SPDX-License-Identifier: MIT

extension StringProtocol {
  /// Returns whether the last word of the line is an abbreviation, with white space after it.
  ///
  /// In all languages these are words with full stops within, such as "e.g.", "z.B." or "т.е.", and
  /// single letters, such as initials, but for the English "I". Parts have at most four letters, so
  /// that addresses are none.
  ///
  /// - Parameter known: Other abbreviations, in lower case and without their full stop.
  /// - Returns: Whether it is; `false` where the line is new, and after closing marks.
  func endsAfterAbbreviation(_ known: Set<String>) -> Bool {
    let blank = withoutOpeningMarks.suffix { $0.isTextWhitespace }
    guard !blank.isEmpty, !blank.contains(where: \.isNewline) else { return false }
    let word = self[..<blank.startIndex].suffix { !$0.isTextWhitespace }
      .drop { $0.isSentenceOpening }
    guard word.last == "." else { return false }
    let parts = word.dropLast().split(separator: ".", omittingEmptySubsequences: false)
    if parts.count > 1 {
      return parts.allSatisfy { (1...4).contains($0.count) && $0.allSatisfy(\.isLetter) }
    }
    guard let name = parts.first, !name.isEmpty else { return false }
    if name.count == 1 { return name != "I" && name.allSatisfy(\.isLetter) }
    return known.contains(name.lowercased())
  }
}
