// SPDX-License-Identifier: MIT

/// An event for the keyboard.
public enum Input: Hashable, Sendable {
  /// Touches began, moved or ended.
  case touch(TouchFrame)
  /// The time of ``Response/deadline`` has come, or has passed.
  case deadline(Timestamp)
  /// Cancels all contacts; nothing more is typed for fingers that are down.
  ///
  /// Sent when a device is unplugged or loses events, and on suspend, layout change and hiding.
  case cancel(Timestamp)
  /// Another input may have moved the cursor or changed the text.
  ///
  /// Sent when another keyboard is used, another console is shown, or a character could not be
  /// typed.
  case textChangedElsewhere(Timestamp)
  /// The embedding program edits the text through the keyboard, for example with a toolbar.
  ///
  /// The edit is recorded like typed text.
  case edit(TextEdit, Timestamp)
  /// A program reports a pressed switch; ignored unless scanning is on.
  case switchPressed(Switch, Timestamp)
  /// A program reports a released switch.
  case switchReleased(Switch, Timestamp)
  /// A session reports the text around the cursor, perhaps late.
  ///
  /// The report must satisfy the conditions of ``TextRecord/update(_:at:)``.
  case textContext(TextContext, Timestamp)
  /// The focus moved to another field, or the keyboard was shown for a field.
  ///
  /// The field counts as empty until a session reports its text.
  case newField(Keyboard.Field, Timestamp)
  /// Suggestions for the text of an ``Autocomplete/Request``, the best first.
  ///
  /// They are shown if the text before the cursor is still the same, and dropped otherwise.
  case suggestions([Autocomplete.Suggestion], for: TextContext, Timestamp)
  /// The user chose a suggestion; ignored if it is no longer shown.
  ///
  /// The keys of fingers that are down are typed first, and belong to the word that is replaced.
  case accept(Autocomplete.Suggestion, Timestamp)
  /// A program has recognized a part of a dictated text, which is typed.
  ///
  /// Backspace right after it removes all parts of the text so far.
  case dictated(Dictation.Part, Timestamp)
}
