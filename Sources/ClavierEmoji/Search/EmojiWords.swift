// SPDX-License-Identifier: MIT

import Words

/// The words of names, keywords and queries, in the form in which they are compared.
///
/// Text is composed (form C), and folded as in lexicons. Words consist of letters, marks and
/// numbers; format characters are omitted, and all other characters separate words. `scripts/emoji`
/// uses the same rules.
enum EmojiWords {
  /// Returns the words of a text, each as UTF-8.
  static func words(of text: String, folding: Folding) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var word: [UInt8] = []
    for scalar in folding.fold(text.composed) {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
        .otherNumber:
        word.append(contentsOf: String(scalar).utf8)
      case .format: continue
      default:
        if !word.isEmpty { words.append(word) }
        word = []
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}
