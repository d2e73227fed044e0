// SPDX-License-Identifier: MIT

/// Which suggestions are shown, and for which text.
///
/// ```
///          a key was typed           handed in for the same text
///   idle ──────────────────▶ asked ──────────────────────────────▶ shown ──┐ handed in again
///    ▲                         │                                   │   ▲   │
///    └─────────────────────────┴───────────────────────────────────┘   └───┘
///                 the text is another, or no longer known
/// ```
///
/// For one text it asks once. Suggestions for any other than the one before the cursor are never shown and
/// correct nothing, however late they come.
///
/// Its parts follow what becomes of a suggestion: ``SuggestedSpaceMachine``, ``CorrectionMachine``.
struct AutocompleteMachine: Hashable, Sendable {
  private enum State: Hashable {
    case idle
    case asked(for: String)
    case shown([Autocomplete.Suggestion], for: String)
  }

  let settings: Autocomplete.Settings
  private var state = State.idle
  var space = SuggestedSpaceMachine()
  var correction = CorrectionMachine()

  /// - Parameters:
  ///   - settings: What the user chose.
  ///   - text: What stands before the cursor. An empty field is not asked about before something is typed.
  init(settings: Autocomplete.Settings, text: TextRecord) {
    self.settings = settings
    if text.isWhole, text.tail.isEmpty { state = .asked(for: "") }
  }

  /// What is to be seen.
  var suggestions: [Autocomplete.Suggestion] {
    if case .shown(let suggestions, _) = state { suggestions } else { [] }
  }

  /// Whether there is anything to be seen.
  var isShowing: Bool {
    if case .shown(let suggestions, _) = state { !suggestions.isEmpty } else { false }
  }

  private var text: String? {
    switch state {
    case .idle: nil
    case .asked(let text), .shown(_, let text): text
    }
  }

  /// Whether the suggestions were made for another text than this, which they no longer fit.
  func isStale(in text: TextRecord) -> Bool {
    guard let known = self.text else { return false }
    return text.isUnknown || known != text.tail
  }

  /// Stops showing suggestions.
  mutating func clear() {
    state = .idle
  }

  /// Asks for suggestions, unless it has asked for those of this text or knows nothing of it.
  ///
  /// - Returns: Whether to ask.
  mutating func ask(for text: TextRecord) -> Bool {
    guard !text.isUnknown, self.text != text.tail else { return false }
    state = .asked(for: text.tail)
    return true
  }

  /// Takes suggestions in, as they are to be shown: the first few, none without text, in the letters of the
  /// word.
  ///
  /// - Parameters:
  ///   - suggestions: The suggestions, the best first.
  ///   - context: The text that they were made for.
  ///   - text: What stands before the cursor now.
  mutating func receive(
    _ suggestions: [Autocomplete.Suggestion], for context: TextContext, in text: TextRecord
  ) {
    guard !text.isUnknown, context.beforeInput == text.tail else { return }
    let word = text.tail.wordFragmentAtEnd
    let mayCorrect =
      settings.isAutocorrectEnabled && text.wholeWordAtEnd != nil && !correction.isRefused(word)
    let shown = suggestions.lazy.filter { !$0.text.isEmpty }
      .prefix(max(0, settings.suggestionsDisplayCount))
      .map { $0.autocompleteCased(for: word).withAutocorrectEnabled(mayCorrect) }
    state = .shown(Array(shown), for: text.tail)
  }

  /// What the word before the cursor should be, once a key finishes it; `nil` to leave it alone.
  ///
  /// Only a word that was typed here from its first letter is corrected.
  func autocorrection(in text: TextRecord) -> Autocomplete.Suggestion? {
    guard case .shown(let suggestions, text.tail) = state, !text.isUnknown,
      let suggestion = suggestions.first(where: \.isAutocorrect),
      let word = text.wholeWordAtEnd, suggestion.text != word,
      TextContext(text).isCursorAtTheEndOfTheCurrentWord
    else { return nil }
    return suggestion
  }

  /// The word before the cursor, if pressing Backspace now says that it shall be corrected no more.
  ///
  /// **Source:** KeyboardKit's standard action handler.
  func wordToIgnore(in text: TextRecord) -> String? {
    let word = text.tail.wordFragmentAtEnd
    guard settings.remembersIgnoredWords, !word.isEmpty,
      correction.lastWord.map({ $0 == word }) ?? false || autocorrection(in: text) != nil
    else { return nil }
    return String(word)
  }

  /// The text was changed in another way than by typing on, or may have been.
  mutating func reset() {
    space.reset()
    correction.reset()
  }
}

extension Autocomplete.Settings {
  /// Whether words are remembered that the user would not have corrected.
  ///
  /// **Source:** KeyboardKit asks for ``isAutolearnEnabled`` alone.
  var remembersIgnoredWords: Bool { isAutolearnEnabled && isAutoIgnoreEnabled }
}
