// SPDX-License-Identifier: MIT

extension Autocomplete {
  /// Words that are always replaced by others, for each of some languages.
  ///
  /// A language's replacements serve all its regions that have none of their own.
  ///
  /// **Source:** KeyboardKit's type of the same name.
  public struct TextReplacementDictionary: Hashable, Sendable {
    private var replacements = LocaleDictionary<[String: String]>()

    public init() {}

    /// What every keyboard has: in English, "i" is "I", and "ill" and "id" lack their apostrophe.
    ///
    /// **Source:** KeyboardKit 9.0's additional autocorrections.
    public static var standard: TextReplacementDictionary {
      var dictionary = TextReplacementDictionary()
      let english = ["i": "I", "ill": "I'll", "Ill": "I'll", "id": "I'd", "Id": "I'd"]
      for (text, replacement) in english {
        dictionary.setReplacement(replacement, for: text, localeIdentifier: "en")
      }
      return dictionary
    }

    /// What a word is replaced by.
    ///
    /// - Parameters:
    ///   - text: The word; capitals make a difference.
    ///   - localeIdentifier: The language, or that of a region, such as "en" or "en-GB".
    /// - Returns: The other text; `nil` if the word stays.
    public func textReplacement(for text: String, localeIdentifier: String) -> String? {
      replacements[localeIdentifier]?[text]
    }

    /// Has a word replaced by another text, in place of what it is replaced by now.
    public mutating func setReplacement(
      _ replacement: String, for text: String, localeIdentifier: String
    ) {
      var table = replacements[exactly: localeIdentifier] ?? [:]
      table[text] = replacement
      replacements.set(table, for: localeIdentifier)
    }
  }
}
