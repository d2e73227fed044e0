// SPDX-License-Identifier: MIT

import ClavierKit
import KeyboardPlan

// The search for emojis: another keyboard types the query, while that of the emoji pages waits with
// the text of the field.

/// An open search for emojis.
final class EmojiSearchSession {
  var query = EmojiQuery()
  /// The keyboard of the emoji pages.
  var pages: KeyboardEngine
  /// The source of suggestions of that keyboard.
  let suggester: (any AutocompleteService)?

  init(pages: KeyboardEngine, suggester: (any AutocompleteService)?) {
    self.pages = pages
    self.suggester = suggester
  }
}

extension KeyboardCore {
  /// Opens the search from a page of emojis; a no-op elsewhere, and if nothing can be found.
  mutating func openEmojiSearch(at now: Timestamp) {
    guard suggestions.search == nil, engine.keyboardType.emojiPage != nil else { return }
    let shape = shape(in: context.locale, isSearch: true)
    guard let suggester = shape.suggester else { return }
    var keyboard = shape.keyboard
    keyboard.copyTouches(from: engine)
    cancel(at: now)
    let search = EmojiSearchSession(pages: engine, suggester: suggestions.suggester)
    suggestions.search = search
    show(keyboard, suggestingBy: suggester)
    showQuery(of: search, at: now)
  }

  /// Returns to the page of emojis; a no-op without an open search.
  mutating func closeEmojiSearch(at now: Timestamp) {
    guard let search = suggestions.search else { return }
    suggestions.search = nil
    search.pages.copyTouches(from: engine)
    show(search.pages, suggestingBy: search.suggester)
    perform(engine.handle(.deadline(now)), at: now)
  }

  /// Performs a response of the search's keyboard: its effects edit the query, and an emoji found
  /// is typed.
  mutating func perform(
    _ response: Response, of search: EmojiSearchSession, at now: Timestamp
  ) {
    show(response, at: now)
    if let chosen = response.chosenSuggestion {
      if chosen.isFoundEmoji { type(chosen.text, foundBy: search, at: now) }
    } else if search.query.apply(response.effects) || engine.keyboardType.emojiPage != nil {
      closeEmojiSearch(at: now)
      // Requests, such as a change of the language, are performed for the keyboard of the emoji
      // pages.
      var requests = Response()
      requests.effects = response.effects.filter(\.isRequest)
      requests.deadline = engineDeadline
      perform(requests, at: now)
      return
    }
    guard !response.effects.isEmpty || engine.text.isUnknown else { return }
    // Without an effect, a touch beside the keys may have moved the cursor of the field.
    if response.effects.isEmpty { _ = search.pages.handle(.textChangedElsewhere(now)) }
    // The keyboard's text differs from the query after an emoji, after arrows, and if it is too
    // long.
    if engine.text.isUnknown || engine.text.tail != search.query.text {
      showQuery(of: search, at: now)
    } else {
      confirmQuery(of: search, at: now)
    }
  }

  /// Passes an input about the field or its text to the keyboard that types into it.
  mutating func handle(fieldText input: Input, at now: Timestamp) {
    if let search = suggestions.search {
      _ = search.pages.handle(input)
    } else {
      perform(engine.handle(input), at: now)
    }
  }

  private mutating func type(
    _ emoji: String, foundBy search: EmojiSearchSession, at now: Timestamp
  ) {
    register(emoji: emoji, in: search.pages.text.field, at: now)
    let response = search.pages.handle(.edit(TextEdit(text: emoji), now))
    // The field does not contain the text that the engine assumes.
    if type(response, at: now) > 0 { _ = search.pages.handle(.textChangedElsewhere(now)) }
  }

  /// Makes the query the whole text of the search's keyboard, and requests the emojis found.
  private mutating func showQuery(of search: EmojiSearchSession, at now: Timestamp) {
    show(engine.handle(.newField(Keyboard.Field(acceptsAnyText: true), now)), at: now)
    // The engine requests nothing for an empty field, so the first suggestions are requested here.
    if search.query.text.isEmpty {
      suggestions.add([.suggestions(for: TextContext(engine.text), taps: [])], at: now)
    }
    confirmQuery(of: search, at: now)
  }

  /// Reports the query to the search's keyboard, as a session does, so that it does not expire.
  private mutating func confirmQuery(of search: EmojiSearchSession, at now: Timestamp) {
    let report = TextContext(beforeInput: search.query.text)
    perform(engine.handle(.textContext(report, now)), of: search, at: now)
  }

  /// Shows the changes of a response without its effects.
  private mutating func show(_ response: Response, at now: Timestamp) {
    engineDeadline = response.deadline
    requestSuggestions(of: response, at: now)
    if !response.changes.isEmpty { append(.sceneChanged(response.changes.includingDependents)) }
  }

  /// Shows a keyboard without fingers on it in place of another one of the same size.
  private mutating func show(
    _ keyboard: KeyboardEngine, suggestingBy suggester: (any AutocompleteService)?
  ) {
    engine = keyboard
    suggestions.replace(suggester: suggester)
    untypableKeys.removeAll()
    append(.sceneChanged(.all))
  }
}
