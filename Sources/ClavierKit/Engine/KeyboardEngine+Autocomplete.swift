// SPDX-License-Identifier: MIT

/// What suggestions do to the text, and what typing does to suggestions.
///
/// ```
///   a key is typed:      its suggested space goes, or the word before it is put right
///                        the key types
///                        the space comes back behind it
///   the text is another: suggestions for the old one go, others are asked for
/// ```
///
/// None of this happens where nobody knows words: ``KeyboardEngine/autocomplete`` is `nil` there.
extension KeyboardEngine {
  /// Makes the text before the cursor ready for what a key is about to do to it.
  ///
  /// - Returns: Whether that is all, and the key has nothing left to do.
  mutating func prepareText(
    for action: KeyboardAction, _ gestureAction: KeyboardAction.GestureAction,
    of event: KeyGesture, _ response: inout Response
  ) -> Bool {
    switch gestureAction {
    case .insertText(let string) where stroke(for: string) == nil:
      prepareTyping(of: action, at: event.time, &response)
    case .deleteBackward where event.gesture == .press && event.modifiers.isEmpty:
      takeCorrectionBack(at: event.time, &response)
    default: false
    }
  }

  private mutating func prepareTyping(
    of action: KeyboardAction, at time: Timestamp, _ response: inout Response
  ) -> Bool {
    guard let change = autocomplete?.space.willType(action, after: text.tail) else { return false }
    autocomplete?.correction.settle()
    switch change {
    case .keepAsTyped:
      // The space is the user's from here on, and the first of two that end a sentence.
      lastSpace = time
      return true
    case .remove: replaceEnd(of: " ", with: "", at: time, &response)
    case .none: correctWord(before: action, at: time, &response)
    }
    return false
  }

  /// Gives a suggested space back that went before what a key has typed.
  mutating func finishText(
    after action: KeyboardAction, at time: Timestamp, _ response: inout Response
  ) {
    guard autocomplete?.space.didType(action) ?? false else { return }
    replaceEnd(of: "", with: " ", at: time, &response)
  }

  private mutating func correctWord(
    before action: KeyboardAction, at time: Timestamp, _ response: inout Response
  ) {
    guard action.shouldApplyAutocorrectSuggestion,
      let suggestion = autocomplete?.autocorrection(in: text)
    else { return }
    let word = String(text.tail.wordFragmentAtEnd)
    replaceEnd(of: word, with: suggestion.text, at: time, &response)
    autocomplete?.correction.corrected(
      CorrectionMachine.Correction(
        word: word, replacement: suggestion.text, trigger: action.trigger))
  }

  /// Takes back the correction that was just made, as Backspace does; and says which word to leave alone.
  ///
  /// - Returns: Whether there was one.
  private mutating func takeCorrectionBack(
    at time: Timestamp, _ response: inout Response
  ) -> Bool {
    autocomplete?.space.reset()
    guard let correction = autocomplete?.correction.takeBack(in: text.tail) else {
      ignore(autocomplete?.wordToIgnore(in: text), &response)
      autocomplete?.correction.settle()
      return false
    }
    replaceEnd(of: correction.text, with: correction.word, at: time, &response)
    ignore(correction.word, &response)
    return true
  }

  private func ignore(_ word: String?, _ response: inout Response) {
    guard let word, settings.autocomplete.remembersIgnoredWords else { return }
    response.autocompleteRequests.append(.ignoreWord(word))
  }

  /// Whether suggestions are wanted on the page that is shown, in the field that is typed into.
  private var prefersAutocomplete: Bool {
    keyboardType.prefersAutocomplete && text.field.purpose.prefersAutocomplete
  }

  /// Takes suggestions in that have been found for a text.
  mutating func receive(
    _ suggestions: [Autocomplete.Suggestion], for context: TextContext, _ response: inout Response
  ) {
    guard let shown = autocomplete?.suggestions, prefersAutocomplete else { return }
    autocomplete?.receive(suggestions, for: context, in: text)
    if autocomplete?.suggestions != shown { response.changes.insert(.suggestions) }
  }

  /// Takes suggestions in at once, within the response to what asked for them.
  mutating func answer(
    with suggestions: [Autocomplete.Suggestion], for context: TextContext,
    _ response: inout Response
  ) {
    receive(suggestions, for: context, &response)
    response.deadline = deadline
  }

  /// Puts a suggestion that is shown in the place of the word before the cursor.
  mutating func accept(
    _ suggestion: Autocomplete.Suggestion, at time: Timestamp, _ response: inout Response
  ) {
    guard let autocomplete, autocomplete.suggestions.contains(suggestion),
      !autocomplete.isStale(in: text),
      let edit = TextContext(text).insertAutocompleteSuggestion(suggestion)
    else { return }
    if autocomplete.settings.isAutolearnEnabled, suggestion.type == .unknown {
      response.autocompleteRequests.append(.learnWord(suggestion.text))
    }
    self.autocomplete?.correction.settle()
    composition?.reset()
    replaceEnd(of: text.tail.wordFragmentAtEnd, with: edit.text, at: time, &response)
    if edit.text != suggestion.text { self.autocomplete?.space.spaceInserted() }
    keyTyped()
    turnPage(after: .character(""))
    preferCapital()
  }

  /// Stops showing suggestions that the text has left behind, and asks for others.
  mutating func settleSuggestions(_ response: inout Response) {
    guard let isStale = autocomplete?.isStale(in: text) else { return }
    if isStale || !prefersAutocomplete {
      if autocomplete?.isShowing ?? false { response.changes.insert(.suggestions) }
      autocomplete?.clear()
    }
    guard prefersAutocomplete, autocomplete?.ask(for: text) ?? false else { return }
    response.autocompleteRequests.append(.suggestions(for: TextContext(text)))
  }

  /// Puts a text in the place of the one that stands before the cursor; what both begin with stays.
  private mutating func replaceEnd(
    of old: some StringProtocol, with new: String, at time: Timestamp, _ response: inout Response
  ) {
    let edit = TextEdit(deleteCount: old.count, text: new).keepingStart(of: old)
    if edit.deleteCount > 0 {
      response.effects.append(.deleteBackward(edit.deleteCount))
      text.deleteBackward(edit.deleteCount, at: time)
    }
    guard !edit.text.isEmpty else { return }
    response.effects.append(.insertText(edit.text))
    text.insert(edit.text, at: time)
  }
}

extension KeyboardAction {
  /// What a key types that finishes a word.
  fileprivate var trigger: String {
    switch self {
    case .space: " "
    case .character(let text), .characterMargin(let text): text
    default: "\n"
    }
  }
}
