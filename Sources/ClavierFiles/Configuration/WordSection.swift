// SPDX-License-Identifier: MIT

import ClavierKit

extension Configuration {
  /// The settings of the words of a language.
  public struct WordSettings: Hashable, Sendable {
    /// The fields in which a misspelt word is corrected when a key finishes it.
    public enum Correction: Hashable, Sendable {
      /// Fields that the session identifies as text, where suggestions are shown.
      case auto
      /// All fields in which sentences are typed.
      case on
      case off
    }

    /// Whether a tap near the border of its key may count for the neighbouring key, in languages
    /// with a lexicon.
    public var weighsTaps = true
    /// Whether the weighting learns the user's touch-down offsets on keys, in memory only.
    public var learnsOffset = true
    /// Whether a panel shows a strip of suggestions above the keys.
    public var suggestions = true
    /// Whether the emoji that a typed word names is the third suggestion.
    public var emojis = false
    public var correction = Correction.auto
    /// Whether words that are in no lexicon are learned as they are typed.
    public var learns = false
    /// The texts that replace words when a key finishes them, by word; upper and lower case differ.
    public var replacements: [String: String] = [:]

    /// Whether any setting needs a lexicon of the language.
    public var needsLexicons: Bool { weighsTaps || suggestions || correction != .off }

    mutating func read(_ section: inout TOMLReader) {
      section.boolean("weighting", into: &weighsTaps)
      section.boolean("learn_offset", into: &learnsOffset)
      section.boolean("suggestions", into: &suggestions)
      section.boolean("emojis", into: &emojis)
      section.choice(
        "correction", [("auto", .auto), ("on", .on), ("off", .off)], into: &correction)
      section.boolean("learn", into: &learns)
      guard let texts = section.texts("replacements", atMost: Self.limit) else { return }
      // A later file's table replaces an earlier one's.
      replacements.removeAll()
      for (word, text, position) in texts {
        if word.isEmpty || word.contains(where: \.isWordDelimiter) {
          section.report("replacements", at: position, "\(quoted(word)) is not one word")
        } else if !(1...Self.maximumTextLength).contains(text.count) {
          section.report(
            "replacements", at: position,
            "the text for \(quoted(word)) has \(text.count) characters, not 1 to "
              + "\(Self.maximumTextLength)")
        } else {
          replacements[word] = text
        }
      }
    }

    /// The maximum number of replacements, and of characters in each.
    ///
    /// **Source:** ours.
    private static let (limit, maximumTextLength) = (1000, 200)
  }
}
