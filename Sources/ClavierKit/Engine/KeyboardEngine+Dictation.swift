// SPDX-License-Identifier: MIT

/// Dictated texts, which are typed with spaces and capitals, and which Backspace removes.
extension KeyboardEngine {
  /// Types a part of a dictated text; a no-op in a secret field.
  ///
  /// A space separates the text from a word before it. With suggestions a space follows, as after
  /// a suggestion: a mark replaces it.
  mutating func dictate(_ part: Dictation.Part, at time: Timestamp, _ response: inout Response) {
    let field = typed.record.field
    guard !field.isSecret, let first = part.text.first else { return }
    var earlier = part.isFirst ? "" : typed.dictated
    // All parts of a text are one change for undo.
    if !earlier.isEmpty {
      let record = text
      _ = typed.history.undo(in: record)
    }
    typed.composition?.reset()
    typed.autocomplete?.correction.confirm()
    let key = KeyboardAction.character(String(first))
    let change = typed.autocomplete?.space.willType(key, after: typed.record.tail)
    if change == .remove {
      replaceEnd(of: " ", with: "", at: time, &response)
      if !earlier.isEmpty { earlier.removeLast() }
    }
    var string = part.text
    let hasWords = ![.email, .url, .number].contains(field.purpose)
    if hasWords, part.isFirst, needsSpace(before: key, first) { string = " " + string }
    string = capitalized(string, at: time)
    let hasSpace = string.last?.isTextWhitespace == true || text.after?.first == " "
    let isSuggesting = features.contains(.suggestions) && field.purpose.prefersAutocomplete
    let endsWithSpace = isSuggesting && part.isLast && !hasSpace
    if endsWithSpace { string += " " }
    insert(string, at: time, &response)
    if endsWithSpace { typed.autocomplete?.space.spaceInserted() }
    let whole = earlier + string
    recordChange(of: "", to: whole)
    typed.dictated = whole
    typed.lastSpace = nil
    mode.keyTyped()
    preferCapital()
  }

  /// Returns a dictated text with the capitals of typed letters, wherever parts begin and end.
  private func capitalized(_ string: String, at time: Timestamp) -> String {
    var record = text
    var result = ""
    for character in string {
      var letter = String(character)
      if behavior.prefersCapital(after: record) {
        letter = behavior.standard.locale?.uppercased(letter) ?? letter.uppercased()
      }
      record.insert(letter, at: time)
      result += letter
    }
    return result
  }

  /// Returns whether the text before the cursor and a dictated character need a space between them.
  private func needsSpace(before key: KeyboardAction, _ first: Character) -> Bool {
    let tail = text.tail
    guard let last = tail.last, !last.isTextWhitespace, !first.isTextWhitespace else {
      return false
    }
    return !key.shouldRemoveAutocompleteInsertedSpace
      && tail.withoutOpeningMarks.endIndex == tail.endIndex
  }

  /// Removes the dictated text before the cursor, if Backspace is pressed right after it.
  ///
  /// - Returns: Whether a text was removed.
  mutating func undoDictation(
    by gestureAction: KeyboardAction.GestureAction, of event: KeyGesture,
    _ response: inout Response
  ) -> Bool {
    guard !typed.dictated.isEmpty, gestureAction == .deleteBackward, event.gesture == .press,
      event.modifiers == Press.Modifiers()
    else { return false }
    let dictated = typed.dictated
    typed.dictated = ""
    guard text.tail.hasSuffix(dictated), dictated.allSatisfy(\.isDeletedWhole) else {
      return false
    }
    typed.autocomplete?.space.reset()
    replaceEnd(of: dictated, with: "", at: event.time, &response)
    recordChange(of: dictated, to: "")
    return true
  }
}

extension Response {
  /// Whether a key other than that for dictation was pressed, or reached by a finger that slid from
  /// it, or a suggestion was chosen.
  package var interruptsDictation: Bool {
    chosenSuggestion != nil || gestures.contains { $0.gesture != .end && $0.action != .dictation }
  }
}
