// SPDX-License-Identifier: MIT

/// A customization of the keyboard's automatic capitals, periods and page changes.
///
/// Every rule defaults to the standard behavior. A program implements only its deviations and calls
/// `standard` for all other cases:
///
/// ```swift
/// struct CapitalsAfterColons: KeyboardBehavior {
///   func prefersCapital(after text: TextRecord, standard: Keyboard.StandardBehavior) -> Bool {
///     text.tail.hasSuffix(": ") || standard.prefersCapital(after: text)
///   }
/// }
/// ```
///
/// Rules are called during typing: they must be quick and deterministic.
///
/// **Source:** KeyboardKit's protocol of the same name. There the behavior stores the context and
/// measures time itself; here the arguments have all input of a rule.
public protocol KeyboardBehavior: Sendable {
  /// Returns the range that a press or a repeat of Backspace deletes.
  ///
  /// - Parameters:
  ///   - duration: The time for which the key has been repeating; zero for a press.
  ///   - standard: The standard behavior, with the settings and the language of the keyboard.
  /// - Returns: The range; one character is deleted if the text is unknown.
  func backspaceRange(
    repeatingFor duration: Duration, standard: Keyboard.StandardBehavior
  ) -> Keyboard.BackspaceRange

  /// Returns whether the next letter should be a capital, unless the user overrides it.
  func prefersCapital(after text: TextRecord, standard: Keyboard.StandardBehavior) -> Bool

  /// Returns the page to show after a key was typed, often the same.
  ///
  /// - Parameters:
  ///   - action: The key's action.
  ///   - type: The page of the key.
  ///   - text: The text before the cursor, including the key's text.
  ///   - standard: The standard behavior.
  /// - Returns: The page to show.
  func preferredKeyboardType(
    after action: KeyboardAction, on type: Keyboard.KeyboardType, text: TextRecord,
    standard: Keyboard.StandardBehavior
  ) -> Keyboard.KeyboardType

  /// Returns whether a space ends the sentence: it and the spaces before it become a full stop and
  /// a space.
  ///
  /// - Parameters:
  ///   - text: The text before the cursor, without the space.
  ///   - interval: The time since the previous space was typed; `nil` for never.
  ///   - standard: The standard behavior.
  /// - Returns: Whether the space ends the sentence; ignored without a space before it.
  func shouldEndSentence(
    onSpaceAfter text: TextRecord, interval: Duration?, standard: Keyboard.StandardBehavior
  ) -> Bool

  /// Returns whether a tap on Shift locks it.
  ///
  /// - Parameters:
  ///   - interval: The time since the previous tap on Shift, without a key in between.
  ///   - standard: The standard behavior.
  /// - Returns: Whether the tap locks Shift.
  func shouldSwitchToCapsLock(
    onTapAfter interval: Duration, standard: Keyboard.StandardBehavior
  ) -> Bool
}

extension KeyboardBehavior {
  /// Returns the result of the standard behavior.
  public func backspaceRange(
    repeatingFor duration: Duration, standard: Keyboard.StandardBehavior
  ) -> Keyboard.BackspaceRange {
    standard.backspaceRange(repeatingFor: duration)
  }

  /// Returns the result of the standard behavior.
  public func prefersCapital(
    after text: TextRecord, standard: Keyboard.StandardBehavior
  ) -> Bool {
    standard.prefersCapital(after: text)
  }

  /// Returns the result of the standard behavior.
  public func preferredKeyboardType(
    after action: KeyboardAction, on type: Keyboard.KeyboardType, text: TextRecord,
    standard: Keyboard.StandardBehavior
  ) -> Keyboard.KeyboardType {
    standard.preferredKeyboardType(after: action, on: type, text: text)
  }

  /// Returns the result of the standard behavior.
  public func shouldEndSentence(
    onSpaceAfter text: TextRecord, interval: Duration?, standard: Keyboard.StandardBehavior
  ) -> Bool {
    standard.endsSentence(onSpaceAfter: text, interval: interval)
  }

  /// Returns the result of the standard behavior.
  public func shouldSwitchToCapsLock(
    onTapAfter interval: Duration, standard: Keyboard.StandardBehavior
  ) -> Bool {
    standard.locksShift(onTapAfter: interval)
  }
}
