// SPDX-License-Identifier: MIT

import WordLists
import Words

extension WordList {
  /// The words in order with their properties: "the 33 [never]".
  var shown: [String] {
    entries.map { entry in
      var text = entry.word
      if entry.rarity != Rarity.none { text += " \(entry.rarity)" }
      if entry.flags == .all { text += " [never]" }
      return text
    }
  }

  /// The distinct spellings, in Unicode's order.
  var words: [String] { Set(entries.map(\.word)).sorted() }
}

/// Reads a list.
///
/// - Returns: The shown words, or the error message.
func reading(_ text: String, affixes: String? = nil) -> [String] {
  do throws(WordListError) {
    return try WordList(reading: Array(text.utf8), affixes: affixes.map { Array($0.utf8) }).shown
  } catch {
    return [error.message(list: "x.dic", affixes: "x.aff")]
  }
}

/// Returns the message with which bytes are refused; `nil` if they are not.
func refusal(_ bytes: [UInt8], affixes: [UInt8]? = nil) -> String? {
  do throws(WordListError) {
    _ = try WordList(reading: bytes, affixes: affixes)
    return nil
  } catch {
    return error.message(list: "x", affixes: "x.aff")
  }
}
