// SPDX-License-Identifier: MIT

/// The effect of a gesture on a key, and its consequences.
///
/// The steps have a fixed order: the key types before the page is chosen, and the case of the next
/// letter is last.
///
/// **Source:** KeyboardKit 9.0's standard action handler.
extension KeyboardEngine {
  /// Performs all steps of a gesture.
  mutating func handle(_ event: KeyGesture, _ response: inout Response) {
    // 1. Another character may replace the key's own.
    let action = replaced(event)
    // 2. Many gestures have no effect, nor has the lift of a finger that dragged the space key,
    let gestureAction =
      spaceDrag.isHeld(by: event.contact)
      ? nil : behavior.gestureAction(for: event.gesture, on: action)
    // 3. but feedback is for all gestures.
    report(event.gesture, on: event.action, &response)
    guard let gestureAction else { return }
    if event.gesture != .release { commitOlderKeys(event, &response) }
    let isSuggesting = features.contains(.suggestions)
    if isSuggesting { typed.autocomplete?.willType(in: typed.record) }
    defer { if isSuggesting { typed.autocomplete?.didType(event.tap, in: typed.record) } }
    // 4. A dictated text is removed, the word before the key corrected, or an automatic space
    // removed.
    let isDone =
      undoDictation(by: gestureAction, of: event, &response)
      || isSuggesting && prepareText(for: action, gestureAction, of: event, &response)
    // 5. The effect of the key itself, including the end of a sentence.
    let outcome = isDone ? .text : perform(gestureAction, of: event, &response)
    if outcome == .none { return }
    // 6. The automatic space is inserted again.
    if isSuggesting { finishText(after: action, at: event.time, &response) }
    // 7. Shift, the modifiers and a temporary page applied to this key.
    mode.keyTyped()
    if outcome == .text {
      // 8. The page for the next key is chosen,
      if event.gesture == .release { switchPage(after: action) }
      // 9. and the record follows a moved cursor.
      updateText(after: action)
    }
    // 10. The case is last, since it depends on all other steps.
    preferCapital()
  }

  /// Commits the keys of earlier fingers, so that this gesture comes after them.
  ///
  /// A long press with an effect is the only effect of its finger.
  private mutating func commitOlderKeys(_ event: KeyGesture, _ response: inout Response) {
    guard let index = presses.firstIndex(where: { $0.contact == event.contact }) else { return }
    commitOlder(than: index, at: event.time, &response)
    guard event.gesture == .longPress else { return }
    presses[index].finish()
    // The finger on Shift has chorded, so its lift latches nothing.
    mode.slideOff(event.contact)
    cancelCallout(of: event.contact, &response)
  }

  /// The result of a gesture.
  private enum Outcome {
    /// No key was typed: Shift and the modifiers still apply to the next key, and the text is
    /// unchanged.
    case none
    /// A stroke was sent, after which the text is unknown.
    case stroke
    /// The text was changed.
    case text
  }

  /// Returns the action to perform: the key's own, that under Fn, or the quotation mark for the
  /// text.
  ///
  /// Under modifiers a key is sent as a stroke, and is not replaced.
  private func replaced(_ event: KeyGesture) -> KeyboardAction {
    guard !event.isChosen else { return event.action }
    let isFunctionActive =
      event.gesture == .release
      ? mode.modifiers.isFunctionActive : event.modifiers.isFunctionActive
    if isFunctionActive, let key = event.action.actionUnderFunction { return key }
    guard event.gesture == .release,
      let other = behavior.replacement(for: event.action, after: text), modifiersOfText.isEmpty
    else { return event.action }
    return other
  }

  /// Performs the effect of a gesture.
  private mutating func perform(
    _ gestureAction: KeyboardAction.GestureAction, of event: KeyGesture, _ response: inout Response
  ) -> Outcome {
    switch gestureAction {
    case .insertText(let string):
      if let stroke = stroke(for: string) { return press(stroke, &response) }
      // A program may have replaced the space by another text.
      if event.action == .space, string == " " {
        endWord(at: event.time, &response)
        insertSpace(at: event.time, &response)
      } else {
        type(string, at: event.time, &response)
      }
      return .text
    case .insertDiacritic(let diacritic):
      if let stroke = stroke(for: diacritic.char) { return press(stroke, &response) }
      return insert(diacritic, at: event.time, &response) ? .text : .none
    case .deleteBackward:
      if event.modifiers.isFunctionActive {
        return press(KeyStroke(.delete, modifiers: event.modifiers.sent), &response)
      }
      guard event.modifiers.sent.isEmpty else {
        return press(KeyStroke(.backspace, modifiers: event.modifiers.sent), &response)
      }
      if !features.contains(.composition) || !deleteLetter(at: event.time, &response) {
        deleteBackward(repeatingFor: event.duration, at: event.time, &response)
      }
      return .text
    case .press(let key):
      // A repeat uses the modifiers of the first stroke, even if they have changed.
      let isRepeat = event.gesture == .repeatPress
      let stroke = isRepeat ? KeyStroke(key, modifiers: event.modifiers.sent) : stroke(for: key)
      return press(stroke, &response)
    case .clipboard(let command):
      guard features.contains(.clipboard), let stroke = command.stroke(in: text.field.purpose)
      else { return .none }
      return press(stroke, &response)
    case .undo, .redo:
      let isUndo = gestureAction == .undo
      return replay(isUndo: isUndo, at: event.time, &response) ? .text : .none
    case .holdShift: mode.shift.press(by: event.contact)
    case .toggleCapsLock: mode.shift.toggleLock()
    case .hold(let modifier): mode.modifiers.press(modifier, by: event.contact)
    case .showPage(let type): mode.page.press(type, by: event.contact)
    case .request(.settings) where pages.contains(.settings): mode.page.show(.settings)
    case .request(let request): response.effects.append(.request(request))
    }
    return .none
  }

  /// Adds a stroke; its effect on the text is unknown.
  private mutating func press(_ stroke: KeyStroke, _ response: inout Response) -> Outcome {
    response.effects.append(.press(stroke))
    forgetText()
    // Shift and Return begin another line of the same text.
    if stroke == KeyStroke(.return, modifiers: .shift) { typed.record.endLine() }
    return .stroke
  }
}
