// SPDX-License-Identifier: MIT

import ClavierKit

/// The settings of the keys that are sent.
public struct OutputSettings: Hashable, Sendable {
  /// The way to type a character that the receiver's layout lacks, by its number in Unicode.
  ///
  /// The receiver must support it.
  public enum UnicodeInput: String, Hashable, Sendable, CaseIterable {
    /// The text consoles' way if one receives the keys, else none.
    case auto
    case off
    /// Ctrl+Shift+U, the hexadecimal digits and a space: for GTK programs, and others through IBus.
    case ctrlShiftU
    /// The decimal digits of the number pad while Alt is held: for the kernel's text consoles.
    case altKeypad
  }

  /// The receiver's XKB layout, such as "us" or "de", or several separated by commas, such as
  /// "us,ru", of which the first is active.
  ///
  /// `nil` for the machine's configured layout, else "us".
  public var layout: String?
  /// The variant of that layout, such as "nodeadkeys", or one for each of several; `nil` or empty
  /// for the plain ones.
  public var variant: String?
  /// The model of the receiver's keyboard, such as "pc105"; `nil` for the default.
  public var model: String?
  /// The XKB options for the layout, separated by commas, such as "grp:alt_shift_toggle"; `nil` for
  /// none.
  public var options: String?
  /// Whether a shown text console that reads keys itself is typed for by its own keymap, not
  /// ``layout``.
  public var followsConsole = true
  public var unicodeInput = UnicodeInput.auto
  /// Whether the receiver composes characters from dead keys, as desktop programs do.
  ///
  /// Off for those that do not, such as some games; text consoles always compose.
  public var hasDeadKeys = true
  /// The time that each key stays down, and the pause after it.
  ///
  /// Zero sends all keys at once; remote desktops and some games need 5–20 ms.
  public var keyPace: Duration = .zero
  /// The keys that may be sent.
  public var lockdown = Lockdown()

  public init() {}
}
