// SPDX-License-Identifier: MIT

/// What decides how the keyboard behaves beyond its keys: when a capital, a period or another page comes.
///
/// Every rule has an answer already, the standard one. A program implements the rules that it wants to be
/// different, and asks `standard` where its own has no opinion:
///
/// ```swift
/// struct CapitalsAfterColons: KeyboardBehavior {
///   func prefersCapital(after text: TextRecord, standard: Keyboard.StandardBehavior) -> Bool {
///     text.tail.hasSuffix(": ") || standard.prefersCapital(after: text)
///   }
/// }
/// ```
///
/// Rules are asked while fingers type: they must be quick, and give equal answers for equal questions.
///
/// **Source:** KeyboardKit's protocol of the same name. There it holds the context and counts time itself;
/// here all that a rule may depend on is in its arguments.
public protocol KeyboardBehavior: Sendable {
  /// What a press of Backspace deletes, or a repeat.
  ///
  /// - Parameters:
  ///   - duration: How long the key has been repeating; zero for a press.
  ///   - standard: The standard behavior, with the settings and the language of the keyboard.
  /// - Returns: The range; one character of it at least, where nothing is known.
  func backspaceRange(
    repeatingFor duration: Duration, standard: Keyboard.StandardBehavior
  ) -> Keyboard.BackspaceRange

  /// Whether the next letter should be a capital, unless the user says otherwise.
  func prefersCapital(after text: TextRecord, standard: Keyboard.StandardBehavior) -> Bool

  /// The page to show after a key was typed, often the same.
  ///
  /// - Parameters:
  ///   - action: The key.
  ///   - type: The page that the key was typed on.
  ///   - text: What is known to stand before the cursor, with what the key typed.
  ///   - standard: The standard behavior.
  /// - Returns: The page.
  func preferredKeyboardType(
    after action: KeyboardAction, on type: Keyboard.KeyboardType, text: String,
    standard: Keyboard.StandardBehavior
  ) -> Keyboard.KeyboardType

  /// Whether a space ends the sentence: it, and the spaces before it, become a period and a space.
  ///
  /// - Parameters:
  ///   - text: What stands before the cursor, without the space.
  ///   - interval: How long ago the space before it was typed; `nil` for never.
  ///   - standard: The standard behavior.
  /// - Returns: Whether it does; without a space before it, it never does.
  func shouldEndSentence(
    onSpaceAfter text: TextRecord, interval: Duration?, standard: Keyboard.StandardBehavior
  ) -> Bool

  /// Whether a tap on Shift locks it.
  ///
  /// - Parameters:
  ///   - interval: How long ago Shift was tapped before, with no key typed since.
  ///   - standard: The standard behavior.
  /// - Returns: Whether it does.
  func shouldSwitchToCapsLock(
    onTapAfter interval: Duration, standard: Keyboard.StandardBehavior
  ) -> Bool
}

extension KeyboardBehavior {
  /// The answer of the standard behavior.
  public func backspaceRange(
    repeatingFor duration: Duration, standard: Keyboard.StandardBehavior
  ) -> Keyboard.BackspaceRange {
    standard.backspaceRange(repeatingFor: duration)
  }

  /// The answer of the standard behavior.
  public func prefersCapital(
    after text: TextRecord, standard: Keyboard.StandardBehavior
  ) -> Bool {
    standard.prefersCapital(after: text)
  }

  /// The answer of the standard behavior.
  public func preferredKeyboardType(
    after action: KeyboardAction, on type: Keyboard.KeyboardType, text: String,
    standard: Keyboard.StandardBehavior
  ) -> Keyboard.KeyboardType {
    standard.preferredKeyboardType(after: action, on: type, text: text)
  }

  /// The answer of the standard behavior.
  public func shouldEndSentence(
    onSpaceAfter text: TextRecord, interval: Duration?, standard: Keyboard.StandardBehavior
  ) -> Bool {
    standard.endsSentence(onSpaceAfter: text, interval: interval)
  }

  /// The answer of the standard behavior.
  public func shouldSwitchToCapsLock(
    onTapAfter interval: Duration, standard: Keyboard.StandardBehavior
  ) -> Bool {
    standard.locksShift(onTapAfter: interval)
  }
}
