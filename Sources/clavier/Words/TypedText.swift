// SPDX-License-Identifier: MIT

import ClavierKit

/// A text before the cursor, split into the word that is being typed and the words before it.
struct TypedText {
  /// The word at the end, without quotation marks before it; empty after a blank.
  let word: String
  /// The finished words before the word at the end, in order.
  let words: [String]
  /// The word before the last finished one; empty if the last one starts a sentence, `nil` if there
  /// is none.
  let earlier: String?
  /// Whether the word at the end is the first of a sentence.
  let startsSentence: Bool

  init(_ text: String) {
    word = String(text.wordFragmentAtEnd.drop(while: \.isQuotationMark))
    var before = text.dropLast(word.count)
    while before.last?.isQuotationMark ?? false { before.removeLast() }
    startsSentence = before.endsAtNewSentence
    words = Self.words(of: before)
    var rest = before
    while rest.last?.isWordDelimiter ?? false { rest.removeLast() }
    rest.removeLast(rest.wordFragmentAtEnd.count)
    earlier = rest.endsAtNewSentence ? "" : Self.words(of: rest).last
  }

  private static func words(of text: Substring) -> [String] {
    text.split(whereSeparator: \.isWordDelimiter)
      .map { String($0.drop(while: \.isQuotationMark)) }.filter { !$0.isEmpty }
  }

  /// The word before the word that is being typed; `nil` at the start of a sentence.
  var previous: String? { startsSentence ? nil : words.last }

  /// Returns the last two words, as if the word that is being typed were finished.
  ///
  /// - Parameter replacement: The word or words that replace the typed one; `nil` if it stays.
  /// - Returns: The last word, empty if the sentence has none, and the one before it, empty at the
  ///   start of the sentence.
  func lastWords(finishedAs replacement: String?) -> (last: String, earlier: String?) {
    guard !word.isEmpty else { return (previous ?? "", earlier) }
    let words = (replacement ?? word).split(separator: " ").map(String.init)
    let before = words.dropLast().last ?? previous ?? (startsSentence ? "" : nil)
    return (words.last ?? "", before)
  }
}
