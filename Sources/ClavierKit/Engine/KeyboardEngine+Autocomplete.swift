// SPDX-License-Identifier: MIT

/// The effects of suggestions on the text, and of typing on suggestions.
///
/// ```
///   a key is typed:    a suggested space is removed, or the word before it is corrected
///                      the key types
///                      the space is restored after it
///   the text changes:  outdated suggestions are hidden, and new ones requested
/// ```
///
/// Without suggestions, ``TypedText/autocomplete`` is `nil` and none of these steps is done.
extension KeyboardEngine {
  /// Prepares the text before the cursor for a key's action.
  ///
  /// - Returns: Whether the preparation was the whole effect of the key.
  mutating func prepareText(
    for action: KeyboardAction, _ gestureAction: KeyboardAction.GestureAction,
    of event: KeyGesture, _ response: inout Response
  ) -> Bool {
    switch gestureAction {
    case .insertText(let string) where stroke(for: string) == nil:
      prepareTyping(of: action, string, at: event.time, &response)
    case .deleteBackward where event.gesture == .press && event.modifiers == Press.Modifiers():
      undoCorrection(at: event.time, &response)
    default: false
    }
  }

  private mutating func prepareTyping(
    of action: KeyboardAction, _ string: String, at time: Timestamp, _ response: inout Response
  ) -> Bool {
    // A program may have replaced the space by another text, which follows the automatic space.
    let isReplaced = action == .space && string != " "
    let typing: KeyboardAction = isReplaced ? .text(string) : action
    guard let change = typed.autocomplete?.space.willType(typing, after: typed.record.tail) else {
      return false
    }
    typed.autocomplete?.correction.confirm()
    switch change {
    case .keepAsTyped:
      // From now on the space counts as typed, and is the first of two that end a sentence.
      typed.lastSpace = time
      return true
    case .remove:
      replaceEnd(of: " ", with: "", at: time, &response)
      // The key follows a finished word, and so is not a tone of that word.
      typed.composition?.escapeNextSign()
    case .none where isMark(string): break
    case .none: correctWord(before: action, string, at: time, &response)
    }
    return false
  }

  /// Returns whether a key is a sign of VIQR that changes the word before it: a mark or a tone.
  private func isMark(_ string: String) -> Bool {
    features.contains(.composition) && typed.composition?.isMark(string, in: text) == true
  }

  /// Inserts the automatic space again that was removed before a key typed.
  mutating func finishText(
    after action: KeyboardAction, at time: Timestamp, _ response: inout Response
  ) {
    guard typed.autocomplete?.space.didType(action) ?? false else { return }
    replaceEnd(of: "", with: " ", at: time, &response)
  }

  private mutating func correctWord(
    before action: KeyboardAction, _ string: String, at time: Timestamp,
    _ response: inout Response
  ) {
    guard action.shouldApplyAutocorrectSuggestion,
      let suggestion = typed.autocomplete?.autocorrection(in: typed.record)
    else { return }
    let word = String(text.tail.wordFragmentAtEnd)
    replaceEnd(of: word, with: suggestion.text, at: time, &response)
    recordChange(of: word, to: suggestion.text, before: string)
    response.counts.corrections += 1
    typed.autocomplete?.correction.corrected(
      CorrectionMachine.Correction(word: word, replacement: suggestion.text, trigger: string))
  }

  /// Reverts the last correction, as Backspace does, and records the word to ignore.
  ///
  /// - Returns: Whether a correction was reverted.
  private mutating func undoCorrection(
    at time: Timestamp, _ response: inout Response
  ) -> Bool {
    typed.autocomplete?.space.reset()
    guard let correction = rejectCorrection(&response) else {
      ignore(typed.autocomplete?.wordToIgnore(in: typed.record), &response)
      typed.autocomplete?.correction.confirm()
      return false
    }
    replaceEnd(of: correction.text, with: correction.word, at: time, &response)
    recordChange(of: correction.text, to: correction.word)
    return true
  }

  /// Stops the correction at the end of the text from now on, and records the word to ignore.
  ///
  /// - Returns: The correction; `nil` unless it was the last change.
  @discardableResult
  mutating func rejectCorrection(_ response: inout Response) -> CorrectionMachine.Correction? {
    guard let correction = typed.autocomplete?.correction.undo(in: typed.record.tail) else {
      return nil
    }
    response.counts.revertedCorrections += 1
    ignore(correction.word, &response)
    return correction
  }

  private func ignore(_ word: String?, _ response: inout Response) {
    guard let word, settings.autocomplete.storesIgnoredWords else { return }
    response.autocompleteRequests.append(.ignoreWord(word))
  }

