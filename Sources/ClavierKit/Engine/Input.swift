// SPDX-License-Identifier: MIT

/// Everything that can happen to the keyboard.
public enum Input: Hashable, Sendable {
  /// Fingers did something.
  case touch(TouchFrame)
  /// The moment that ``Response/deadline`` named has come, or has passed.
  case deadline(Timestamp)
  /// The fingers can no longer be believed: types nothing more for those that are down.
  ///
  /// A device went away or lost events, the machine slept, the layout changed, the keyboard was hidden.
  case cancel(Timestamp)
  /// Something else may have moved the cursor or changed the text.
  ///
  /// Another keyboard was used, another console is shown, a character could not be typed.
  case textChangedElsewhere(Timestamp)
  /// The program that holds the keyboard changes the text through it.
  ///
  /// A toolbar does so: what it types is remembered as what fingers type.
  case edit(TextEdit, Timestamp)
  /// A switch that a program reads was pressed; does nothing unless a scan is asked for.
  case switchPressed(Switch, Timestamp)
  /// The switch was released.
  case switchReleased(Switch, Timestamp)
  /// A session tells what stands around the cursor, perhaps a moment late.
  ///
  /// What is told must be what ``TextRecord/take(_:at:)`` asks for.
  case textContext(TextContext, Timestamp)
  /// Another field has the cursor, or the keyboard was shown for one.
  ///
  /// It counts as empty until a session tells what stands in it.
  case newField(Keyboard.Field, Timestamp)
  /// Suggestions have been found, the best first, for the text that ``Autocomplete/Request`` named.
  ///
  /// They are shown if that is still the text before the cursor, and else forgotten.
  case suggestions([Autocomplete.Suggestion], for: TextContext, Timestamp)
  /// The user chose a suggestion; one that is not shown any more does nothing.
  case accept(Autocomplete.Suggestion, Timestamp)
}
