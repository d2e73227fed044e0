// SPDX-License-Identifier: MIT

extension KeyboardLayout.Configuration {
  /// The height of the extra row above the keyboard in points, with insets.
  ///
  /// **Source:** KeyboardKit's configurations of phones, where it is that of the other rows.
  public var inputToolbarHeight: Double {
    rowHeight
  }
}
