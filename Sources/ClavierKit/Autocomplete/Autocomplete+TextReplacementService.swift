// SPDX-License-Identifier: MIT

extension Autocomplete {
  /// Corrects the words of a dictionary, before what another service suggests.
  ///
  /// Alone it is the smallest service that is of use: it makes "i" to "I" in English.
  open class TextReplacementService: AutocompleteService {
    public let dictionary: TextReplacementDictionary
    /// What suggests beside the dictionary, and remembers words.
    public let baseService: any AutocompleteService

    public init(
      dictionary: TextReplacementDictionary = .standard,
      baseService: any AutocompleteService = .disabled
    ) {
      self.dictionary = dictionary
      self.baseService = baseService
    }

    /// The replacement of the word before the cursor, if there is one, and the other service's suggestions.
    open func suggestions(
      for text: TextContext, localeIdentifier: String
    ) -> [Suggestion] {
      let others = baseService.suggestions(for: text, localeIdentifier: localeIdentifier)
      guard let word = text.currentWordPreCursorPart, text.isCursorAtTheEndOfTheCurrentWord,
        let replacement = dictionary.textReplacement(
          for: word, localeIdentifier: localeIdentifier)
      else { return others }
      return [Suggestion(text: replacement, type: .autocorrect)]
        + others.filter { $0.text != replacement }
    }

    open var canIgnoreWords: Bool { baseService.canIgnoreWords }
    open var canLearnWords: Bool { baseService.canLearnWords }
    open var ignoredWords: [String] { baseService.ignoredWords }
    open var learnedWords: [String] { baseService.learnedWords }

    /// Has the other service do it.
    open func ignoreWord(_ word: String) { baseService.ignoreWord(word) }

    /// Has the other service do it.
    open func learnWord(_ word: String) { baseService.learnWord(word) }

    /// Has the other service do it.
    open func removeIgnoredWord(_ word: String) { baseService.removeIgnoredWord(word) }

    /// Has the other service do it.
    open func unlearnWord(_ word: String) { baseService.unlearnWord(word) }
  }
}
