// SPDX-License-Identifier: MIT

/// Touches on the toolbar of suggestions: a tap accepts a suggestion, a long press removes a word.
extension KeyboardEngine {
  /// Handles a touch-down on the toolbar.
  mutating func downOnToolbar(_ touch: Touch, at time: Timestamp, _ response: inout Response) {
    // Keys that are typed on lift belong to the word before the suggestion.
    commitOlder(than: presses.endIndex, at: time, &response)
    guard let suggestion = suggestion(at: touch.point) else { return }
    presses.append(
      Press(
        contact: touch.contact, role: .suggesting, page: keyboardType, key: nil, keyFrame: nil,
        point: touch.point,
        clock: GestureClock(
          pressedAt: time, repetition: .never, timing: settings.timing),
        origin: touch.point, suggestion: suggestion))
    response.changes.insert(.pressedKeys)
  }

  /// Handles the movement of a finger on the toolbar; off its suggestion it accepts none.
  mutating func moveOnToolbar(pressAt index: Int, _ response: inout Response) {
    guard let pressed = presses[index].suggestion,
      pressed != suggestion(at: presses[index].point)
    else { return }
    response.changes.insert(.pressedKeys)
    presses[index].suggestion = nil
    presses[index].clock.stop()
  }

  /// Returns the suggestion that is shown at a point; `nil` for none.
  private func suggestion(at point: Point) -> Autocomplete.Suggestion? {
    guard let shown = typed.autocomplete?.suggestions,
      let toolbar = frames(of: keyboardType).toolbar
    else { return nil }
    let cells = toolbar.columns(shown.count, isRightToLeft: behavior.standard.isRightToLeft)
    return cells.firstIndex { $0.contains(point) }.map { shown[$0] }
  }

  /// The suggestion under the last finger on the toolbar, as an index into the shown suggestions;
  /// `nil` for none.
  var pressedSuggestion: Int? {
    guard let pressed = presses.last(where: { $0.suggestion != nil })?.suggestion else {
      return nil
    }
    return typed.autocomplete?.suggestions.firstIndex(of: pressed)
  }

  /// Removes the suggestion under a held finger if it is still shown, and requests others.
  ///
  /// Services remove words only. An emoji is chosen when its finger lifts, as after a tap.
  mutating func removeSuggestion(ofPressAt index: Int, _ response: inout Response) {
    guard let suggestion = presses[index].suggestion else { return }
    presses[index].clock.stop()
    guard !suggestion.text.allSatisfy(\.isPictograph) else { return }
    presses[index].suggestion = nil
    response.changes.insert(.pressedKeys)
    guard suggestion.type != .unknown, isShown(suggestion) else { return }
    if suggestion.isCopied {
      response.removedCopy = suggestion.text
    } else {
      response.autocompleteRequests.append(.removeSuggestion(suggestion.text))
    }
    response.changes.insert(.suggestions)
    typed.autocomplete?.clear()
  }

  /// Returns the place of a tap on the letters' page; `nil` for any other press.
  func tap(ofPressAt index: Int, on touched: Int) -> Autocomplete.Tap? {
    guard presses[index].isTapOnLetters else { return nil }
    return Autocomplete.Tap(point: presses[index].origin, key: touched)
  }
}
