// SPDX-License-Identifier: MIT

/// What a gesture on a key does, and what follows from it.
///
/// The order matters: what a key types is there before the page is chosen, and both before the case of the
/// next letter.
///
/// **Source:** KeyboardKit 9.0's standard action handler.
extension KeyboardEngine {
  /// Takes a gesture through all steps.
  mutating func handle(_ event: KeyGesture, _ response: inout Response) {
    // 1. In its place another sign may be asked for.
    let action = replaced(event)
    // 2. Most gestures on most keys do nothing, nor does the lift from a space that was dragged,
    let gestureAction =
      spaceDrag.isHeld(by: event.contact)
      ? nil : behavior.gestureAction(for: event.gesture, on: action)
    // 3. but whoever gives feedback hears of all of them.
    response.gestures.append(GestureEvent(event.gesture, on: event.action))
    if isFeedbackEnabled { giveFeedback(for: event.gesture, on: event.action, &response) }
    guard let gestureAction else { return }
    if event.gesture != .release { takeTurn(event, &response) }
    // 4. The word before the key is put right, or the space of a suggestion makes room.
    let isDone =
      isSuggesting && prepareText(for: action, gestureAction, of: event, &response)
    // 5. The key's own work, with the end of a sentence in it.
    let outcome = isDone ? .text : perform(gestureAction, of: event, &response)
    if outcome == .none { return }
    // 6. The space comes back.
    if isSuggesting { finishText(after: action, at: event.time, &response) }
    // 7. Shift, the modifiers and a visited page were for this key.
    keyTyped()
    if outcome == .text {
      // 8. The page on which the text goes on,
      if event.gesture == .release { turnPage(after: action) }
      // 9. and where.
      moveText(after: action)
    }
    // 10. The case last, since it depends on all of that.
    preferCapital()
  }

  /// Lets the fingers before this one type what they wait for, so that its gesture comes after it.
  ///
  /// A long press that does something is all that its finger does.
  private mutating func takeTurn(_ event: KeyGesture, _ response: inout Response) {
    guard let index = presses.firstIndex(where: { $0.contact == event.contact }) else { return }
    commitOlder(than: index, at: event.time, &response)
    guard event.gesture == .longPress else { return }
    presses[index].role = .spent
    presses[index].clock.stop()
    cancelCallout(of: event.contact, &response)
  }

  /// What came of a gesture.
  private enum Outcome {
    /// No key for others: Shift and the modifiers wait for one, and the text is what it was.
    case none
    /// A computer's key, after which the text is not known.
    case stroke
    /// A change of the text.
    case text
  }

  /// What the key does here: its own, what it is under Fn, or the mark that the text asks for.
  ///
  /// Under modifiers it is a key of a computer, and stays itself.
  private func replaced(_ event: KeyGesture) -> KeyboardAction {
    guard !event.isChosen else { return event.action }
    let isUnderFunction =
      event.gesture == .release ? modifiers.isFunctionActive : event.isUnderFunction
    if isUnderFunction, let key = event.action.actionUnderFunction { return key }
    guard event.gesture == .release,
      let other = behavior.replacement(for: event.action, after: text), modifiersOfText.isEmpty
    else { return event.action }
    return other
  }

  /// Does what a gesture stands for.
  private mutating func perform(
    _ gestureAction: KeyboardAction.GestureAction, of event: KeyGesture, _ response: inout Response
  ) -> Outcome {
    switch gestureAction {
    case .insertText(let string):
      if let stroke = stroke(for: string) { return press(stroke, &response) }
      if event.action == .space {
        composition?.reset()
        insertSpace(at: event.time, &response)
      } else {
        type(string, at: event.time, &response)
      }
      return .text
    case .insertDiacritic(let diacritic):
      if let stroke = stroke(for: diacritic.char) { return press(stroke, &response) }
      insert(diacritic, at: event.time, &response)
      return .text
    case .deleteBackward:
      if event.isUnderFunction {
        return press(KeyStroke(.delete, modifiers: event.modifiers), &response)
      }
      guard event.modifiers.isEmpty else {
        return press(KeyStroke(.backspace, modifiers: event.modifiers), &response)
      }
      if !isComposing || !deleteLetter(at: event.time, &response) {
        deleteBackward(repeatingFor: event.duration, at: event.time, &response)
      }
      return .text
    case .press(let key):
      // A repeat is what the first was, whatever modifiers there are now.
      let isRepeat = event.gesture == .repeatPress
      let stroke = isRepeat ? KeyStroke(key, modifiers: event.modifiers) : stroke(for: key)
      return press(stroke, &response)
    case .holdShift: shift.press(by: event.contact)
    case .toggleCapsLock: shift.toggleLock()
    case .hold(let modifier): modifiers.press(modifier, by: event.contact)
    case .showPage(let type): page.press(type, by: event.contact)
    case .request(let request): response.effects.append(.request(request))
    }
    return .none
  }

  /// Presses a key of a computer; what it does to the text is not known.
  private mutating func press(_ stroke: KeyStroke, _ response: inout Response) -> Outcome {
    response.effects.append(.press(stroke))
    forgetText()
    // A line that Shift and Return begin is a line of the same text.
    if stroke == KeyStroke(.return, modifiers: .shift) { text.endLine() }
    return .stroke
  }
}
