// SPDX-License-Identifier: MIT

/// A customization of the effects of gestures on keys.
///
/// Both functions default to the standard handler, so a program implements only its deviations:
///
/// ```swift
/// struct AtSignUnderA: KeyboardActionHandler {
///   func gestureAction(
///     for gesture: Keyboard.Gesture, on action: KeyboardAction
///   ) -> KeyboardAction.GestureAction? {
///     (gesture, action) == (.longPress, .character("a"))
///       ? .insertText("@") : action.standardAction(for: gesture)
///   }
/// }
/// ```
///
/// The handler is called during typing and must be quick. The effects do not change which gestures
/// a key has. Every key has a press, a long press after a delay, and a release if it types;
/// Backspace, arrows and similar keys repeat. A long press with an effect is the only effect of its
/// finger: no callout opens, and the lift neither types nor latches. An effect before the lift
/// follows the keys of earlier fingers.
///
/// **Source:** KeyboardKit's protocol of the same name. There a handler performs the effect; here
/// the engine performs the returned effect, in order with the letters.
public protocol KeyboardActionHandler: Sendable {
  /// Returns the effect of a gesture on a key; `nil` for none.
  ///
  /// Not called for ``Keyboard/Gesture/end``.
  func gestureAction(
    for gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> KeyboardAction.GestureAction?

  /// Returns an action that replaces the key's own.
  ///
  /// Called when a key types on release, but not for actions selected in a callout. With modifiers
  /// such as Ctrl the result is ignored, because the key is a computer key.
  ///
  /// - Parameters:
  ///   - action: The key's action.
  ///   - text: The text before the cursor.
  ///   - standard: The standard behavior, with the settings and the language of the keyboard.
  /// - Returns: The replacement; `nil` for the key's own action.
  func replacementAction(
    for action: KeyboardAction, after text: TextRecord, standard: Keyboard.StandardBehavior
  ) -> KeyboardAction?
}

extension KeyboardActionHandler {
  /// Returns the result of the standard handler.
  public func gestureAction(
    for gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> KeyboardAction.GestureAction? {
    action.standardAction(for: gesture)
  }

  /// Returns the result of the standard handler.
  public func replacementAction(
    for action: KeyboardAction, after text: TextRecord, standard: Keyboard.StandardBehavior
  ) -> KeyboardAction? {
    standard.replacement(for: action, after: text)
  }
}

extension KeyboardAction {
  /// The standard handler, also for use by custom handlers.
  public struct StandardActionHandler: KeyboardActionHandler, Hashable {
    public init() {}
  }
}
