// SPDX-License-Identifier: MIT

/// The suggestions on the screen, and the text for which they were made.
///
/// ```
///          a key was typed           received for the same text
///   idle ────────────────▶ requested ────────────────────────────▶ shown ──┐ received again
///    ▲                         │                                   │   ▲   │
///    └─────────────────────────┴───────────────────────────────────┘   └───┘
///                 the text has changed, or is unknown
/// ```
///
/// Suggestions are requested once for each text. Those for a text that is no longer before the
/// cursor are dropped when they arrive: they are neither shown nor used for corrections.
///
/// ``SuggestedSpaceMachine`` and ``CorrectionMachine`` hold the state after a suggestion is
/// applied.
struct AutocompleteMachine: Hashable, Sendable {
  private enum State: Hashable {
    case idle
    case requested(for: String)
    case shown([Autocomplete.Suggestion], for: String)
  }

  let settings: Autocomplete.Settings
  private var state = State.idle
  var space = SuggestedSpaceMachine()
  var correction = CorrectionMachine()
  private var record = TapRecord()

  /// Creates a machine without suggestions.
  ///
  /// - Parameters:
  ///   - settings: The settings of suggestions.
  ///   - text: The text before the cursor, as in ``begin(in:)``.
  init(settings: Autocomplete.Settings, text: TextRecord) {
    self.settings = settings
    begin(in: text)
  }

  /// Removes the suggestions, and begins in another field.
  ///
  /// - Parameter text: The text before the cursor. In an empty field, the first request follows the
  ///   first key.
  mutating func begin(in text: TextRecord) {
    state = text.isWhole && text.tail.isEmpty ? .requested(for: "") : .idle
  }

  /// The suggestions on the screen.
  var suggestions: [Autocomplete.Suggestion] {
    if case .shown(let suggestions, _) = state { suggestions } else { [] }
  }

  /// Whether any suggestion is on the screen.
  var isShowing: Bool {
    if case .shown(let suggestions, _) = state { !suggestions.isEmpty } else { false }
  }

  private var text: String? {
    switch state {
    case .idle: nil
    case .requested(let text), .shown(_, let text): text
    }
  }

  /// Returns whether the suggestions belong to a text other than `text`.
  func isStale(in text: TextRecord) -> Bool {
    guard let known = self.text else { return false }
    return text.isUnknown || known != text.tail
  }

  /// Removes the suggestions from the screen.
  mutating func clear() {
    state = .idle
  }

  /// Records that suggestions for `text` are requested.
  ///
  /// - Returns: Whether to send the request: the word before the cursor is known from its start,
  ///   and suggestions for the text were not requested yet.
  mutating func recordRequest(for text: TextRecord) -> Bool {
    guard text.isWordStartKnown, self.text != text.tail else { return false }
    state = .requested(for: text.tail)
    record.align(to: text.tail.wordFragmentAtEnd.unicodeScalars.count)
    return true
  }

  /// The place of the tap for each scalar of the word before the cursor; empty if a part of the
  /// word was not typed on this keyboard.
  var taps: [Autocomplete.Tap?] { record.isTypedHere ? record.taps : [] }

  /// Prepares for a key that is about to type.
  mutating func willType(in text: TextRecord) {
    record.align(to: text.tail.wordFragmentAtEnd.unicodeScalars.count)
  }

  /// Records the place of a tap that has typed; `nil` if a key typed without a single tap.
  mutating func didType(_ tap: Autocomplete.Tap?, in text: TextRecord) {
    record.append(tap, for: text.tail.wordFragmentAtEnd.unicodeScalars.count)
  }

  /// Shows the first few suggestions that are not empty, in the case of the word.
  ///
  /// - Parameters:
  ///   - suggestions: The suggestions, the best first.
  ///   - context: The text for which they were made.
  ///   - text: The text before the cursor now.
  ///   - locale: The language, for capitals; `nil` if unknown.
  mutating func receive(
    _ suggestions: [Autocomplete.Suggestion], for context: TextContext, in text: TextRecord,
    locale: KeyboardLocale? = nil
  ) {
    guard !text.isUnknown, context.beforeInput == text.tail else { return }
    let word = text.tail.wordFragmentAtEnd
    let mayCorrect =
      settings.isAutocorrectEnabled && text.wholeWordAtEnd != nil && !correction.isRefused(word)
    let shown = suggestions.lazy.filter { !$0.text.isEmpty }
      .prefix(max(0, settings.suggestionsDisplayCount))
      .map { $0.autocompleteCased(for: word, in: locale).withAutocorrectEnabled(mayCorrect) }
    state = .shown(Array(shown), for: text.tail)
  }

  /// Returns the correction to apply when a key finishes the word before the cursor; `nil` for
  /// none.
  ///
  /// A word is corrected only if all of it was typed on this keyboard.
  func autocorrection(in text: TextRecord) -> Autocomplete.Suggestion? {
    guard case .shown(let suggestions, text.tail) = state, !text.isUnknown, record.isTypedHere,
      let suggestion = suggestions.first(where: \.isAutocorrect),
      let word = text.wholeWordAtEnd, suggestion.text != word,
      TextContext(text).isCursorAtTheEndOfTheCurrentWord
    else { return nil }
    return suggestion
  }

  /// Returns the word whose correction Backspace undoes now; `nil` if there is none.
  ///
  /// **Source:** KeyboardKit's standard action handler.
  func wordToIgnore(in text: TextRecord) -> String? {
    let word = text.tail.wordFragmentAtEnd
    guard settings.storesIgnoredWords, !word.isEmpty,
      correction.lastWord.map({ $0 == word }) ?? false || autocorrection(in: text) != nil
    else { return nil }
    return String(word)
  }

  /// Resets the state after the text changed, or may have changed, other than by typing.
  mutating func reset() {
    space.reset()
    correction.reset()
    record = TapRecord()
  }
}

extension Autocomplete.Settings {
  /// Whether words whose correction the user undid are stored.
  ///
  /// **Source:** KeyboardKit tests ``isAutolearnEnabled`` alone.
  var storesIgnoredWords: Bool { isAutolearnEnabled && isAutoIgnoreEnabled }
}
