// SPDX-License-Identifier: MIT

extension StringProtocol {
  /// How many characters deleting the last word takes: the word, and what follows it.
  ///
  /// The white space and the delimiters at the end go with the word, as a person would delete it; the
  /// space before the word stays.
  ///
  /// **Source:** KeyboardKit's word range, without its two quirks (a space too many, a space too few).
  public var lastWordCount: Int {
    let trailing = reversed().prefix { $0.isWordDelimiter }.count
    let word = dropLast(trailing).reversed().prefix { !$0.isWordDelimiter }.count
    return trailing + word
  }

  /// How many plain spaces stand at the end.
  public var trailingSpaceCount: Int {
    reversed().prefix { $0 == " " }.count
  }
}
