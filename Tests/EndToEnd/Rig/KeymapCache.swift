// SPDX-License-Identifier: MIT

import KeyOutput
import Synchronization

/// The keymaps of receivers, each inverted once, which takes an emulated processor longer than many
/// a case.
enum KeymapCache {
  private static let keymaps = Mutex<[Keymap.Source: Keymap]>([:])

  /// Returns the keymap of a source.
  ///
  /// - Throws: ``KeymapError``.
  static func keymap(_ source: Keymap.Source) throws(KeymapError) -> Keymap {
    if let keymap = keymaps.withLock({ $0[source] }) { return keymap }
    let keymap = try Keymap(source)
    keymaps.withLock { $0[source] = keymap }
    return keymap
  }
}
