// SPDX-License-Identifier: MIT

/// What the engine asks while fingers type: the program's own behavior and handler where there are any, else
/// the standard ones, which cost less.
struct KeyboardRules: Sendable {
  let standard: Keyboard.StandardBehavior
  let behavior: (any KeyboardBehavior)?
  let actionHandler: (any KeyboardActionHandler)?

  var settings: EngineSettings { standard.settings }

  // MARK: Behavior

  /// How many characters Backspace deletes, at least 1.
  func backspaceCount(in text: TextRecord, repeatingFor duration: Duration) -> Int {
    guard let behavior else { return standard.backspaceCount(in: text, repeatingFor: duration) }
    let range = behavior.backspaceRange(repeatingFor: duration, standard: standard)
    return max(1, range.count(in: text.tail))
  }

  func prefersCapital(after text: TextRecord) -> Bool {
    guard let behavior else { return standard.prefersCapital(after: text) }
    return behavior.prefersCapital(after: text, standard: standard)
  }

  func preferredKeyboardType(
    after action: KeyboardAction, on type: Keyboard.KeyboardType, text: String
  ) -> Keyboard.KeyboardType {
    guard let behavior else {
      return standard.preferredKeyboardType(after: action, on: type, text: text)
    }
    return behavior.preferredKeyboardType(
      after: action, on: type, text: text, standard: standard)
  }

  /// What a sentence is ended with: a full stop of the language, and a space.
  var sentenceEnd: String { (standard.fullStop.isEmpty ? "." : standard.fullStop) + " " }

  /// Whether a space ends the sentence; without spaces before it there is nothing to put a period for.
  func endsSentence(onSpaceAfter text: TextRecord, interval: Duration?) -> Bool {
    guard let behavior else {
      return standard.endsSentence(onSpaceAfter: text, interval: interval)
    }
    return text.tail.hasSuffix(" ")
      && behavior.shouldEndSentence(onSpaceAfter: text, interval: interval, standard: standard)
  }

  /// Whether a tap on Shift locks it, this long after the tap before it; `nil` for none before.
  func locksShift(onTapAfter interval: Duration?) -> Bool {
    guard let interval else { return false }
    guard let behavior else { return standard.locksShift(onTapAfter: interval) }
    return behavior.shouldSwitchToCapsLock(onTapAfter: interval, standard: standard)
  }

  // MARK: Actions

  func gestureAction(
    for gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> KeyboardAction.GestureAction? {
    guard let actionHandler else { return action.standardAction(for: gesture) }
    return actionHandler.gestureAction(for: gesture, on: action)
  }

  func replacement(for action: KeyboardAction, after text: TextRecord) -> KeyboardAction? {
    guard let actionHandler else { return standard.replacement(for: action, after: text) }
    return actionHandler.replacementAction(for: action, after: text, standard: standard)
  }
}
