// SPDX-License-Identifier: MIT

// Words are what stands between word delimiters (``Character/isWordDelimiter``). Positions are counted
// in characters as people see them.
//
// **Source:** KeyboardKit 9.0's functions of the same names.
extension StringProtocol {
  /// The part of a word at the end of the text, as far as a delimiter; empty if a delimiter ends it.
  public var wordFragmentAtEnd: SubSequence {
    suffix(while: { !$0.isWordDelimiter })
  }

  /// The part of a word at the start of the text, as far as a delimiter; empty if a delimiter begins it.
  public var wordFragmentAtStart: SubSequence {
    prefix { !$0.isWordDelimiter }
  }

  /// The part of a word that ends before a position.
  ///
  /// - Parameter position: How many characters stand before it; one outside the text is brought to its end.
  /// - Returns: The part, empty after a delimiter.
  public func wordFragment(before position: Int) -> SubSequence {
    prefix(Swift.max(position, 0)).suffix(while: { !$0.isWordDelimiter })
  }

  /// The part of a word that begins at a position.
  ///
  /// - Parameter position: As in ``wordFragment(before:)``.
  /// - Returns: The part, empty before a delimiter.
  public func wordFragment(after position: Int) -> SubSequence {
    dropFirst(Swift.max(position, 0)).prefix { !$0.isWordDelimiter }
  }

  /// The word around a position, or directly before or after it.
  ///
  /// - Parameter position: As in ``wordFragment(before:)``.
  /// - Returns: The word; `nil` between two delimiters.
  public func word(at position: Int) -> SubSequence? {
    let start = wordFragment(before: position).startIndex
    let end = wordFragment(after: position).endIndex
    return start < end ? self[start..<end] : nil
  }

  /// The finished word before the end of the text; `nil` if there is none.
  ///
  /// A single delimiter follows it that does not end the sentence: "word " and "word," have one, while
  /// "word", "word, " and "word. " have none.
  public var finishedWordAtEnd: SubSequence? {
    guard endsAtNewWord, !isLastSentenceEnded else { return nil }
    // Not `dropLast`, which walks from the start.
    let word = self[..<index(before: endIndex)].suffix(while: { !$0.isWordDelimiter })
    return word.isEmpty ? nil : word
  }

  /// How many characters deleting the last word takes: the word, and what follows it.
  ///
  /// The white space and the delimiters at the end go with the word, as a person would delete it; the
  /// space before the word stays.
  ///
  /// **Source:** KeyboardKit's word range, without its two quirks (a space too many, a space too few).
  public var lastWordCount: Int {
    let trailing = suffix(while: \.isWordDelimiter)
    let word = self[..<trailing.startIndex].suffix(while: { !$0.isWordDelimiter })
    return trailing.count + word.count
  }

  /// How many plain spaces stand at the end.
  public var trailingSpaceCount: Int {
    suffix(while: { $0 == " " }).count
  }

  /// The longest end of the text whose characters are all of a kind; it looks no farther.
  func suffix(while isOfKind: (Character) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex {
      let before = index(before: start)
      guard isOfKind(self[before]) else { break }
      start = before
    }
    return self[start...]
  }

  /// The text without the white space at its ends.
  var trimmed: SubSequence {
    guard let last = lastIndex(where: { !$0.isTextWhitespace }) else { return self[endIndex...] }
    let first = firstIndex { !$0.isTextWhitespace } ?? last
    return self[first...last]
  }
}
