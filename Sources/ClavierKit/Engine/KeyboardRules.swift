// SPDX-License-Identifier: MIT

/// The rules of the engine: the program's behavior and handler, or the faster standard ones.
///
/// A class, since every touch uses the rules and copies of the standard ones are expensive.
final class KeyboardRules: Sendable {
  let standard: Keyboard.StandardBehavior
  private let behavior: (any KeyboardBehavior)?
  private let actionHandler: (any KeyboardActionHandler)?
  // Tested first at every touch, since reading an existential would copy it.
  private let hasBehavior: Bool
  private let hasHandler: Bool

  init(
    standard: Keyboard.StandardBehavior, behavior: (any KeyboardBehavior)?,
    actionHandler: (any KeyboardActionHandler)?
  ) {
    self.standard = standard
    self.behavior = behavior
    self.actionHandler = actionHandler
    hasBehavior = behavior != nil
    hasHandler = actionHandler != nil
  }

  // MARK: Behavior

  /// Returns the number of characters that Backspace deletes, at least 1.
  func backspaceCount(in text: TextRecord, repeatingFor duration: Duration) -> Int {
    guard hasBehavior, let behavior else {
      return standard.backspaceCount(in: text, repeatingFor: duration)
    }
    let range = behavior.backspaceRange(repeatingFor: duration, standard: standard)
    return max(1, range.count(in: text.tail))
  }

  func prefersCapital(after text: TextRecord) -> Bool {
    guard hasBehavior, let behavior else { return standard.prefersCapital(after: text) }
    return behavior.prefersCapital(after: text, standard: standard)
  }

  func preferredKeyboardType(
    after action: KeyboardAction, on type: Keyboard.KeyboardType, text: TextRecord
  ) -> Keyboard.KeyboardType {
    guard hasBehavior, let behavior else {
      return standard.preferredKeyboardType(after: action, on: type, text: text)
    }
    return behavior.preferredKeyboardType(
      after: action, on: type, text: text, standard: standard)
  }

  /// The text that ends a sentence: the full stop of the language, and a space.
  var sentenceEnd: String { (standard.fullStop.isEmpty ? "." : standard.fullStop) + " " }

  /// Returns whether a space ends the sentence; always false without a space before it.
  func endsSentence(onSpaceAfter text: TextRecord, interval: Duration?) -> Bool {
    guard hasBehavior, let behavior else {
      return standard.endsSentence(onSpaceAfter: text, interval: interval)
    }
    return text.tail.hasSuffix(" ")
      && behavior.shouldEndSentence(onSpaceAfter: text, interval: interval, standard: standard)
  }

  /// Returns whether a tap on Shift locks it.
  ///
  /// - Parameter interval: The time since the previous tap; `nil` without one.
  /// - Returns: Whether the tap locks Shift.
  func locksShift(onTapAfter interval: Duration?) -> Bool {
    guard let interval else { return false }
    guard hasBehavior, let behavior else { return standard.locksShift(onTapAfter: interval) }
    return behavior.shouldSwitchToCapsLock(onTapAfter: interval, standard: standard)
  }

  // MARK: Actions

  func gestureAction(
    for gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> KeyboardAction.GestureAction? {
    guard hasHandler, let actionHandler else { return action.standardAction(for: gesture) }
    return actionHandler.gestureAction(for: gesture, on: action)
  }

  func replacement(for action: KeyboardAction, after text: TextRecord) -> KeyboardAction? {
    guard hasHandler, let actionHandler else {
      return standard.replacement(for: action, after: text)
    }
    return actionHandler.replacementAction(for: action, after: text, standard: standard)
  }
}
