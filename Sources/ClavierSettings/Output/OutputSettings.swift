// SPDX-License-Identifier: MIT

import ClavierKit

/// What a user may choose about the keys that are sent.
public struct OutputSettings: Hashable, Sendable {
  /// How a character that the receiver's layout lacks is typed: by its number in Unicode, in a way that the
  /// receiver must know.
  public enum UnicodeInput: String, Hashable, Sendable, CaseIterable {
    /// As text consoles know it where one receives the keys, else not at all.
    case auto
    case off
    /// Ctrl+Shift+U, the hexadecimal digits and a space: GTK's programs, and others through IBus.
    case ctrlShiftU
    /// The decimal digits of the number pad while Alt is held: the kernel's text consoles.
    case altKeypad
  }

  /// The XKB layout of whoever receives the keys, such as "us" or "de", or several separated by commas, such as
  /// "us,ru", the first of which is active.
  ///
  /// `nil` for what the machine was set up with, else "us".
  public var layout: String?
  /// The variant of that layout, such as "nodeadkeys", or one for each of several; `nil` or empty for the plain ones.
  public var variant: String?
  /// The model of the receiver's keyboard, such as "pc105"; `nil` for the usual one.
  public var model: String?
  /// XKB's options that go with the layout, separated by commas, such as "grp:alt_shift_toggle"; `nil` for none.
  public var options: String?
  /// Whether a text console that is shown, and reads keys itself, is typed for by its own keymap, whatever the layout is.
  public var followsConsole = true
  public var unicodeInput = UnicodeInput.auto
  /// Whether whoever receives the keys makes characters of dead keys and what follows them, as the programs of a
  /// desktop do.
  public var hasDeadKeys = false
  /// How long each key stays down and the pause after it.
  ///
  /// Zero sends everything at once; remote desktops and some games need 5–20 ms.
  public var keyPace: Duration = .zero
  /// Which keys may be sent at all.
  public var lockdown = Lockdown()

  public init() {}
}
