// SPDX-License-Identifier: MIT

/// An action that a client can request of the daemon.
public enum LinkAction: String, Hashable, Sendable, CaseIterable {
  /// Shows the keyboard, as in an empty field; released devices are grabbed again.
  case show
  /// Hides the keyboard and cancels the contacts on it.
  case hide
  /// Shows a hidden keyboard, and hides a shown one.
  case toggle
  /// Releases all grabbed touch devices at once.
  case release
  /// Clears the user's state: text, learned words, language, page and locks; cancels the contacts.
  case forget
  /// Forgets the words that were learned and the emojis that were typed, as when a session changes
  /// hands.
  case forgetWords
}
