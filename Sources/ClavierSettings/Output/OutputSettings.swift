// SPDX-License-Identifier: MIT

import ClavierKit

/// The settings of the keys that are sent.
public struct OutputSettings: Hashable, Sendable {
  /// The method for typing a character that the receiver's layout lacks, by its number in Unicode.
  ///
  /// The receiver must support the method.
  public enum UnicodeInput: String, Hashable, Sendable, CaseIterable {
    /// The method of text consoles if one receives the keys, otherwise none.
    case auto
    case off
    /// Ctrl+Shift+U, the hexadecimal digits and a space: for GTK programs, and others through IBus.
    case ctrlShiftU
    /// The decimal digits of the number pad while Alt is held: for the kernel's text consoles.
    case altKeypad
  }

  /// The receiver's XKB layout, such as "us" or "de".
  ///
  /// A list separated by commas, such as "us,ru", has several layouts, of which the first is
  /// active.
  ///
  /// The value is `nil` for the machine's configured layout, or "us" without one.
  public var layout: String?
  /// The variant of the layout, such as "nodeadkeys".
  ///
  /// For several layouts, it is a list with one variant each; `nil` or empty for the plain layouts.
  public var variant: String?
  /// The model of the receiver's keyboard, such as "pc105"; `nil` for the default.
  public var model: String?
  /// The XKB options for the layout, separated by commas, such as "grp:alt_shift_toggle"; `nil` for
  /// none.
  public var options: String?
  /// Whether the keymap of a text console that reads keys itself overrides ``layout`` while that
  /// console is shown.
  public var followsConsole = true
  public var unicodeInput = UnicodeInput.auto
  /// Whether the receiver composes characters from dead keys, as desktop programs do.
  ///
  /// The value is `false` for receivers that do not compose, such as some games; text consoles
  /// always compose.
  public var hasDeadKeys = true
  /// The time that each key stays down, and the pause after it.
  ///
  /// Zero sends all keys at once; remote desktops and some games need 5–20 ms.
  public var keyPace: Duration = .zero
  /// The keys that may be sent.
  public var lockdown = Lockdown()

  public init() {}
}
