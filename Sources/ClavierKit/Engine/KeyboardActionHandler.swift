// SPDX-License-Identifier: MIT

/// What decides what each gesture on each key does.
///
/// Both questions have an answer already, the standard one. A program implements what it wants to be different:
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
/// It is asked while fingers type: it must be quick. Which gestures a key sees does not depend on what they do:
/// every key sees its press, after a while its long press, and its release if it is one that types; only
/// Backspace repeats. A long press that does something is all that its finger does: no list opens, and
/// its lift types nothing. What a gesture does before its finger lifts comes after what fingers before it type.
///
/// **Source:** KeyboardKit's protocol of the same name. There a handler does what a gesture asks for; here it
/// says it, so that the engine does it in its place among the letters.
public protocol KeyboardActionHandler: Sendable {
  /// What a gesture on a key does; `nil` for nothing. Not asked about ``Keyboard/Gesture/end``.
  func gestureAction(
    for gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> KeyboardAction.GestureAction?

  /// The action to do in the place of a key's own.
  ///
  /// Asked when a key types on its release; not about what was chosen from a list. Under Ctrl and its like
  /// a key is a computer's, and the answer does not count.
  ///
  /// - Parameters:
  ///   - action: The key.
  ///   - text: What stands before the cursor.
  ///   - standard: The standard behavior, with the settings and the language of the keyboard.
  /// - Returns: The action; `nil` for the key's own.
  func replacementAction(
    for action: KeyboardAction, after text: TextRecord, standard: Keyboard.StandardBehavior
  ) -> KeyboardAction?
}

extension KeyboardActionHandler {
  /// The answer of the standard handler.
  public func gestureAction(
    for gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> KeyboardAction.GestureAction? {
    action.standardAction(for: gesture)
  }

  /// The answer of the standard handler.
  public func replacementAction(
    for action: KeyboardAction, after text: TextRecord, standard: Keyboard.StandardBehavior
  ) -> KeyboardAction? {
    standard.replacement(for: action, after: text)
  }
}

extension KeyboardAction {
  /// The handler that answers nothing of its own; as a part of another one it is asked for the rest.
  public struct StandardActionHandler: KeyboardActionHandler, Hashable {
    public init() {}
  }
}
