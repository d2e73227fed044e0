// SPDX-License-Identifier: MIT

extension Autocomplete {
  /// Fixed text replacements, by language.
  ///
  /// The replacements of a language serve all its regions without replacements of their own.
  ///
  /// **Source:** KeyboardKit's type of the same name.
  public struct TextReplacementDictionary: Hashable, Sendable {
    private var replacements = LocaleDictionary<[String: String]>()

    public init() {}

    /// The default replacements: in English, "i" becomes "I", and "ill" and "id" get their
    /// apostrophe.
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

    /// Returns the replacement of a word.
    ///
    /// - Parameters:
    ///   - text: The word; case counts.
    ///   - localeIdentifier: The language, or that of a region, such as "en" or "en-GB".
    /// - Returns: The replacement; `nil` if there is none.
    public func textReplacement(for text: String, localeIdentifier: String) -> String? {
      replacements[localeIdentifier]?[text]
    }

    /// Sets the replacement of a word; overrides an earlier one.
    public mutating func setReplacement(
      _ replacement: String, for text: String, localeIdentifier: String
    ) {
      var table = replacements[exactly: localeIdentifier] ?? [:]
      table[text] = replacement
      replacements.set(table, for: localeIdentifier)
    }
  }
}
