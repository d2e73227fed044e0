// SPDX-License-Identifier: MIT

// Words are texts between word delimiters (``Character/isWordDelimiter``). Positions count
// characters (grapheme clusters).
//
// **Source:** KeyboardKit 9.0's functions of the same names.
extension StringProtocol {
  /// The part of a word at the end of the text; empty if the text ends with a delimiter.
  public var wordFragmentAtEnd: SubSequence {
    suffix(while: { !$0.isWordDelimiter })
  }

  /// The part of a word at the start of the text; empty if the text begins with a delimiter.
  public var wordFragmentAtStart: SubSequence {
    prefix { !$0.isWordDelimiter }
  }

  /// Returns the part of a word that ends at a position.
  ///
  /// - Parameter position: The number of characters before the position, clamped to the text.
  /// - Returns: The part; empty after a delimiter.
  public func wordFragment(before position: Int) -> SubSequence {
    prefix(Swift.max(position, 0)).suffix(while: { !$0.isWordDelimiter })
  }

  /// Returns the part of a word that begins at a position.
  ///
  /// - Parameter position: The number of characters before the position, clamped to the text.
  /// - Returns: The part; empty before a delimiter.
  public func wordFragment(after position: Int) -> SubSequence {
    dropFirst(Swift.max(position, 0)).prefix { !$0.isWordDelimiter }
  }

  /// Returns the word around a position, or directly before or after it.
  ///
  /// - Parameter position: The number of characters before the position, clamped to the text.
  /// - Returns: The word; `nil` between two delimiters.
  public func word(at position: Int) -> SubSequence? {
    let start = wordFragment(before: position).startIndex
    let end = wordFragment(after: position).endIndex
    return start < end ? self[start..<end] : nil
  }

  /// The finished word at the end of the text; `nil` if there is none.
  ///
  /// A finished word is followed by a single delimiter that does not end the sentence. Such texts
  /// are "word " and "word,"; "word", "word, " and "word. " are none.
  public var finishedWordAtEnd: SubSequence? {
    guard endsAtNewWord, !isLastSentenceEnded else { return nil }
    // Unlike `dropLast`, `suffix` does not scan from the start.
    let word = self[..<index(before: endIndex)].suffix(while: { !$0.isWordDelimiter })
    return word.isEmpty ? nil : word
  }

  /// The number of characters of the last word and the delimiters after it, for deletion.
  ///
  /// White space and delimiters at the end are included, as a person would delete them. The space
  /// before the word is not.
  ///
  /// **Source:** KeyboardKit's word range, which in some cases has a space too many or too few.
  public var lastWordCount: Int {
    let trailing = suffix(while: \.isWordDelimiter)
    let word = self[..<trailing.startIndex].suffix(while: { !$0.isWordDelimiter })
    return trailing.count + word.count
  }

  /// The number of plain spaces at the end.
  public var trailingSpaceCount: Int {
    suffix(while: { $0 == " " }).count
  }

  /// Returns the longest suffix whose characters all satisfy a predicate; stops at the first other
  /// one.
  func suffix(while isOfKind: (Character) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex {
      let before = index(before: start)
      guard isOfKind(self[before]) else { break }
      start = before
    }
    return self[start...]
  }

  /// The text without white space at its ends.
  var trimmed: SubSequence {
    guard let last = lastIndex(where: { !$0.isTextWhitespace }) else { return self[endIndex...] }
    let first = firstIndex { !$0.isTextWhitespace } ?? last
    return self[first...last]
  }
}

extension String {
  /// Returns the part of a word at the end of the text, unless it is long.
  ///
  /// The scan ends at the limit, and reads ASCII letters byte by byte, because every tap calls it.
  ///
  /// - Parameter limit: The maximum number of characters; the same in bytes if all are ASCII.
  /// - Returns: The same as ``wordFragmentAtEnd``; `nil` if that is longer.
  func wordFragmentAtEnd(atMost limit: Int) -> Substring? {
    var start = utf8.endIndex
    var count = 0
    while start > utf8.startIndex {
      let before = utf8.index(before: start)
      switch utf8[before] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        start = before
        count += 1
        guard count <= limit else { return nil }
      case UInt8(ascii: " "): return self[start...]
      default:
        let fragment = suffix(limit + 1).wordFragmentAtEnd
        return fragment.count > limit ? nil : self[fragment.startIndex...]
      }
    }
    return self[...]
  }
}
