// SPDX-License-Identifier: MIT

import ClavierKit

/// A text before the cursor, split into the word that is being typed and those before it.
struct TypedText {
  /// The word at the end, without quotation marks before it; empty after a blank.
  let word: String
  /// The finished words before it, in order.
  let words: [String]
  /// The word before the last finished one, empty if that starts a sentence; `nil` for none.
  let earlier: String?
  /// Whether the word is the first of a sentence.
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

  /// The word before the one that is being typed; `nil` at the start of a sentence.
  var previous: String? { startsSentence ? nil : words.last }

  /// Returns the last two words once the last one is finished.
  ///
  /// - Parameter replacement: The word or words in place of the one that is typed; `nil` if it
  ///   stays.
  /// - Returns: The last word, empty if there is none in the sentence, and the one before it, empty
  ///   at the start of the sentence.
  func lastWords(finishedAs replacement: String?) -> (last: String, earlier: String?) {
    guard !word.isEmpty else { return (previous ?? "", earlier) }
    let words = (replacement ?? word).split(separator: " ").map(String.init)
    let before = words.dropLast().last ?? previous ?? (startsSentence ? "" : nil)
    return (words.last ?? "", before)
  }
}
