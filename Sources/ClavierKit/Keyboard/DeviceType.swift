// SPDX-License-Identifier: MIT

/// The kind of device whose keyboard is imitated, which determines the keys and their sizes.
public enum DeviceType: String, Hashable, Sendable, CaseIterable {
  /// A keyboard for two thumbs: few and narrow keys.
  case phone
  /// A keyboard for ten fingers, with more signs and a second Shift key.
  case tablet
  /// A keyboard with the Tab and Caps Lock keys of a computer, for the largest tablets.
  case tabletPro
  /// A keyboard for a shell or an editor: a phone's letters with Esc, Tab, Ctrl, Alt and arrows.
  case terminal
  /// A keyboard with all keys of a computer's keyboard.
  case full
  /// A keypad of digits and arithmetic signs.
  case numpad
  /// A keypad of ten digits, for a PIN.
  case pin
  /// A keypad of ten digits and the signs of a telephone.
  case phonePad
  /// A keyboard for e-mail addresses only.
  case email
  /// A keyboard for web addresses only.
  case url
}
