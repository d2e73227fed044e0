// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierWords
import KeyboardPlan
import Words

/// The source of suggestions, and the requests that wait until all actions are performed.
struct SuggestionState {
  /// The delay after which changed own words and typed emojis are stored.
  ///
  /// **Source:** Clavier's own: a crash loses at most the words of a sentence, and the disk is not
  /// written for each word.
  static let storeDelay = Duration.seconds(10)

  /// The source of suggestions; `nil` if there are none, or if another program makes them.
  var suggester: (any AutocompleteService)?
  private(set) var requests: [Autocomplete.Request] = []
  /// The time of the last request.
  private var requestTime = Timestamp(microseconds: 0)
  let ownWords: OwnWordsStore
  /// The open search for emojis, whose results take the place of suggestions; `nil` for none.
  var search: EmojiSearchSession?
  /// The text that the user has copied in a panel's session; `nil` if none is offered.
  var copied: CopiedText?
  /// The typed emojis in the state file, even while the configuration neither uses nor stores them.
  var storedEmojis: TypedEmojis
  /// Whether typed emojis have changed since they were stored.
  var areEmojisUnstored = false
  /// The time at which own words and typed emojis are stored; `nil` if they are stored.
  private(set) var deadline: Timestamp?

  init(
    suggester: (any AutocompleteService)?, ownWords: OwnWordsStore, storedEmojis: TypedEmojis
  ) {
    self.suggester = suggester
    self.ownWords = ownWords
    self.storedEmojis = storedEmojis
  }

  /// Uses another source of suggestions, and drops requests to the last one.
  mutating func replace(suggester: (any AutocompleteService)?) {
    self.suggester = suggester
    requests.removeAll()
  }

  /// Adds requests to the waiting ones.
  mutating func add(_ more: [Autocomplete.Request], at now: Timestamp) {
    requests += more
    requestTime = now
  }

  /// Removes all requests, and returns them with the time of the last one.
  mutating func removeRequests() -> ([Autocomplete.Request], at: Timestamp) {
    defer { requests = [] }
    return (requests, requestTime)
  }

  /// Schedules storage if own words or typed emojis have changed.
  mutating func scheduleStorage(at now: Timestamp) {
    guard ownWords.isChanged || areEmojisUnstored, deadline == nil else { return }
    deadline = now + Self.storeDelay
  }

  /// Returns the own words to store, and ends the wait for it; `nil` if they are stored.
  mutating func finish() -> OwnWords? {
    deadline = nil
    guard ownWords.isChanged else { return nil }
    ownWords.isChanged = false
    return ownWords.words
  }
}

extension KeyboardCore {
  /// Defers the requests of a response until all actions are performed, so that no key waits for a
  /// suggestion.
  mutating func requestSuggestions(of response: Response, at now: Timestamp) {
    guard suggestions.suggester != nil, !response.autocompleteRequests.isEmpty else { return }
    suggestions.add(response.autocompleteRequests, at: now)
  }

  /// Answers the deferred requests if all actions are performed.
  mutating func answerDeferredRequests() {
    guard !suggestions.requests.isEmpty, buffers.actions.isEmpty,
      let suggester = suggestions.suggester
    else { return }
    let (requests, now) = suggestions.removeRequests()
    for request in requests {
      var found = suggester.answer(request, localeIdentifier: context.locale.rawValue)
      guard case .suggestions(let text, _) = request else { continue }
      if let copied = copiedSuggestion(for: text) { found.insert(copied, at: 0) }
      perform(engine.handle(.suggestions(found, for: text, now)), at: now)
    }
    suggestions.scheduleStorage(at: now)
  }

  /// Forgets all own words and typed emojis, as when a session changes hands.
  mutating func forgetWords(at now: Timestamp) {
    deleteWords()
    plan.emojis.forgetTyped()
    if plan.emojis.isChanged { rebuild(at: now) }
    append(.log(.info, "all learned words are forgotten"))
  }

  /// Deletes all own words, and the stored emojis.
  mutating func deleteWords() {
    suggestions.ownWords.words = OwnWords()
    suggestions.areEmojisUnstored = false
    suggestions.storedEmojis = TypedEmojis()
    _ = suggestions.finish()
    append(.storeWords(OwnWords()))
    append(.storeEmojis(TypedEmojis()))
  }

  /// Stores own words and typed emojis that have changed.
  mutating func storeLearned() {
    if let words = suggestions.finish() { append(.storeWords(words)) }
    guard suggestions.areEmojisUnstored else { return }
    suggestions.areEmojisUnstored = false
    suggestions.storedEmojis = plan.emojis.typed
    append(.storeEmojis(plan.emojis.typed))
  }
}