  /// Whether suggestions are shown on the current page and in the field.
  private var prefersAutocomplete: Bool {
    keyboardType.prefersAutocomplete && text.field.purpose.prefersAutocomplete
  }

  /// Shows received suggestions for a text.
  mutating func receive(
    _ suggestions: [Autocomplete.Suggestion], for context: TextContext, _ response: inout Response
  ) {
    guard let shown = typed.autocomplete?.suggestions, prefersAutocomplete else { return }
    let locale = behavior.standard.locale
    typed.autocomplete?.receive(suggestions, for: context, in: typed.record, locale: locale)
    if typed.autocomplete?.suggestions != shown { response.changes.insert(.suggestions) }
  }

  /// Shows suggestions that arrive with the response to their request.
  mutating func answer(
    with suggestions: [Autocomplete.Suggestion], for context: TextContext,
    _ response: inout Response
  ) {
    receive(suggestions, for: context, &response)
    response.deadline = deadline
  }

  /// Replaces the word before the cursor with a suggestion that is shown.
  mutating func accept(
    _ suggestion: Autocomplete.Suggestion, at time: Timestamp, _ response: inout Response
  ) {
    if isShown(suggestion) { replaceWord(by: suggestion, at: time, &response) }
  }

  /// Types the keys of fingers that are down, then replaces the word before the cursor with a
  /// suggestion that is shown.
  ///
  /// The letters of those keys belong to the word. If one of the keys ends the word, nothing is
  /// replaced.
  mutating func acceptAfterPresses(
    _ suggestion: Autocomplete.Suggestion, at time: Timestamp, _ response: inout Response
  ) {
    guard isShown(suggestion) else { return }
    let before = text.tail
    let word = before.wordFragmentAtEnd
    commitOlder(than: presses.endIndex, at: time, &response)
    let longer = text.tail.wordFragmentAtEnd
    let isSameWord =
      text.tail == before || (longer.count > word.count && longer.hasPrefix(word))
    guard !text.isUnknown, isSameWord else { return }
    replaceWord(by: suggestion, at: time, &response)
  }

  /// Returns whether a suggestion is shown for the text before the cursor.
  func isShown(_ suggestion: Autocomplete.Suggestion) -> Bool {
    guard let autocomplete = typed.autocomplete else { return false }
    return autocomplete.suggestions.contains(suggestion) && !autocomplete.isStale(in: text)
  }

  private mutating func replaceWord(
    by suggestion: Autocomplete.Suggestion, at time: Timestamp, _ response: inout Response
  ) {
    if suggestion.isCopied {
      // The text is unknown until the session reports it, so none of it is learned.
      response.chosenSuggestion = suggestion
      forgetText()
      mode.keyTyped()
      return preferCapital()
    }
    guard let autocomplete = typed.autocomplete,
      let edit = TextContext(text).insertAutocompleteSuggestion(suggestion)
    else { return }
    response.chosenSuggestion = suggestion
    if autocomplete.settings.isAutolearnEnabled, suggestion.type == .unknown {
      response.autocompleteRequests.append(.learnWord(suggestion.text))
    }
    typed.autocomplete?.correction.confirm()
    typed.composition?.reset()
    let word = String(text.tail.wordFragmentAtEnd)
    replaceEnd(of: word, with: edit.text, at: time, &response)
    recordChange(of: word, to: edit.text)
    if edit.text != suggestion.text { typed.autocomplete?.space.spaceInserted() }
    mode.keyTyped()
    switchPage(after: .character(""))
    preferCapital()
  }

  /// Hides outdated suggestions and requests new ones.
  mutating func updateSuggestions(_ response: inout Response) {
    guard let isStale = typed.autocomplete?.isStale(in: typed.record) else { return }
    if isStale || !prefersAutocomplete {
      if typed.autocomplete?.isShowing ?? false { response.changes.insert(.suggestions) }
      typed.autocomplete?.clear()
    }
    guard prefersAutocomplete, typed.autocomplete?.recordRequest(for: typed.record) ?? false else {
      return
    }
    response.autocompleteRequests.append(
      .suggestions(for: TextContext(text), taps: typed.autocomplete?.taps ?? []))
  }

  /// Replaces the end of the text before the cursor; the common prefix is not typed again.
  mutating func replaceEnd(
    of old: some StringProtocol, with new: String, at time: Timestamp, _ response: inout Response
  ) {
    let edit = TextEdit(deleteCount: old.count, text: new).keepingStart(of: old)
    // A text that is only deleted is no replacement by that of the key which follows.
    if response.effects.isEmpty, !edit.text.isEmpty { response.replacedText = typed.record.tail }
    replaceEnd(by: edit, at: time, &response)
  }
}
