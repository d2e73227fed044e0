// SPDX-License-Identifier: MIT

/// What kind of device a keyboard imitates, which decides about its keys and their sizes.
public enum DeviceType: String, Hashable, Sendable, CaseIterable {
  /// A keyboard for two thumbs: few and narrow keys.
  case phone
  /// A keyboard for ten fingers, with more signs and a second Shift key.
  case tablet
  /// A keyboard with the Tab and Caps Lock keys of a computer, for the largest tablets.
  case tabletPro
}
