// SPDX-License-Identifier: MIT

/// What kind of device a keyboard imitates, which decides about its keys and their sizes.
public enum DeviceType: String, Hashable, Sendable, CaseIterable {
  /// A keyboard for two thumbs: few and narrow keys.
  case phone
  /// A keyboard for ten fingers, with more signs and a second Shift key.
  case tablet
  /// A keyboard with the Tab and Caps Lock keys of a computer, for the largest tablets.
  case tabletPro
  /// A phone's letters and the keys that a shell or an editor wants: Esc, Tab, Ctrl, Alt, arrows.
  case terminal
  /// All keys of a computer's keyboard.
  case full
  /// Digits and the signs of arithmetic.
  case numpad
  /// Ten digits, to enter a secret number.
  case pin
  /// Ten digits and the signs of a telephone.
  case phonePad
  /// A keyboard for nothing but e-mail addresses.
  case email
  /// A keyboard for nothing but addresses of the web.
  case url
}
