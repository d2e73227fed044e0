// SPDX-License-Identifier: MIT

public import Words

/// The spellings with capitals that some lists have for words that other lists write in lower case.
///
/// A word that one of these lists also writes in lower case stays in lower case: "may" stays,
/// "paris" becomes "Paris". Words that the lists never suggest are marked as such.
public struct CapitalForms {
  private struct Spellings {
    var hasLowercase = false
    var forms: [String] = []
  }

  private let folding: Folding
  private var spellings: [[Unicode.Scalar]: Spellings] = [:]
  private var flags: [String: WordEntry.Flags] = [:]

  /// Creates an empty collection.
  ///
  /// - Parameter language: The code of the language, which determines the case of the letter i.
  public init(language: String) {
    folding = Folding(language: language)
  }

  /// Adds the spellings of a list.
  public mutating func add(_ list: WordList) {
    for entry in list.entries {
      if !entry.flags.isEmpty { flags[entry.word, default: []].formUnion(entry.flags) }
      let folded = folding.fold(entry.word)
      if folded.elementsEqual(entry.word.unicodeScalars) {
        // Hidden words are misspellings, such as "i" beside "I" in English.
        if entry.flags.contains(.neverSuggest) { continue }
        spellings[folded, default: .init()].hasLowercase = true
      } else {
        spellings[folded, default: .init()].forms.append(entry.word)
      }
    }
  }

  /// Returns an entry with the spelling and the flags that the lists have for its word.
  public func corrected(_ entry: WordEntry) -> WordEntry {
    var entry = entry
    entry.word = spelling(of: entry.word)
    entry.flags.formUnion(flags[entry.word] ?? [])
    return entry
  }

  /// Returns the spelling for a word in lower case; other words are unchanged.
  ///
  /// Of several spellings the one with the fewest capitals is used, then the first in order.
  public func spelling(of word: String) -> String {
    let folded = folding.fold(word)
    guard folded.elementsEqual(word.unicodeScalars), let known = spellings[folded],
      !known.hasLowercase
    else { return word }
    let best = known.forms.min {
      let (first, second) = (capitalCount(of: $0), capitalCount(of: $1))
      return first == second ? $0 < $1 : first < second
    }
    return best ?? word
  }

  private func capitalCount(of word: String) -> Int {
    word.unicodeScalars.count { folding.fold($0) != $0 }
  }
}
