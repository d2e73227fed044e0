// SPDX-License-Identifier: MIT

import ClavierEmoji
public import Words

// The file format of typed emojis: a line with the format's name and version, then a line for each
// emoji, the heaviest first, and one for each key that shows another variant.
//
//   clavier-emojis 1
//   used 2.5 😂
//   shown 👋 👋🏿

extension TypedEmojis {
  private static let format = "clavier-emojis 1"
  /// The maximum weight that is read.
  ///
  /// **Source:** ours: more than the 73 that an emoji has which alone is typed.
  private static let weightLimit = 1000.0

  /// The content of the file.
  public var text: String {
    let used = frequent.weights.map { "used \($0.value) \($0.emoji.char)" }
    let shown = chosen.map { "shown \($0) \($1)" }.sorted()
    return ([Self.format] + used + shown).joined(separator: "\n") + "\n"
  }

  /// Parses the content of a file; one invalid line makes the whole file invalid.
  ///
  /// - Throws: ``LearnedText/ParseError`` for the first invalid line.
  public init(text: String) throws(LearnedText.ParseError) {
    self.init()
    var weights: [MostFrequentEmojiProvider.Weight] = []
    var known: Set<String> = []
    try LearnedText.parse(text, as: Self.format, of: "typed emojis") { words in
      guard words.count == 3 else { return false }
      switch words[0] {
      case "used":
        // Infinite and invalid numbers are not in the range, either.
        guard let value = Double(words[1]),
          (0...(weights.last?.value ?? Self.weightLimit)).contains(value),
          known.insert(words[2]).inserted
        else { return false }
        weights.append(MostFrequentEmojiProvider.Weight(emoji: Emoji(words[2]), value: value))
        return true
      case "shown": return chosen.updateValue(words[2], forKey: words[1]) == nil
      default: return false
      }
    }
    frequent = MostFrequentEmojiProvider(weights: weights)
  }
}
