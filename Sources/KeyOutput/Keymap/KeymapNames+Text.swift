// SPDX-License-Identifier: MIT

import CXkbcommon
import Glibc

extension KeymapNames {
  /// Returns the whole keymap in XKB's text format, version 1, as a display server reports it.
  ///
  /// - Returns: The text; `nil` if the layouts are not installed.
  package func text() -> String? {
    guard let context = XKBContext(.installedFiles), let keymap = context.compile(self) else {
      return nil
    }
    defer { xkb_keymap_unref(keymap) }
    guard let text = xkb_keymap_get_as_string(keymap, XKB_KEYMAP_FORMAT_TEXT_V1) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
